// cspell:ignore Symfony
import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { readErrors } from './read-errors';

const BODY = {
  debug_id: 'err_zet5a5olf',
  code: 'VALIDATION_ERROR',
  message: "The request isn't valid.",
  description: 'Fix each field.',
  details: [
    {
      code: 'TOO_LATE',
      field: 'setup.date',
      value: '2026-12-24',
      given: null,
      message: 'Specify 2026-12-24 or earlier.',
      rule: 'shipping-date-latest',
    },
    { code: 'REQUIRED', field: 'to_address.phone', value: null, given: true, message: 'Required.', rule: null },
  ],
};
const JSON_BODY = JSON.stringify(BODY);
const READ = {
  code: 'VALIDATION_ERROR',
  message: BODY.message,
  description: BODY.description,
  link: undefined,
  debugId: BODY.debug_id,
  carrier: undefined,
  details: [
    { code: 'TOO_LATE', field: 'setup.date', rule: 'shipping-date-latest', message: 'Specify 2026-12-24 or earlier.' },
    { code: 'REQUIRED', field: 'to_address.phone', rule: null, message: 'Required.' },
  ],
};
const PYTHON = JSON_BODY.replaceAll('null', 'None').replaceAll('true', 'True');
const ENTRY = {
  request: { method: 'POST', url: 'https://api.shipping.example/v1/shipments', postData: { text: '{"setup":{}}' } },
  response: { status: 400, content: { text: JSON_BODY } },
};

it.each([
  ['a body', JSON_BODY],
  ['a formatted body', JSON.stringify(BODY, null, 2)],
  ['a response with headers', `HTTP/1.1 400 Bad Request\r\nContent-Type: application/json\r\n\r\n${JSON_BODY}`],
  ['a line of a log', `2026-11-24T10:00:00Z ERROR shipping failed: ${JSON_BODY} (attempt 1)`],
  ['JSON in a string of JSON', JSON.stringify({ level: 'error', response: JSON_BODY })],
  ['JSON in a string in a string', JSON.stringify({ log: JSON.stringify({ body: JSON_BODY }) })],
  [
    'what Python prints',
    `requests.HTTPError: ${PYTHON.replaceAll(`"The request isn't valid."`, '§').replaceAll('"', "'").replace('§', `"The request isn't valid."`)}`,
  ],
  ['what Ruby prints', JSON_BODY.replaceAll('":', '"=>').replaceAll('null', 'nil')],
  ['a HAR file', JSON.stringify({ log: { entries: [{ ...ENTRY, response: { status: 200, content: {} } }, ENTRY] } })],
  ['an entry of a HAR file', JSON.stringify(ENTRY)],
])('reads the error in %s', (_, text) => {
  expect(readErrors(text).errors).toEqual([READ]);
});

it.each([
  ['beside it', `{"setup":{}}\n${JSON_BODY}`],
  ['in the HAR file', JSON.stringify({ log: { entries: [ENTRY] } })],
])('returns the request %s', (_, text) => {
  expect(readErrors(text).rest.trim()).toBe('{"setup":{}}');
});

it('reads the errors of rates, an entry of details, and warnings', () => {
  const rates = { rates: [], errors: [{ carrier: 'dhl', code: 'NO_RATE', message: 'No rate.', details: [] }] };
  expect(readErrors(JSON.stringify(rates)).errors).toMatchObject([{ carrier: 'dhl', code: 'NO_RATE' }]);
  expect(readErrors(JSON.stringify(BODY.details[0])).errors).toMatchObject([{ details: [{ code: 'TOO_LATE' }] }]);
  const made = { id: 'API-1', delivery: { warnings: [BODY.details[0]] } };
  expect(readErrors(JSON.stringify(made)).errors).toMatchObject([{ details: [{ field: 'setup.date' }] }]);
});

it.each([
  '',
  '{"setup":{"carrier":"dhl"}}',
  '{"code":"A-1","name":"a product"}',
  '{"description":"T-shirt","quantity":1}',
  '{"details":['.repeat(5000),
  '{"code":"'.repeat(20_000),
])('finds no error in other texts: %#', (text) => {
  expect(readErrors(text).errors).toEqual([]);
});

/** The error as PHP prints an array. */
const PRINT_R = `Array
(
    [debug_id] => err_zet5a5olf
    [code] => VALIDATION_ERROR
    [message] => The request isn't valid.
    [description] => Fix each field.
    [details] => Array
        (
            [0] => Array
                (
                    [code] => TOO_LATE
                    [field] => setup.date
                    [value] => 2026-12-24
                    [given] => 
                    [message] => Specify 2026-12-24 or earlier.
                    [rule] => shipping-date-latest
                )

            [1] => Array
                (
                    [code] => REQUIRED
                    [field] => to_address.phone
                    [value] => 
                    [given] => 1
                    [message] => Required.
                    [rule] => 
                )

        )

)
`;

const print = (value: unknown, indent: string): string => {
  if (typeof value === 'string') return `string(${Buffer.byteLength(value)}) "${value}"`;
  if (typeof value === 'boolean') return `bool(${value})`;
  if (typeof value !== 'object' || value === null) return 'NULL';
  const isList = Array.isArray(value);
  const entries = Object.entries(value).map(
    ([name, inner]) => `${indent}  [${isList ? name : `"${name}"`}]=>\n${indent}  ${print(inner, `${indent}  `)}\n`,
  );
  return `${isList ? 'array' : 'object(stdClass)#3 '}(${entries.length}) {\n${entries.join('')}${indent}}`;
};

const exportPhp = (value: unknown, indent: string): string => {
  if (typeof value === 'string') return `'${value.replaceAll("'", String.raw`\'`)}'`;
  if (typeof value !== 'object' || value === null) return value === true ? 'true' : 'NULL';
  const entries = Object.entries(value).map(([name, inner]) => {
    const isNested = typeof inner === 'object' && inner !== null;
    const written = `${isNested ? `\n${indent}  ` : ''}${exportPhp(inner, `${indent}  `)}`;
    return `${indent}  ${Array.isArray(value) ? name : `'${name}'`} => ${written},\n`;
  });
  return `array (\n${entries.join('')}${indent})`;
};

const go = (value: unknown, toName: (name: string) => string, open: string, close: string): string => {
  if (Array.isArray(value)) return `[${value.map((one) => go(one, toName, open, close)).join(' ')}]`;
  if (typeof value === 'string' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'object' || value === null) return '<nil>';
  const entries = Object.entries(value).map(([name, inner]) => `${toName(name)}:${go(inner, toName, open, close)}`);
  return `${open}${entries.join(' ')}${close}`;
};
const toPascal = (name: string): string =>
  name === 'debug_id' ? 'DebugID' : name.charAt(0).toUpperCase() + name.slice(1);

const withBrackets = (value: unknown, sign: string, [open, close]: [string, string], isQuoted: boolean): string => {
  const next = (one: unknown): string => withBrackets(one, sign, [open, close], isQuoted);
  if (Array.isArray(value)) return `[${value.map(next).join(', ')}]`;
  if (typeof value === 'string') return isQuoted ? JSON.stringify(value) : value;
  if (typeof value !== 'object' || value === null) return String(value);
  return `${open}${Object.entries(value)
    .map(([name, inner]) => `${name}${sign}${next(inner)}`)
    .join(', ')}${close}`;
};

describe('what programs print', () => {
  const { debug_id: debugId, message, ...rest } = BODY;
  class ApiError extends Error {}
  const error = Object.assign(new ApiError(message), { status: 400, ...rest, debugId, headers: new Map([['a', 'b']]) });

  it.each([
    ['print_r', PRINT_R],
    ['print_r of an object', PRINT_R.replaceAll(/Array(?=\n)/g, 'stdClass Object')],
    [
      'print_r of a class',
      PRINT_R.replaceAll('[code]', '[code:protected]').replaceAll('[field]', '[field:App\\Err:private]'),
    ],
    ['var_dump', print(BODY, '')],
    ['var_export', exportPhp(BODY, '')],
    [
      'dump of Symfony',
      exportPhp(BODY, '')
        .replaceAll('array (', 'array:5 [')
        .replaceAll(/\)(?=,?$)/gm, ']')
        .replaceAll(/,$/gm, ''),
    ],
    ['%+v of Go', `2026/11/24 10:00:00 failed: &${go(BODY, toPascal, '{', '}')}`],
    ['%v of a map in Go', go(BODY, (name) => name, 'map[', ']')],
    ['%#v of Go', `&main.Err${withBrackets(BODY, ':', ['{', '}'], true)}`],
    ['a map of Java', withBrackets(BODY, '=', ['{', '}'], false)],
    ['a record of Java', withBrackets(BODY, '=', ['Err[', ']'], false)],
    ['a record of C#', withBrackets(BODY, ' = ', ['Err { ', ' }'], false)],
    ['a class of Python', withBrackets(BODY, '=', ['Err(', ')'], true)],
    ['a structure of Ruby', withBrackets(BODY, '=', ['#<struct ', '>'], true)],
    ['a structure of Rust', withBrackets(BODY, ': ', ['Err { ', ' }'], true)],
    ['console.log', inspect(BODY, { depth: 9 })],
    ['console.log in one line', inspect({ response: { data: BODY } }, { depth: 9, breakLength: Infinity })],
    ['the error of the client', inspect(error, { depth: 9 })],
    ['HTML', `<pre>${JSON_BODY.replaceAll('"', '&quot;')}</pre>`],
    ['HTML with numbers', JSON_BODY.replaceAll('"', '&#34;').replaceAll("'", '&#x27;')],
    ['HTML of var_dump', print(BODY, '').replaceAll('"', '&quot;').replaceAll('>', '&gt;')],
    [
      'a HAR file with Base64',
      JSON.stringify({
        log: { entries: [{ request: {}, response: { content: { text: btoa(JSON_BODY), encoding: 'base64' } } }] },
      }),
    ],
  ])('is read: %s', (_, text) => {
    expect(readErrors(text).errors).toEqual([READ]);
  });

  it('is read beside others in the same log, and only once', () => {
    const other = { ...BODY, debug_id: 'err_2', code: 'NOT_FOUND', details: [] };
    const third = { ...BODY, debug_id: 'err_3', code: 'FORBIDDEN', details: [] };
    const log = [
      JSON.stringify(other),
      print(BODY, ''),
      JSON.stringify({ log: JSON.stringify(third) }),
      JSON.stringify(other),
    ];
    const { errors } = readErrors(log.join('\nnext\n'));
    expect(errors.map(({ debugId: id }) => id)).toEqual(['err_2', 'err_zet5a5olf', 'err_3']);
  });

  it('is read as the client says that it sent nothing', () => {
    const unsent =
      'InvalidRequestError: shipment-create was not sent:\n  setup.date: Too late.\n  products: Too few.\n    at x';
    expect(readErrors(`{"setup":{}}\n${unsent}`)).toMatchObject({
      errors: [
        { code: 'VALIDATION_ERROR', details: [{ field: 'setup.date' }, { field: 'products', message: 'Too few.' }] },
      ],
    });
  });

  it('is read where console.log leaves its inner objects out', () => {
    const { code, message: said, debugId: id } = READ;
    const [found] = readErrors(inspect({ a: { b: BODY } })).errors;
    expect(found).toMatchObject({ code, message: said, debugId: id, details: [] });
  });

  it('is read beside the request, in UTF-8', () => {
    const japanese = { ...BODY, message: '入力内容に「誤り」があります。' };
    const { errors, rest: request } = readErrors(`{"setup":{}}\n${print(japanese, '')}`);
    expect(errors).toMatchObject([{ message: japanese.message, details: [{}, {}] }]);
    expect(request.trim()).toBe('{"setup":{}}');
  });

  it.each(['[code] => ', '{Code:', 'code="', 'string(9) "', "message='it's ", 'code="\\', "code='x' ", 'details: ['])(
    'is not found in what is none: %s',
    (part) => expect(readErrors(part.repeat(10_000)).errors).toEqual([]),
  );
});
