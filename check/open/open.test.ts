import { inspect } from 'node:util';
import { expect, it } from 'vitest';
import { EXAMPLE_NOW, resolveExampleValue } from '../../contract';
import { createValidators, loadContract } from '../../contract/node';
import { toCheckData } from '../../plugins/console/check-data';
import { createChecker } from '../judge/checker';
import { open, toCheckResult, type Held, type Opened } from './open';

const contract = loadContract('contract');
const checker = createChecker({ ...toCheckData(contract, 'en'), validateBody: createValidators(contract).body });
const opening = { checker, loadCatalogue: () => [ENTRY], locale: 'en' as const };
const both = (text: string) => ({ en: text, ja: text });
const ENTRY = {
  ...{ code: 'NOT_FOUND', detail: null, rule: null, status: 404, retry: 'fix', changes: [] },
  ...{ message: both('Not found.'), cause: both('No such ID.'), fix: both('Use another ID.') },
  ...{ url: both('https://docs.shipping.example/err-code#not-found'), templates: { en: [], ja: [] } },
};

const example = contract.examples.find((one) => one.operation === 'shipment-create' && one.name === 'sagawa');
const REQUEST = JSON.stringify(resolveExampleValue(example?.request, EXAMPLE_NOW));
const RESPONSE = JSON.stringify(example?.response);
const ERROR = '{"code":"NOT_FOUND","message":"Not found.","debug_id":"a1","details":[]}';
const ROWS = 'お届け先名称１,お届け先郵便番号,お届け先住所１\n山本 さくら,060-0042,札幌市';
const toHar = (status: number, text: string): string => {
  const request = { method: 'POST', url: 'https://api.shipping.example/v1/shipments', postData: { text: REQUEST } };
  return JSON.stringify({ log: { version: '1.2', entries: [{ request, response: { status, content: { text } } }] } });
};
const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const encodeUtf16 = (text: string): Uint8Array => new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'));

const SHIFT_JIS_ROW = [0x8e, 0x52, 0x2c, 0x93, 0x63, 0x2c, 0x30, 0x0a];
const SHIFT_JIS_ROWS = new Uint8Array([...SHIFT_JIS_ROW, ...SHIFT_JIS_ROW]);

function run(held: string | Uint8Array | Omit<Held, 'accounts'>): Promise<Opened> {
  const given = typeof held === 'string' || held instanceof Uint8Array ? { content: held } : held;
  const circumstances = { now: EXAMPLE_NOW, ignoreHours: true, accounts: 'all' as const };
  return open({ ...given, accounts: 'all' }, circumstances, opening);
}

it.each([
  ['a line of a log with other fields', `{"level":50,"name":"shop","pid":7,"err":${ERROR}}`, ''],
  ['a line of a log with the request', `{"name":"shop","request":{"body":${REQUEST}},"err":${ERROR}}`, REQUEST],
  ['a list of rates with an error', `{"rates":[],"errors":[${ERROR}],"warnings":[]}`, ''],
  ['the request and its error', `${REQUEST}\n${ERROR}`, REQUEST],
])('offers the request that caused an error, if there is one: %s', async (_, text, request) => {
  const opened = await run(text);
  expect('caught' in opened && opened.caught?.rest).toBe(request);
});

it.each<[what: string, held: string | Uint8Array | Omit<Held, 'accounts'>, kind: Opened['kind']]>([
  ['a request as JSON', REQUEST, 'request'],
  ['a request as curl', `curl -X POST https://api.shipping.example/v1/shipments -d '${REQUEST}'`, 'request'],
  ['a file in UTF-8', encode(REQUEST), 'request'],
  ['a file in UTF-8 with a byte order mark', encode(`\uFEFF${REQUEST}`), 'request'],
  ['a file in UTF-16', encodeUtf16(REQUEST), 'request'],
  ['JSON with a mistake', REQUEST.slice(0, -1), 'request'],
  ['the body of an error', ERROR, 'error'],
  ['an error in a line of a log', `2026-11-24 ERROR shop: ${ERROR}`, 'error'],
  ['an error next to its request', `${REQUEST}\n\n${ERROR}`, 'error'],
  ['a code', 'NOT_FOUND', 'error'],
  ['a page of a gateway', '<html><title>502 Bad Gateway</title></html>', 'error'],
  ['a call that had no response', `curl https://x -d '${REQUEST}'\ncurl: (52) Empty reply from server`, 'error'],
  ['code that handles a lost call', `const body = ${REQUEST};\n// retry on ECONNRESET`, 'request'],
  ['a response', RESPONSE, 'response'],
  [
    'a response with its headers',
    `HTTP/2 200 \r\nreport-to: {"group":"x"}\r\nlink: </a>\r\n\r\n${RESPONSE}`,
    'response',
  ],
  ['a response that a program printed', inspect(JSON.parse(RESPONSE), { depth: 9 }), 'response'],
  ['a response that is sent again', `curl https://api.shipping.example/v1/shipments -d '${RESPONSE}'`, 'request'],
  ['a response for which an operation was chosen', { content: RESPONSE, operation: 'shipment-create' }, 'request'],
  ['a HAR file', toHar(200, '{}'), 'calls'],
  ['a HAR file with an error', toHar(404, ERROR), 'calls'],
  ['a link with calls', 'https://docs.shipping.example/en/#story=1.eJyrVspIzcnJ', 'calls'],
  ['rows with commas', ROWS, 'table'],
  ['rows with tabs', ROWS.replaceAll(',', '\t'), 'table'],
  ['rows of unknown columns', 'a,b,c\n1,2,3', 'table'],
  ['a file of rows by its name', { content: encode('x'), name: 'orders.CSV' }, 'table'],
  // "山,田,0" twice, and "山" in a line of a log.
  ['rows in Shift_JIS', SHIFT_JIS_ROWS, 'table'],
  ['a line in Shift_JIS', new Uint8Array([0x8e, 0x52, 0x0a]), 'nothing'],
  ['an error in Shift_JIS', new Uint8Array([0x8e, 0x52, 0x20, ...encode(ERROR)]), 'error'],
  ['rows in UTF-16', encodeUtf16(ROWS), 'table'],
  ['bytes of an image', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0, 0]), 'table'],
  ['a sentence', 'Hello, this is a letter.', 'nothing'],
  ['two sentences', 'Hello, you.\nSee you, soon.', 'nothing'],
  ['nothing', '', 'nothing'],
  ['too much', 'x'.repeat(2 * 1024 * 1024), 'nothing'],
])('opens %s', async (_, held, kind) => {
  expect((await run(held)).kind).toBe(kind);
});

it('opens JSON Lines as one request for each line, with its place', async () => {
  const opened = await run({ content: `${REQUEST}\n\n{"setup":{}}\n{"a":1}`, name: 'orders.jsonl' });
  const parts = opened.kind === 'request' ? opened.parts : [];
  expect(parts.map((one) => [one.line, 'problem' in one ? one.problem : one.result.issues.length > 0])).toEqual([
    [1, false],
    [3, true],
    [4, 'no-request'],
  ]);
});

it('opens the requests of a HAR file and of rows in UTF-16 as their own', async () => {
  const calls = await run({ content: toHar(200, '{}'), name: 'calls.har' });
  expect('parts' in calls && calls.parts).toMatchObject([{ result: { operation: 'shipment-create' }, line: 1 }]);
  const table = await run(encodeUtf16(ROWS));
  expect('bytes' in table && new TextDecoder().decode(table.bytes)).toBe(ROWS);
});

it('keeps the request that caused an error, from a text and from a HAR file', async () => {
  for (const text of [`${REQUEST}\n${ERROR}`, toHar(404, ERROR)]) {
    const opened = await run(text);
    const caught = 'caught' in opened ? opened.caught : undefined;
    expect(caught?.explanations.map(({ code }) => code)).toEqual(['NOT_FOUND']);
    expect(caught?.rest).toBe(REQUEST);
  }
});

it('looks for no error in what is sent as it is', async () => {
  expect((await run({ content: ERROR, isSentAsIs: true, operation: 'shipment-create' })).kind).toBe('request');
});

it.each([
  ['har', toHar(200, '{}')],
  ['link', 'https://docs.shipping.example/#story=1.eJy'],
  ['table', ROWS],
])('names as the reason why a text is not checked: %s', async (rejected, text) => {
  expect(toCheckResult(await run(text), checker.operations)).toMatchObject({ rejected, issues: [] });
});
