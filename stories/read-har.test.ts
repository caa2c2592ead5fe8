import { expect, it } from 'vitest';
import type { CallRecord } from '../sandbox/web';
import { HarError, readHar } from './read-har';
import { toHar } from './to-har';

const API = {
  operations: [
    { method: 'GET', path: '/shipments', hasBody: false },
    { method: 'POST', path: '/shipments', hasBody: true },
    { method: 'DELETE', path: '/shipments/{id}', hasBody: false },
    { method: 'POST', path: '/subusers', hasBody: true },
    { method: 'PUT', path: '/carriers/{id}', hasBody: true },
    { method: 'GET', path: '/tracking/{carrier}/{tracking_number}', hasBody: false },
  ],
  prefix: '/v1',
};
const AT = '2026-11-24T01:00:00.000Z';

type Part = {
  method?: string;
  url?: string;
  token?: string;
  at?: string;
  body?: string;
  status?: number;
  response?: object;
};

/** An entry as a browser or a proxy writes it. */
function toEntry({
  method = 'GET',
  url = 'https://api.shop.example/v1/shipments',
  token,
  at = AT,
  ...rest
}: Part): object {
  const { body, status = 200, response = {} } = rest;
  return {
    startedDateTime: at,
    time: 80,
    request: {
      method,
      url,
      headers: token === undefined ? [] : [{ name: 'X-Access-Token', value: token }],
      ...(body === undefined ? {} : { postData: { mimeType: 'application/json', text: body } }),
    },
    response: { status, content: { mimeType: 'application/json', text: JSON.stringify(response) } },
  };
}

const read = (...entries: unknown[]): ReturnType<typeof readHar> =>
  readHar(JSON.stringify({ log: { version: '1.2', entries } }), API);

it('contains the calls to the API on any host, in the order of their times, and counts the others', () => {
  const { story, ignored } = read(
    toEntry({ url: 'https://proxy.shop.example/api/v1/tracking/sagawa/360?x=1', at: '2026-11-24T01:00:05.000Z' }),
    toEntry({ method: 'POST', body: '{"a":1}', response: { id: 'API-1' } }),
    // A path that doesn't exist, on a host of the API.
    toEntry({ url: 'https://api.shop.example/v1/shipment', at: '2026-11-24T01:00:09.000Z', status: 404 }),
    toEntry({ url: 'https://shop.example/v1/cart' }),
    toEntry({ url: 'data:image/png;base64,AAAA' }),
    { request: null },
    'nothing',
  );
  expect(story.calls.map(({ method, path, body, status, made }) => ({ method, path, body, status, made }))).toEqual([
    { method: 'POST', path: '/shipments', body: '{"a":1}', status: 200, made: ['API-1'] },
    { method: 'GET', path: '/tracking/sagawa/360?x=1', body: undefined, status: 200, made: [] },
    { method: 'GET', path: '/shipment', body: undefined, status: 404, made: [] },
  ]);
  expect(story.now).toBe(Date.parse('2026-11-24T01:00:09.000Z'));
  expect(ignored).toBe(4);
});

it('leaves out what succeeded with a body that it does not contain, and keeps what failed without one', () => {
  const { story, incomplete } = read(
    toEntry({ method: 'POST' }),
    toEntry({ method: 'POST', body: '' }),
    toEntry({ method: 'PUT', url: 'https://api.shop.example/v1/carriers/Hq4v' }),
    toEntry({ method: 'POST', status: 415 }),
    toEntry({ method: 'POST', body: '{}' }),
    toEntry({ method: 'DELETE', url: 'https://api.shop.example/v1/shipments/API-1' }),
    toEntry({}),
  );
  expect(incomplete).toBe(3);
  expect(story.calls.map(({ method, status }) => `${method} ${status}`)).toEqual([
    'POST 415',
    'POST 200',
    'DELETE 200',
    'GET 200',
  ]);
  expect(() => read(toEntry({ method: 'POST' }))).toThrow('no-bodies');
});

it('knows the sub user whose token a response of it contains, and a token that was rejected', () => {
  const { story } = read(
    toEntry({
      method: 'POST',
      url: 'https://api.shop.example/v1/subusers',
      token: 'mine',
      body: '{"key":"osaka"}',
      response: { id: 'sub1', token: 'theirs' },
    }),
    toEntry({ token: 'theirs' }),
    toEntry({ token: 'theirs', status: 403 }),
    toEntry({ token: 'unknown', status: 403 }),
    toEntry({ token: 'unknown' }),
  );
  expect(story.calls.map(({ caller }) => caller)).toEqual(['account', 'sub1', 'sub1', '', 'account']);
});

it('reads a response in Base64, and omits a delay and what the call limit rejected', () => {
  const entry = toEntry({}) as { request: { headers: object[] }; response: { content: object } };
  entry.request.headers.push({ name: 'sandbox-scenario', value: 'slow:30' });
  entry.response.content = { text: btoa('{"id":"API-2"}'), encoding: 'base64' };
  const { story } = read(entry, toEntry({ status: 429 }));
  expect(story.calls).toMatchObject([{ response: '{"id":"API-2"}', scenario: '' }]);
});

it.each([
  ['nothing', '', 'not-har'],
  ['another JSON', '{"log":{}}', 'not-har'],
  ['a list', '[1]', 'not-har'],
  [
    'calls of other APIs',
    JSON.stringify({ log: { entries: [toEntry({ url: 'https://shop.example/v1/cart' })] } }),
    'no-calls',
  ],
  ['no entry', '{"log":{"entries":[]}}', 'no-calls'],
  [
    'a time that no clock shows',
    JSON.stringify({ log: { entries: [toEntry({ at: '9999-01-01T00:00:00Z' })] } }),
    'no-calls',
  ],
  ['201 calls', JSON.stringify({ log: { entries: Array.from({ length: 201 }, () => toEntry({})) } }), 'too-many-calls'],
])('with %s is rejected', (_, text, problem) => {
  expect(() => readHar(text, API)).toThrow(new HarError(problem as HarError['problem']));
});

const CALL: CallRecord = {
  method: 'POST',
  path: '/shipments?note=%24HOME',
  caller: 'usr_1',
  scenario: 'carrier-down',
  body: '{"name": "出荷"}',
  at: Date.parse(AT),
  duration: 12.5,
  status: 200,
  headers: [['content-type', 'application/json']],
  response: '{"id":"API-1"}',
};
const SANDBOX = { seed: 'seed', now: Date.parse(AT) + 5000, ignoreHours: true };

it('that the portal writes has the query, both bodies and their sizes in bytes, and no token', () => {
  const { log } = toHar([CALL], 'http://localhost/v1', SANDBOX) as { log: { version: string; entries: unknown[] } };
  expect(log.version).toBe('1.2');
  expect(log.entries).toMatchObject([
    {
      startedDateTime: AT,
      time: 12.5,
      request: {
        method: 'POST',
        url: 'http://localhost/v1/shipments?note=%24HOME',
        queryString: [{ name: 'note', value: '$HOME' }],
        bodySize: Buffer.byteLength(CALL.body ?? ''),
        postData: { mimeType: 'application/json', text: CALL.body },
      },
      response: { status: 200, content: { size: 14, text: '{"id":"API-1"}' } },
    },
  ]);
  expect(JSON.stringify(log)).not.toContain('x-access-token');
});

it('that the portal wrote is read with its clock, callers and simulated errors', () => {
  const { story } = readHar(JSON.stringify(toHar([CALL], 'http://localhost/v1', SANDBOX)), API);
  const { duration: _, headers: __, ...call } = CALL;
  expect(story).toEqual({ ...SANDBOX, calls: [{ ...call, isOutsideHours: false, made: ['API-1'] }] });
});
