import { describe, expect, it } from 'vitest';
import { contract, createTestSandbox, getExampleBody, type TestSandbox } from '../../../tests/sandbox/test-sandbox';

type ErrorBody = {
  debug_id: string;
  code: string;
  message: string;
  description: string;
  link: string;
  details: { code: string; field: string }[];
  auth?: boolean;
};

const json = { 'content-type': 'application/json' };

describe('a call that waits', () => {
  const SLOW = { 'sandbox-scenario': 'slow:5' };
  const LONDON = getExampleBody('address-register/london');
  const OSAKA = { key: 'osaka@shop.example', api_token: true };
  type SubUser = { id: string; token: string };

  /** A sandbox in which something happens while a slow call waits. */
  async function createWaiting(): Promise<{ sandbox: TestSandbox; meanwhile: (work: () => Promise<unknown>) => void }> {
    let work = (): Promise<unknown> => Promise.resolve();
    const sandbox = await createTestSandbox({ realClock: { now: () => 0, wait: () => work().then(() => undefined) } });
    return { sandbox, meanwhile: (next) => (work = next) };
  }

  it('writes nothing after its user was deleted, and leaves no record behind', async () => {
    const { sandbox, meanwhile } = await createWaiting();
    const { send, environment } = sandbox;
    const { body: user } = await send<SubUser>('POST /sub-users', { body: OSAKA });
    meanwhile(() => send(`DELETE /sub-users/${user.id}`));
    const late = await send('POST /addresses', { token: user.token, body: LONDON, headers: SLOW });
    expect(late).toMatchObject({ status: 403, body: { code: 'AUTH_ERROR' } });
    expect(JSON.stringify(late.body)).toContain('deleted');
    expect(await environment.store.read((reader) => reader.list('address', user.id))).toEqual([]);
  });

  it('writes nothing after its token was replaced', async () => {
    const { sandbox, meanwhile } = await createWaiting();
    const { send, environment } = sandbox;
    const { body: user } = await send<SubUser>('POST /sub-users', { body: OSAKA });
    meanwhile(() => send(`POST /sub-users/${user.id}`));
    const late = await send('POST /addresses', { token: user.token, body: LONDON, headers: SLOW });
    expect(late).toMatchObject({ status: 403, body: { code: 'AUTH_ERROR' } });
    expect(await environment.store.read((reader) => reader.list('address', user.id))).toEqual([]);
  });

  it('writes when nothing has changed', async () => {
    const { sandbox } = await createWaiting();
    expect((await sandbox.send('POST /addresses', { body: LONDON, headers: SLOW })).status).toBe(200);
  });
});

describe('what a careless client sends', () => {
  const rows = [
    { name: 'an unknown path', call: 'GET /nothing', status: 404, code: 'NOT_FOUND' },
    { name: 'a path with a slash at its end', call: 'GET /shipments/', status: 404, code: 'NOT_FOUND' },
    { name: 'a broken escape in the path', call: 'GET /shipments/%E0%A4%A', status: 404, code: 'NOT_FOUND' },
    { name: 'a method that the path does not take', call: 'PATCH /shipments', status: 405, code: 'METHOD_NOT_ALLOWED' },
    { name: 'no token', call: 'GET /shipments', token: null, status: 403, code: 'AUTH_ERROR' },
    { name: 'an empty token', call: 'GET /shipments', token: '', status: 403, code: 'AUTH_ERROR' },
    { name: 'a wrong token', call: 'GET /shipments', token: 'tok_live_wrong', status: 403, code: 'AUTH_ERROR' },
    {
      name: 'a body that is not declared',
      call: 'POST /shipments',
      headers: { 'content-type': 'text/plain' },
      body: '{}',
      status: 415,
      code: 'UNSUPPORTED_MEDIA_TYPE',
    },
    {
      name: 'a form',
      call: 'POST /shipments',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'a=1',
      status: 415,
      code: 'UNSUPPORTED_MEDIA_TYPE',
    },
    {
      name: 'broken JSON',
      call: 'POST /shipments',
      headers: json,
      body: '{"setup":',
      status: 400,
      code: 'VALIDATION_ERROR',
    },
    { name: 'an empty body', call: 'POST /shipments', headers: json, body: ' ', status: 400, code: 'VALIDATION_ERROR' },
    { name: 'a list instead of an object', call: 'POST /shipments', body: [], status: 400, code: 'VALIDATION_ERROR' },
    { name: 'null', call: 'POST /shipments', headers: json, body: 'null', status: 400, code: 'VALIDATION_ERROR' },
    {
      name: 'a body over the limit',
      call: 'POST /shipments',
      headers: json,
      body: `"${'a'.repeat(2 * 1024 * 1024)}"`,
      status: 413,
      code: 'PAYLOAD_TOO_LARGE',
    },
    { name: 'a page of no size', call: 'GET /shipments?limit=0', status: 400, code: 'VALIDATION_ERROR' },
    { name: 'a page over the limit', call: 'GET /shipments?limit=1001', status: 400, code: 'VALIDATION_ERROR' },
    { name: 'a page that is no number', call: 'GET /shipments?page=two', status: 400, code: 'VALIDATION_ERROR' },
    { name: 'an unknown state', call: 'GET /shipments?state=gone', status: 400, code: 'VALIDATION_ERROR' },
    {
      name: 'a range that is no timestamp',
      call: 'GET /shipments?created_after=yesterday',
      status: 400,
      code: 'VALIDATION_ERROR',
    },
    {
      name: 'a carrier without tracking',
      call: 'GET /tracking/seino/4410093827',
      status: 400,
      code: 'VALIDATION_ERROR',
    },
    { name: 'an unknown id', call: 'GET /shipments/API-0000000000', status: 404, code: 'NOT_FOUND' },
    { name: 'an id of a wrong form', call: 'GET /shipments/42', status: 404, code: 'NOT_FOUND' },
  ];

  it.each(rows)('$name returns $status and all five parts', async ({ call, token, body, headers, status, code }) => {
    const { send } = await createTestSandbox();
    const response = await send<ErrorBody>(call, {
      ...(token === undefined ? {} : { token }),
      ...(body === undefined ? {} : { body }),
      ...(headers ? { headers: headers } : {}),
    });
    expect({ status: response.status, code: response.body.code }).toEqual({ status, code });
    expect(response.body.debug_id).toMatch(/^err_[0-9a-z]{9}$/);
    expect(response.body.message.length).toBeGreaterThan(5);
    expect(response.body.description.length).toBeGreaterThan(response.body.message.length);
    expect(response.body.link).toMatch(/^https:\/\/docs\.shipping\.example\/en\/[a-z-]+#[\w-]+$/);
    expect(response.body.details).toBeInstanceOf(Array);
    expect(response.body.auth).toBe(status === 403 ? false : undefined);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('explains how a plus sign is encoded in a query', async () => {
    const { send } = await createTestSandbox();
    const sent = await send<ErrorBody>('GET /shipments?created_after=2026-11-01T00:00:00+09:00');
    expect(sent.body.details).toEqual([
      expect.objectContaining({
        field: 'created_after',
        message: 'A plus sign in a query string means a space. Encode it as %2B: 2026-11-01T00:00:00%2B09:00',
      }),
    ]);
    const written = await send('GET /shipments?created_after=2026-11-01T00:00:00%2B09:00');
    expect(written.status).toBe(200);
  });

  it.each(['GET /shipments/API-0000000000', 'POST /shipments'])(
    'gives each call an id of its own, also when %s fails twice in the same way',
    async (call) => {
      const { send } = await createTestSandbox();
      const how = call.startsWith('POST') ? { body: {} } : {};
      const ids = [await send<ErrorBody>(call, how), await send<ErrorBody>(call, how)].map(({ body }) => body.debug_id);
      expect(ids[0]).not.toBe(ids[1]);
    },
  );

  it.each([
    ['GET /shipments/API-0000000000', /shipment belongs to another user.*the list of shipments/],
    ['PUT /carriers/unknown', /carrier account was deleted.*the list of carrier accounts/],
    ['DELETE /sub-users/unknown', /sub user was deleted.*the list of sub users/],
    ['GET /tracking/yamato/000000000000', /tracking number.*and the carrier type/],
    ['GET /nothing', /No operation has this path/],
    ['GET /rate', /path of the URL/],
  ])('%s describes its own cause and no other', async (call, expected) => {
    const { send } = await createTestSandbox();
    const how = { headers: { 'accept-language': 'en' }, ...(call.startsWith('PUT') ? { body: {} } : {}) };
    const { status, body } = await send<ErrorBody>(call, how);
    expect(status).toBe(404);
    expect(body.description).toMatch(expected);
    const subjects = ['shipment', 'carrier account', 'sub user', 'tracking', 'path'];
    const others = subjects.filter((subject) => !expected.source.includes(subject));
    expect(others.filter((subject) => body.description.includes(subject))).toEqual([]);
  });

  it('lists the methods that a path supports', async () => {
    const { send } = await createTestSandbox();
    const { headers, body } = await send<ErrorBody>('PUT /shipments/42', { headers: { 'accept-language': 'ja' } });
    expect(headers.get('allow')).toBe('DELETE, GET, HEAD');
    expect(body.details).toEqual([
      expect.objectContaining({ message: 'パス/v1/shipments/42が対応しているメソッドはDELETE、GET、HEADです。' }),
    ]);
  });

  it('stops reading a body that is too long and does not say so', async () => {
    const { handle, token } = await createTestSandbox();
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        controller.enqueue(new Uint8Array(256 * 1024).fill(32));
        if (sent > 100) controller.close();
      },
    });
    const init = { method: 'POST', body, duplex: 'half', headers: { 'x-access-token': token, ...json } };
    const response = await handle(new Request('http://127.0.0.1/v1/shipments', init));
    expect(response.status).toBe(413);
    expect(sent).toBeLessThan(20);
  });
});

describe('unknown query parameters', () => {
  type Row = { code: string; field: string; value: string | null; given: string; message: string };

  it.each([
    ['GET /shipments?status=void', 'status', 'state'],
    ['GET /shipments?reference=PO-58213', 'reference', 'ref_number'],
    ['GET /shipments?pages=2', 'pages', 'page'],
    ['GET /shipments?pageSize=5', 'pageSize', 'limit'],
    ['GET /shipments?color=red', 'color', null],
    ['GET /carriers?limit=1', 'limit', null],
    ['GET /tracking/sagawa/360090000012?language=en', 'language', null],
    ['DELETE /shipments/API-0000000000?force=1', 'force', null],
  ])('%s is rejected', async (call, field, value) => {
    const { send } = await createTestSandbox();
    const { status, body } = await send<{ details: Row[] }>(call);
    expect(status).toBe(400);
    expect(body.details).toMatchObject([{ code: 'UNKNOWN_FIELD', field, value }]);
    expect(body.details[0]?.message).toContain(value === null ? field : `Did you mean ${value}?`);
  });
});

it.each([
  ['GET /shipments?carrier=ヤマト運輸', 'en', "'ヤマト運輸' isn't a code. Did you mean yamato (Yamato Transport)?"],
  [
    'GET /shipments?carrier=ヤマト運輸',
    'ja',
    '「ヤマト運輸」はコードではありません。yamato（ヤマト運輸）ではありませんか。',
  ],
  ['GET /shipments?state=voided', 'en', "'voided' isn't supported. Use one of active, void, any."],
  ['GET /shipments?scope=dashboard', 'ja', '「dashboard」は使用できません。次のいずれかを指定してください：api、all。'],
  ['GET /tracking/%E4%BD%90%E5%B7%9D/1', 'en', "'佐川' isn't a code. Did you mean sagawa (Sagawa Express)?"],
])('%s says what the value means (%s)', async (call, language, message) => {
  const { send } = await createTestSandbox();
  const { body } = await send<{ details: { message: string }[] }>(call, { headers: { 'accept-language': language } });
  expect(body.details.map((detail) => detail.message)).toEqual([message]);
});

describe('the cause of a 403', () => {
  type Refused = { code: string; description: string; details: { message: string }[] };
  const send403 = async (
    token: string | null,
    headers: Record<string, string> = {},
    { send }: { send: Awaited<ReturnType<typeof createTestSandbox>>['send'] },
  ): Promise<string> => {
    const { status, body } = await send<Refused>('GET /sub-users', { token, headers });
    expect({ status, code: body.code }).toEqual({ status: 403, code: 'AUTH_ERROR' });
    expect(body.description).not.toBe('');
    return body.details[0]?.message ?? '';
  };

  it.each<[string, string | null, Record<string, string>, RegExp]>([
    ['no header', null, {}, /header is missing or empty/],
    ['the Authorization header', null, { authorization: 'Bearer tok_test_1' }, /in the Authorization header/],
    ['a prefix', 'Bearer tok_test_1', {}, /begins with Bearer/],
    ['a token that nobody has', 'tok_live_wrong', {}, /This token isn't registered/],
  ])('is %s', async (_, token, headers, expected) => {
    expect(await send403(token, headers, await createTestSandbox())).toMatch(expected);
  });

  it('is a token of a sub user, one that was replaced, or one of a sub user that was deleted', async () => {
    const sandbox = await createTestSandbox();
    const { send } = sandbox;
    const register = { body: { key: 'a@b.example', api_token: true } };
    const { body: user } = await send<{ id: string; token: string }>('POST /sub-users', register);
    expect(await send403(user.token, {}, sandbox)).toMatch(/Sub users can't use this operation/);
    const { body: renewed } = await send<{ token: string }>(`POST /sub-users/${user.id}`);
    expect(await send403(user.token, {}, sandbox)).toMatch(/replaced by a newer one/);
    await send(`DELETE /sub-users/${user.id}`);
    expect(await send403(renewed.token, {}, sandbox)).toMatch(/sub user that was deleted/);
  });
});

it('serves the operations below the older base path as well', async () => {
  const { handle, token } = await createTestSandbox();
  const call = (path: string): Promise<Response> =>
    handle(new Request(`http://127.0.0.1:4010${path}`, { headers: { 'x-access-token': token } }));
  expect((await call('/api/v1/carriers')).status).toBe(200);
  expect((await call('/api/carriers')).status).toBe(404);
});

describe('languages', () => {
  it.each([
    [null, 'ja'],
    ['en', 'en'],
    ['en-GB,ja;q=0.8', 'en'],
    ['ja;q=0.4, en;q=0.9', 'en'],
    ['fr', 'ja'],
    ['en;q=0', 'ja'],
    ['*', 'ja'],
  ])('Accept-Language %s returns the language %s', async (header, locale) => {
    const { send } = await createTestSandbox();
    const response = await send<ErrorBody>('GET /shipments/API-0000000000', {
      headers: { 'accept-language': header ?? '' },
    });
    expect(response.headers.get('content-language')).toBe(locale);
    expect(/[ぁ-ん]/.test(response.body.message)).toBe(locale === 'ja');
    expect(response.body.link.includes('/en/')).toBe(locale === 'en');
  });
});

describe('the call limit', () => {
  it('counts down, rejects, and is reset after its time', async () => {
    const { send, clock } = await createTestSandbox({ callLimit: { calls: 2, seconds: 5 } });
    const first = await send('GET /carriers');
    const second = await send('GET /nothing');
    clock.real = 1200;
    const third = await send<ErrorBody>('GET /carriers');
    clock.real = 5000;
    const fourth = await send('GET /carriers');
    expect([first, second, third, fourth].map(({ status }) => status)).toEqual([200, 404, 429, 200]);
    expect([first, second, third, fourth].map(({ headers }) => headers.get('x-api-call-limit'))).toEqual([
      '1/2',
      '0/2',
      '0/2',
      '1/2',
    ]);
    expect(third.headers.get('retry-after')).toBe('4');
    expect(third.headers.get('x-api-call-reset')).toBe('Thu Jan 01 1970 09:00:05 GMT+0900 (Japan Standard Time)');
    expect(third.body.code).toBe('TOO_MANY_REQUESTS');
    // The limit may be another than that of the API.
    expect(third.body.description).not.toMatch(/\d/);
  });

  it('names the flag of the command that starts the sandbox', async () => {
    const { send } = await createTestSandbox({ callLimit: { calls: 1, seconds: 5 }, callLimitFlag: '--call-limit' });
    await send('GET /carriers');
    const { body } = await send<{ details: object[] }>('GET /carriers');
    expect(body.details).toMatchObject([
      {
        message:
          'The call limit of this sandbox is 1 in 5 s. Start it with --call-limit to change or remove the limit.',
      },
    ]);
  });

  it('is over at the second that is told, however the window began', async () => {
    const { send, clock } = await createTestSandbox({ callLimit: { calls: 1, seconds: 1 } });
    clock.real = 300;
    await send('GET /carriers');
    const { status, headers } = await send('GET /carriers');
    clock.real = Date.parse(headers.get('x-api-call-reset') ?? '');
    expect([status, (await send('GET /carriers')).status]).toEqual([429, 200]);
  });

  it('is not told to those who have no token', async () => {
    const { send } = await createTestSandbox({ callLimit: { calls: 2, seconds: 5 } });
    const { headers } = await send('GET /carriers', { token: 'wrong' });
    expect(headers.get('x-api-call-limit')).toBeNull();
  });

  it('is counted for each token by itself', async () => {
    const { send } = await createTestSandbox({ callLimit: { calls: 2, seconds: 5 } });
    const { body } = await send<{ token: string }>('POST /sub-users', {
      body: { key: 'a@b.example', api_token: true },
    });
    await send('GET /carriers');
    const { status, headers } = await send('GET /carriers', { token: body.token });
    expect({ status, left: headers.get('x-api-call-limit') }).toEqual({ status: 200, left: '1/2' });
  });
});

describe('simulated errors', () => {
  const failing = Object.entries(contract.scenarios).flatMap(([scenario, { code }]) =>
    code ? [{ scenario, code }] : [],
  );

  it.each(failing)('$scenario returns $code, for that call only', async ({ scenario, code }) => {
    const { send } = await createTestSandbox();
    const asked = await send<ErrorBody>('GET /carriers', { headers: { 'Sandbox-Scenario': scenario } });
    const next = await send('GET /carriers');
    expect({ code: asked.body.code, status: asked.status }).toEqual({
      code,
      status: contract.errors.codes[code]?.status,
    });
    expect(next.status).toBe(200);
  });

  it.each([undefined, { calls: 5, seconds: 60 }])('of the call limit have its headers: %j', async (callLimit) => {
    const { send } = await createTestSandbox(callLimit ? { callLimit } : {});
    const { headers } = await send('GET /carriers', { headers: { 'Sandbox-Scenario': 'too-many-requests' } });
    expect(headers.get('x-api-call-limit')).toBe(`0/${callLimit?.calls ?? contract.limits['call-limit-calls']}`);
    expect(headers.get('x-api-call-reset')).toMatch(/ GMT\+0900 \(Japan Standard Time\)$/);
    expect(headers.get('retry-after')).toBe('1');
  });

  it('account-pending shows the carrier accounts as pending', async () => {
    const { send } = await createTestSandbox();
    const asked = { headers: { 'Sandbox-Scenario': 'account-pending' } };
    const body = getExampleBody('carrier-register/sagawa');
    const { body: registered } = await send<{ state: string }>('POST /carriers', { ...asked, body });
    expect(registered.state).toBe('pending');
    const list = async (options: object): Promise<string[]> =>
      (await send<{ state: string }[]>('GET /carriers', options)).body.map(({ state }) => state);
    expect(await list(asked)).toEqual(['pending']);
    expect(await list({})).toEqual(['active']);
  });

  it.each([
    ['validation-error', 'setup'],
    ['carrier-refused', 'setup'],
    ['carrier-refused:YAMATO_ES003001', 'setup'],
  ])('%s has details that a client can show', async (scenario, field) => {
    const { send } = await createTestSandbox();
    const { body } = await send<ErrorBody>('POST /shipments', {
      body: getExampleBody('shipment-create/yamato'),
      headers: { 'Sandbox-Scenario': scenario },
    });
    expect(body.details).toMatchObject([{ code: 'INVALID', field, rule: null }]);
  });

  it('a carrier rejects with its own code', async () => {
    const { send } = await createTestSandbox();
    const { body, status } = await send<ErrorBody>('POST /shipments', {
      body: getExampleBody('shipment-create/yamato'),
      headers: { 'Sandbox-Scenario': 'carrier-refused:YAMATO_ES003001' },
    });
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'YAMATO_ES003001' });
  });

  it('a slow response comes after the seconds asked for', async () => {
    const { send, clock } = await createTestSandbox();
    const { status } = await send('GET /carriers', { headers: { 'Sandbox-Scenario': 'slow:7' } });
    expect({ status, waited: clock.waited }).toEqual({ status: 200, waited: 7000 });
  });

  it('a cut connection is no response', async () => {
    const { handle, token } = await createTestSandbox();
    const headers = { 'x-access-token': token, 'Sandbox-Scenario': 'drop' };
    const response = await handle(new Request('http://127.0.0.1/v1/carriers', { headers }));
    expect(response.type).toBe('error');
  });

  it.each([
    'slow',
    'slow:0',
    'slow:61',
    'slow:x',
    'explode',
    'rates-fail',
    'rates-fail:nobody',
    'rates-fail:constructor',
    'carrier-refused:NONE',
    'not-found:1',
    ':',
  ])('%s is refused with the list of scenarios', async (scenario) => {
    const { send } = await createTestSandbox();
    const { status, body } = await send<ErrorBody>('GET /carriers', { headers: { 'Sandbox-Scenario': scenario } });
    expect({ status, field: body.details[0]?.field }).toEqual({ status: 400, field: 'Sandbox-Scenario' });
  });
});
