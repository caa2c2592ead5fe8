import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resolveExampleValue } from '../../contract';
import { createValidators, loadContract } from '../../contract/node';
import address from '../../contract/data/examples/address-register/london.request.json';
import dhl from '../../contract/data/examples/carrier-register/dhl.request.json';
import sagawa from '../../contract/data/examples/carrier-register/sagawa.request.json';
import signature from '../../contract/data/examples/file-upload/signature.request.json';
import negotiatedRates from '../../contract/data/examples/negotiated-rates-upload/sagawa.request.json';
import ratesRequest from '../../contract/data/examples/rates-list/domestic.request.json';
import request from '../../contract/data/examples/shipment-create/sagawa.request.json';
import subUser from '../../contract/data/examples/subuser-register/osaka.request.json';
import warehouse from '../../contract/data/examples/warehouse-register/kyoto.request.json';
import { runSandbox, type RunningSandbox } from './run-sandbox';
import { sendRaw } from './raw-request';

type Json = Record<string, unknown>;
type Row = {
  name: string;
  /** The whole request; `TOKEN` becomes the token of the account, and `Connection: close` is added. */
  send: string;
  /** undefined when the server closes the connection without a response. */
  status: number | undefined;
};

const LOOPBACK = 'Host: localhost';
const JSON_BODY = 'Content-Type: application/json';
const get = (target: string, ...headers: string[]): string =>
  [`GET ${target} HTTP/1.1`, ...(headers.length > 0 ? headers : [LOOPBACK]), 'x-access-token: TOKEN', '', ''].join(
    '\r\n',
  );
const post = (path: string, body: string, ...headers: string[]): string =>
  [
    `POST ${path} HTTP/1.1`,
    LOOPBACK,
    'x-access-token: TOKEN',
    ...(headers.length > 0 ? headers : [JSON_BODY]),
    `Content-Length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n');

/** Request lines and headers. Each row is one request; to add a case, add a row. */
const REQUESTS: Row[] = [
  { name: 'a usual request', send: get('/v1/carriers'), status: 200 },
  { name: 'the address of loopback', send: get('/v1/carriers', 'Host: 127.0.0.1:4010'), status: 200 },
  { name: 'loopback in IPv6', send: get('/v1/carriers', 'Host: [::1]:4010'), status: 200 },
  { name: 'upper case in the host', send: get('/v1/carriers', 'Host: LOCALHOST'), status: 200 },
  { name: 'the host of another site (DNS rebinding)', send: get('/v1/carriers', 'Host: evil.test'), status: 421 },
  { name: 'a host that begins like loopback', send: get('/v1/carriers', 'Host: localhost.evil.test'), status: 421 },
  { name: 'loopback as the user of a host', send: get('/v1/carriers', 'Host: localhost@evil.test'), status: 421 },
  { name: 'an empty host', send: get('/v1/carriers', 'Host:'), status: 421 },
  { name: 'two hosts', send: get('/v1/carriers', LOOPBACK, 'Host: evil.test'), status: 400 },
  { name: 'the same host twice', send: get('/v1/carriers', LOOPBACK, LOOPBACK), status: 400 },
  { name: 'no host', send: get('/v1/carriers', 'Accept: */*'), status: 400 },
  { name: 'a URL of another site as target', send: get('http://evil.test/v1/carriers'), status: 421 },
  { name: 'a URL without a host as target', send: get('http:///v1/carriers'), status: 421 },
  { name: 'an authority as target', send: get('localhost:80'), status: 400 },
  { name: 'an asterisk as target', send: get('*'), status: 421 },
  { name: 'OPTIONS of the whole server', send: get('*').replace('GET', 'OPTIONS'), status: 204 },
  { name: 'HEAD', send: get('/v1/carriers').replace('GET', 'HEAD'), status: 200 },
  { name: 'HEAD of what does not exist', send: get('/v1/shipments/API-NOTHING').replace('GET', 'HEAD'), status: 404 },
  { name: 'HEAD where there is no GET', send: get('/v1/rates').replace('GET', 'HEAD'), status: 405 },
  { name: 'HTTP/1.0 without a host', send: get('/v1/carriers', 'Accept: */*').replace('1.1', '1.0'), status: 200 },
  {
    name: 'HTTP/1.0 with the host of another site',
    send: get('/v1/carriers', 'Host: evil.test').replace('1.1', '1.0'),
    status: 421,
  },
  {
    name: 'a URL as target in HTTP/1.0',
    send: get('http://evil.test/', 'Accept: */*').replace('1.1', '1.0'),
    status: 400,
  },
  { name: 'two slashes', send: get('//'), status: 404 },
  { name: 'a path of another site', send: get('//evil.test/v1/carriers'), status: 404 },
  { name: 'a broken escape', send: get('/v1/shipments/%E0%A4%A'), status: 404 },
  { name: 'a zero byte in an id', send: get('/v1/shipments/%00'), status: 404 },
  { name: 'an id of 8,000 characters', send: get(`/v1/shipments/${'a'.repeat(8000)}`), status: 404 },
  { name: 'SQL in an id', send: get("/v1/shipments/x'%20OR%20'1'='1"), status: 404 },
  { name: 'the name of a method of objects', send: get('/v1/shipments/__proto__'), status: 404 },
  { name: 'a page beyond all integers', send: get('/v1/shipments?page=99999999999999999999'), status: 400 },
  { name: 'a page beyond all shipments', send: get('/v1/shipments?page=999999999999'), status: 200 },
  { name: 'a limit beyond all integers', send: get('/v1/shipments?limit=1e21'), status: 400 },
  { name: 'a page of infinity', send: get('/v1/shipments?page=Infinity'), status: 400 },
  { name: 'a date that is none', send: get('/v1/shipments?created_after=2026-02-30T00:00:00Z'), status: 400 },
  { name: 'a label that is none', send: get('/labels/202611/..%2f..%2fa.pdf'), status: 404 },
  { name: 'an unknown method', send: get('/v1/carriers').replace('GET', 'BREW'), status: 400 },
  { name: 'TRACE', send: get('/v1/carriers').replace('GET', 'TRACE'), status: 405 },
  { name: 'a line that is no request', send: 'hello\r\n\r\n', status: 400 },
  { name: 'an unknown version of HTTP', send: get('/v1/carriers').replace('1.1', '9.9'), status: 400 },
  { name: 'a header without a name', send: get('/v1/carriers', LOOPBACK, ': nothing'), status: 400 },
  {
    name: 'a length and chunks',
    send: post('/v1/shipments', '{}', JSON_BODY, 'Transfer-Encoding: chunked'),
    status: 400,
  },
  { name: 'two lengths', send: post('/v1/shipments', '{}', JSON_BODY, 'Content-Length: 3'), status: 400 },
  { name: 'a compressed body', send: post('/v1/shipments', '{}', JSON_BODY, 'Content-Encoding: gzip'), status: 415 },
  { name: 'a body that is not declared', send: post('/v1/shipments', '{}', 'Accept: */*'), status: 415 },
  { name: 'broken JSON', send: post('/v1/shipments', '{"setup":'), status: 400 },
  { name: 'JSON that nests 100,000 times', send: post('/v1/shipments', '['.repeat(100_000)), status: 400 },
  {
    name: 'an object that nests 20,000 times',
    send: post('/v1/shipments', `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`),
    status: 400,
  },
  {
    name: 'a prototype in the body',
    send: post('/v1/shipments', '{"__proto__":{"setup":1},"constructor":{}}'),
    status: 400,
  },
  { name: 'an array', send: post('/v1/shipments', '[]'), status: 400 },
  { name: 'null', send: post('/v1/shipments', 'null'), status: 400 },
  {
    name: 'a body of more than 2 MB',
    // The beginning of the body is enough, since a server may close the connection before the rest is sent.
    send: post('/v1/shipments', '"a', JSON_BODY).replace('Content-Length: 2', `Content-Length: ${2 * 1024 * 1024 + 1}`),
    status: 413,
  },
];

/** Changes of a valid shipment, by the path of the field. Each row is one creation. */
const BODIES: { name: string; change: (body: Json) => unknown; status: number }[] = [
  { name: 'a valid shipment', change: (body) => body, status: 200 },
  { name: 'a price of 1e308', change: (body) => withProduct(body, { price: 1e308 }), status: 400 },
  {
    name: 'a price beyond all safe integers',
    change: (body) => withProduct(body, { price: 2 ** 53 + 2 }),
    status: 400,
  },
  { name: 'a negative price', change: (body) => withProduct(body, { price: -1 }), status: 400 },
  { name: 'a quantity of 1.2e29', change: (body) => withProduct(body, { quantity: 1.2e29 }), status: 400 },
  { name: 'a quantity of a half', change: (body) => withProduct(body, { quantity: 0.5 }), status: 400 },
  { name: 'a weight beyond all safe integers', change: (body) => withProduct(body, { weight: 1e21 }), status: 400 },
  { name: 'an insurance of 1e300', change: (body) => withSetup(body, { insurance: 1e300 }), status: 400 },
  { name: 'a shipping fee of 1e300', change: (body) => withSetup(body, { shipping_fee: 1e300 }), status: 400 },
  {
    name: 'a collection of 1e20',
    change: (body) => withSetup(body, { cash_on_delivery: { amount: 1e20, tax: 0 } }),
    status: 400,
  },
  {
    name: 'a label position beyond all safe integers',
    change: (body) => withSetup(body, { print_start_location: 1e21 }),
    status: 400,
  },
  { name: 'a number of packs of 1e300', change: (body) => withSetup(body, { pack_amount: 1e300 }), status: 400 },
  { name: 'a discount of more than everything', change: (body) => withSetup(body, { discount: 1e300 }), status: 400 },
  { name: 'a parcel of 1e300 cm', change: (body) => ({ ...body, parcels: [toParcel({ width: 1e300 })] }), status: 400 },
  { name: 'a parcel of 1e300 g', change: (body) => ({ ...body, parcels: [toParcel({ weight: 1e300 })] }), status: 400 },
  { name: '1e21 parcels', change: (body) => ({ ...body, parcels: [toParcel({ amount: 1e21 })] }), status: 400 },
  { name: 'the greatest price', change: (body) => withProduct(body, { price: 999_999_999 }), status: 200 },
];

/** Names that the contract rejects wherever one is accepted. Each row is one creation. */
const NAMES: { name: string; path: string; body: Json }[] = [
  { name: 'a person of blanks', path: '/addresses', body: toAddress({ full_name: '\u3000 ' }) },
  { name: 'a company of zero-width characters', path: '/warehouses', body: toAddress({ company: '\u200b\u2060' }) },
  { name: 'a person with a zero byte', path: '/addresses', body: toAddress({ full_name: 'Mori\u0000' }) },
  { name: 'a company with an unpaired surrogate', path: '/warehouses', body: toAddress({ company: '\ud800' }) },
  { name: 'a key of zero-width characters', path: '/sub-users', body: { key: '\u200b@\u200b' } },
  { name: 'a sub user of blanks', path: '/sub-users', body: { key: 'a@b.example', info: { company: ' ' } } },
  { name: 'an account named with a bell', path: '/carriers', body: { ...dhl, name: '\u0007' } },
];

const FILES: { name: string; bytes: number[]; status: number }[] = [
  { name: 'the signature of a PNG alone', bytes: [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10], status: 400 },
  { name: 'the signature of a JPEG alone', bytes: [0xff, 0xd8, 0xff], status: 400 },
  { name: 'a GIF', bytes: [...Buffer.from('GIF89a')], status: 400 },
];

const contract = loadContract('contract');
const validators = createValidators(contract);

let dir = '';
let sandbox: RunningSandbox;
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'hostile-'));
  sandbox = await runSandbox(['--port', '0', '--data', join(dir, 'a.db'), '--call-limit', '0'], {
    NODE_OPTIONS: '--max-old-space-size=256',
  });
}, 60_000);
afterAll(() => {
  sandbox.process.kill('SIGKILL');
  rmSync(dir, { recursive: true });
});

/** One record of each kind besides shipments: how it is created, and the list that contains it afterward. */
const RECORDS: { create: string; list: string; path: string; body: Json }[] = [
  { create: 'address-register', list: 'addresses-list', path: '/addresses', body: address },
  { create: 'warehouse-register', list: 'warehouses-list', path: '/warehouses', body: warehouse },
  { create: 'carrier-register', list: 'carriers-list', path: '/carriers', body: dhl },
  { create: 'file-upload', list: 'files-list', path: '/files', body: signature },
  { create: 'subuser-register', list: 'subusers-list', path: '/sub-users', body: { ...subUser, key: 'a@b.example' } },
  { create: 'subuser-register', list: 'subusers-list', path: '/sub-users', body: { ...subUser, key: '森@b.example' } },
];

/** The records that both rounds acknowledged, to be read again at the end. */
const acknowledged: string[] = [];
const listed: { list: string; path: string; id: string }[] = [];

describe.each([1, 2])('the sandbox, round %i', (round) => {
  it.each(REQUESTS)('$name: $status', async ({ send, status }) => {
    const { port } = new URL(sandbox.address);
    const [line = '', ...others] = send.replaceAll('TOKEN', sandbox.token).split('\r\n');
    const response = await sendRaw(Number(port), [line, 'Connection: close', ...others].join('\r\n'));
    expect(response.status).toBe(status);
    if (send.includes('GET /v1') && status !== 421) expect(response.body).not.toContain('evil.test');
  });

  it.each(BODIES)('$name: $status', async ({ change, status }) => {
    const response = await sandbox.call('POST', '/shipments', change(resolveExampleValue(request, Date.now())));
    const body = (await response.json()) as { id: string };
    expect(response.status, JSON.stringify(body)).toBe(status);
    expect(validators.response('shipment-create', status, body)).toEqual([]);
    if (status === 200) acknowledged.push(body.id);
  });

  it.each(NAMES)('$name: 400', async ({ path, body }) => {
    const response = await sandbox.call('POST', path, body);
    expect(response.status).toBe(400);
    const { details } = (await response.json()) as { details: { rule: string }[] };
    expect(details.map(({ rule }) => rule)).toEqual(['name-characters']);
  });

  it.each(FILES)('an upload of $name: $status', async ({ bytes, status }) => {
    const file = Buffer.from(bytes).toString('base64');
    expect((await sandbox.call('POST', '/files', { type: 'logo', file })).status).toBe(status);
  });

  it.each(RECORDS)('$create of $body.key: acknowledged, and valid', async ({ create, list, path, body }) => {
    const key = typeof body.key === 'string' ? { key: `${round}${body.key}` } : {};
    const response = await sandbox.call('POST', path, { ...body, ...key });
    const record = (await response.json()) as { id: string };
    expect(response.status, JSON.stringify(record)).toBe(200);
    expect(validators.response(create, 200, record)).toEqual([]);
    listed.push({ list, path, id: record.id });
  });

  it('quotes with the negotiated rates that it acknowledged', async () => {
    const listing = (await (await sandbox.call('GET', '/carriers')).json()) as { id: string; type: string }[];
    const found = listing.find(({ type }) => type === 'sagawa');
    const account = found ?? ((await (await sandbox.call('POST', '/carriers', sagawa)).json()) as { id: string });
    const saved = await sandbox.call('POST', `/carriers/${account.id}/rates`, negotiatedRates);
    expect(saved.status).toBe(200);
    expect(validators.response('negotiated-rates-upload', 200, await saved.json())).toEqual([]);
    const quoted = await sandbox.call('POST', '/rates', resolveExampleValue(ratesRequest, Date.now()));
    expect(quoted.status).toBe(200);
    expect(validators.response('rates-list', 200, await quoted.json())).toEqual([]);
  });

  it('serves calls while large bodies fill their share of memory, and then those bodies', async () => {
    const { port } = new URL(sandbox.address);
    const size = 1_800_000;
    const lines = [`POST /v1/shipments HTTP/1.1`, LOOPBACK, JSON_BODY, `x-access-token: ${sandbox.token}`];
    const head = [...lines, 'Connection: close', `Content-Length: ${size}`, '', ''].join('\r\n');
    // Half of their bodies is under way for as long as the test wants. All of them are more than 16 MiB.
    const sockets = Array.from({ length: 20 }, () => connect({ port: Number(port), host: '127.0.0.1' }));
    const responses = sockets.map((socket) => text(socket));
    for (const socket of sockets) socket.write(head + ' '.repeat(size / 2));
    expect((await sandbox.call('GET', '/carriers')).status).toBe(200);
    for (const socket of sockets.toReversed()) socket.write(' '.repeat(size / 2));
    for (const response of await Promise.all(responses)) expect(response).toMatch(/^HTTP\/1\.1 400 /);
    expect((await sandbox.call('GET', '/carriers')).status).toBe(200);
  }, 60_000);

  it('is alive, and what it acknowledged is readable and matches the contract', async () => {
    expect(sandbox.process.exitCode).toBeNull();
    for (const id of acknowledged) {
      const response = await sandbox.call('GET', `/shipments/${id}`);
      expect(response.status).toBe(200);
      expect(validators.response('shipment-get', 200, await response.json())).toEqual([]);
    }
    for (const { list, path, id } of listed) {
      const response = await sandbox.call('GET', path);
      const records = (await response.json()) as { id: string }[];
      expect(validators.response(list, 200, records)).toEqual([]);
      expect(records.map((record) => record.id)).toContain(id);
    }
    expect(sandbox.output()).not.toMatch(/does not match the contract|Error:/);
  });
});

function toAddress(change: Json): Json {
  return { ...address, ...change };
}

function toParcel(change: Json): Json {
  return { width: 10, height: 10, depth: 10, weight: 100, amount: 1, ...change };
}

function withProduct(body: Json, change: Json): Json {
  const [first, ...others] = body.products as Json[];
  return { ...body, products: [{ ...first, ...change }, ...others] };
}

function withSetup(body: Json, change: Json): Json {
  return { ...body, setup: { ...(body.setup as Json), ...change } };
}
