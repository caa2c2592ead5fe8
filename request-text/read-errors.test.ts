import { expect, it } from 'vitest';
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
