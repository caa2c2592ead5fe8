// cspell:ignore Käfer Xéxxx misaki
import { describe, expect, it } from 'vitest';
import { EXAMPLE_NOW, mergePatch, resolveExampleValue, toDocumentedForms } from '../contract';
import { checkRequest, type RequestToCheck } from '../rules';
import { ACCOUNTS, contract, validateBody } from '../tests/rules/describe-rule';
import type { CallRecord } from '../sandbox/web';
import { maskCalls } from './mask';

const CALL: CallRecord = {
  method: 'POST',
  path: '/shipments',
  caller: 'account',
  scenario: '',
  body: undefined,
  at: EXAMPLE_NOW,
  duration: 1,
  status: 200,
  headers: [],
  response: '',
};

const forms = toDocumentedForms(contract);

function mask(call: Partial<CallRecord>, keepsPersonal = false): CallRecord {
  return maskCalls([{ ...CALL, ...call }], { keepsPersonal, forms }).calls[0] ?? CALL;
}

describe('secrets are masked, even if personal data is kept', () => {
  it.each([
    ['{"credentials":{"password":"Ab-12","keys":["a1",7]}}', '{"credentials":{"password":"Xx-11","keys":["x1",1]}}'],
    [
      '{"credentials":{"invoice_2fa":{"date":"2025-03-04","currency":"JPY"}}}',
      '{"credentials":{"invoice_2fa":{"date":"2026-01-01","currency":"JPY"}}}',
    ],
    ['{"note":"my tok_live_abc123 here"}', '{"note":"my tok_left_out here"}'],
    ['{"a":{"apiKey":"k9"}}', '{"a":{"apiKey":"x1"}}'],
    ['{"x-access-token": "k9"', '{"x-xxxxxx-token": "x1"'],
    ['{"name":"tok_test_ABCDEFGH",}', '{"name":"xxx_xxxx_XXXXXXXX",}'],
    ['{"setup":', '{"setup":'],
    [
      '{"key":"osaka@shop.example","to_address":{"full_name":"高橋 美咲"}}',
      '{"key":"osaka@shop.example","to_address":{"full_name":"高橋 美咲"}}',
    ],
  ])('of the body %s, %s is left', (body, masked) => {
    expect(mask({ body }, true).body).toBe(masked);
  });

  it('a token of a response, also where a later call repeats it', () => {
    const token = 'a'.repeat(40);
    const { calls, counts } = maskCalls(
      [
        { ...CALL, path: '/subusers', response: JSON.stringify({ id: 'u1', token }) },
        { ...CALL, method: 'GET', path: `/carriers?token=${token}`, status: 400, response: `{"message":"“${token}”"}` },
      ],
      { keepsPersonal: true, forms },
    );
    expect(JSON.stringify(calls)).not.toContain(token);
    expect(counts).toEqual({ secret: 1 });
  });

  it.each([
    ['/shipments?limit=5&token=Ab1', '/shipments?limit=5&token=Xx1'],
    ['/shipments/tok_test_abc', '/shipments/tok_left_out'],
    ['/tracking/sagawa/360063954375', '/tracking/sagawa/360063954375'],
  ])('of the path %s, %s is left', (path, masked) => {
    expect(mask({ path }, true).path).toBe(masked);
  });

  it('and images become one of a pixel', () => {
    const body = mask({ body: JSON.stringify({ content: 'A'.repeat(5000) }) }, true).body ?? '';
    expect(body.length).toBeLessThan(150);
  });
});

describe('personal data is masked', () => {
  it.each([
    ['{"full_name":"高橋 ミサキ","company":"Käfer & Co."}', '{"full_name":"山山 アアア","company":"Xéxxx & Xx."}'],
    ['{"phone":"+81 75-211-0456","zip":"604-8005"}', '{"phone":"+11 11-111-1111","zip":"604-1111"}'],
    ['{"phone":9012345678}', '{"phone":1111111111}'],
    ['{"products":[{"price":4111111111111111}]}', '{"products":[{"price":1111111111111111}]}'],
    ['{"x":[9e21,-90.5]}', '{"x":[100000000000,-11.1]}'],
    [
      '{"province":"京都府","city":"Kyoto","address1":"京都府京都市1丁目"}',
      '{"province":"京都府","city":"Kyoto","address1":"京都府山山山1山山"}',
    ],
    ['{"address2":"P.O. Box 47"}', '{"address2":"P.O. Box 11"}'],
    ['{"ful_name":"髙橋 ㈱"}', '{"ful_name":"髙山 ㈱"}'],
    [
      '{"name":"文庫本","setup":{"carrier":"sagawa","delivery_note":"裏口へ"}}',
      '{"name":"山山山","setup":{"carrier":"sagawa","delivery_note":"山山あ"}}',
    ],
    ['{\'full_name\': \'高橋\', "phone": "090", x: 美咲}', '{\'full_name\': \'山山\', "phone": "111", x: 山山}'],
  ])('in the request %s: %s', (body, masked) => {
    expect(mask({ body }).body).toBe(masked);
  });

  it('and what responses return and quote of it, in any call', () => {
    const request = { to_address: { full_name: '高橋 美咲', phone: '075-211-0456 ext', email: 'misaki@shop.example' } };
    const details = [
      { field: 'to_address.phone', given: '075-211-0456 ext', message: 'The phone number contains “ext”.' },
      { field: 'setup.carrier', given: 'sagawa', message: '“高橋 美咲” of sagawa' },
    ];
    const { calls, counts } = maskCalls(
      [
        { ...CALL, body: JSON.stringify(request), response: JSON.stringify({ message: 'No', details }) },
        {
          ...CALL,
          method: 'GET',
          path: '/shipments?q=%E9%AB%98%E6%A9%8B%20%E7%BE%8E%E5%92%B2',
          response: JSON.stringify(request),
        },
      ],
      { keepsPersonal: false, forms },
    );
    const text = decodeURIComponent(JSON.stringify(calls));
    for (const personal of ['高橋', '美咲', '075', 'ext', 'misaki']) expect(text).not.toContain(personal);
    expect(text).toContain('The phone number contains “xxx”.');
    expect(text).toContain('“山山 山山” of sagawa');
    expect(counts).toEqual({ name: 1, phone: 2, email: 1 });
  });
});

/** The requests of all examples and of all error cases, but for images: those are replaced. */
const REQUESTS = [
  ...contract.examples.map(({ operation, name, request }) => ({
    title: `${operation}/${name}`,
    operation,
    name,
    request,
  })),
  ...contract.errorCases.map(({ name, operation, example, change }) => {
    const found = contract.examples.find((one) => one.operation === operation && one.name === example);
    return { title: name, operation, name: example, request: found?.request && mergePatch(found.request, change) };
  }),
]
  .map(({ request, ...rest }) => ({ ...rest, body: request && resolveExampleValue(request, EXAMPLE_NOW) }))
  // Nothing can be said of the value of an unknown field once it is masked.
  .filter(
    ({ body, operation, title }) => body !== undefined && operation !== 'file-upload' && title !== 'unknown-field',
  );

it.each(REQUESTS)('$title is judged as before when it is masked', ({ operation, name, body }) => {
  const masked = JSON.parse(mask({ body: JSON.stringify(body) }).body ?? '') as unknown;
  expect(judge(operation, name, masked)).toEqual(judge(operation, name, body));
});

function judge(operation: string, name: string, body: unknown): string[] {
  const { carrier } = contract.examples.find((one) => one.operation === operation && one.name === name) ?? {};
  const account = operation === 'carrier-update' ? { ...ACCOUNTS[0], settings: {} } : undefined;
  const circumstances = { now: EXAMPLE_NOW, accounts: ACCOUNTS, account, carrierType: carrier, ignoreHours: false };
  const request = { operation, body, ...circumstances, isKeyTaken: false } as RequestToCheck;
  return checkRequest(request, contract, validateBody).map(({ rule, code, field }) => `${rule} ${code} ${field}`);
}

/** What must leave the page in no form: of persons, and secrets that a reader has put anywhere. */
const PRIVATE = [
  '高橋美咲',
  'Takahashi',
  'misaki@shop.example',
  '090-1234-5678',
  '０９０１２３４',
  'Hunter2-secret',
  'ﾀｶﾊｼ',
];
const JWT = ['eyJhbGciOiJIUzI1NiJ9', 'eyJzdWIiOiIxIn0', 'sig-4fa1'].join('.');

/** The forms in which a call contains a text: as JSON in any field, as other kinds of bodies, in the path, in a response. */
const FORMS: Record<string, (text: string) => Partial<CallRecord>> = {
  'a query': (text) => ({ path: `/shipments?ref_number=${encodeURIComponent(text)}&limit=5` }),
  'an unknown query': (text) => ({ path: `/shipments?email=${encodeURIComponent(text)}` }),
  'a query without a name': (text) => ({ path: `/shipments?${encodeURIComponent(text)}` }),
  'a name of a query': (text) => ({ path: `/shipments?${encodeURIComponent(text)}=1` }),
  'a second question mark': (text) => ({ path: `/shipments?limit=1?x=${encodeURIComponent(text)}` }),
  'a query with raw letters': (text) => ({ path: `/shipments?ref_number=${text}` }),
  'a path': (text) => ({ path: `/tracking/sagawa/${encodeURIComponent(text)}` }),
  'JSON with a comma too many': (text) => ({ body: `{"to_address":{"full_name":"${text}",},}` }),
  'JSON in single quotes': (text) => ({ body: `{'city': '${text}'}` }),
  'JSON without quotes': (text) => ({ body: `{city: ${text}}` }),
  'JSON that was cut in a value': (text) => ({ body: `{"to_address":{"full_name":"${text}` }),
  'JSON that was cut after a comment': (text) => ({ body: `{"setup":{} // ${text}` }),
  'JSON with an escape that was cut': (text) => ({ body: `{"a":"${text}\\` }),
  'JSON twice': (text) => ({ body: `{"a":1}{"b":"${text}"}` }),
  'a form': (text) => ({ body: `full_name=${text}&password=${text}` }),
  XML: (text) => ({ body: `<to_address name="${text}"><full_name>${text}</full_name><!--${text}--></to_address>` }),
  multipart: (text) => ({ body: `--x\r\nContent-Disposition: form-data; name="city"\r\n\r\n${text}\r\n--x--` }),
  'JSON Lines': (text) => ({ body: `{"city":"${text}"}\n{"city":"${text}"}` }),
  'JSON in a string': (text) => ({ body: JSON.stringify({ setup: { memo: JSON.stringify({ city: text }) } }) }),
  'a part of multipart': (text) => ({
    body: `--x\r\nContent-Disposition: form-data; name="${text}"; filename="${text}"\r\n`,
  }),
  CDATA: (text) => ({ body: `<a><![CDATA[${text}]]></a>` }),
  'Base64 and percent signs': (text) => ({ body: `${btoa(encodeURIComponent(text))}&${encodeURIComponent(text)}` }),
  'a query that is encoded twice': (text) => ({ path: `/shipments?q=${encodeURIComponent(encodeURIComponent(text))}` }),
  'a fragment of a path': (text) => ({ path: `/shipments;name=${text}#${text}` }),
  'YAML of a field': (text) => ({ body: `to_address:\n  full_name: ${text}` }),
  text: (text) => ({ body: text }),
  'a JSON string': (text) => ({ body: JSON.stringify(text) }),
  'a JSON array': (text) => ({ body: JSON.stringify([[text]]) }),
  'a name of a field': (text) => ({ body: JSON.stringify({ setup: { [`${text} x`]: 1 } }) }),
  'a response of text': (text) => ({ response: `Bad gateway: ${text}` }),
  'a response of HTML': (text) => ({ response: `<html><p title="${text}">${text}</p></html>` }),
  'a response that was cut': (text) => ({ response: `{"to_address":{"city":"${text}` }),
  ...Object.fromEntries(
    forms.names.flatMap((name): [string, (text: string) => Partial<CallRecord>][] => [
      [`the field ${name}`, (text: string) => ({ body: JSON.stringify({ setup: { [name]: text } }) })],
      [
        `the field ${name} of a response`,
        (text: string) => ({ response: JSON.stringify({ products: [{ [name]: text }] }) }),
      ],
    ]),
  ),
};

/** What is left of a private text: its parts of three letters or digits, encoded or not. */
function listLeft(call: CallRecord, text: string): string[] {
  const seen = [call.path, call.body ?? '', call.response].flatMap((one) => [one, safeDecode(one)]).join('\n');
  return text.split(/[^\p{L}\p{N}]+/u).filter((part) => part.length > 2 && seen.includes(part));
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

it.each(Object.entries(FORMS))('nothing private is left of %s', (_, toCall) => {
  for (const text of PRIVATE) expect(listLeft(mask(toCall(text)), text), text).toEqual([]);
});

it.each(Object.entries(FORMS))('no token is left of %s, even if personal data is kept', (_, toCall) => {
  for (const token of ['tok_live_abc123', JWT]) expect(JSON.stringify(mask(toCall(token), true))).not.toContain(token);
});

it.each(['/shipments?jwt=Ab1', '/shipments?x=Ab1', '/shipments?session_id=Ab1'])(
  '%s keeps no unknown value',
  (path) => {
    expect(mask({ path }, true).path).not.toContain('Ab1');
  },
);

it('keeps the values of documented forms, in requests and paths', () => {
  const setup = { carrier: 'sagawa', date: '2026-11-25', size: '60', test: true, carrier_id: 'sagawaAccount0001' };
  const body = JSON.stringify({ setup, to_address: { country: 'JP', province: '京都府' }, parcels: [{ width: 10.5 }] });
  expect(mask({ body }).body).toBe(body);
  const path = '/shipments?page=2&limit=50&state=active&created_after=2026-11-01T00:00:00Z';
  expect(mask({ path }).path).toBe(path);
});

it('keeps no string of a field without a documented form, also once the contract gets one for it', () => {
  const free = forms.names.filter((name) => !forms.values[name] && !forms.patterns[name]);
  const names = [...free, 'memo', 'note', 'remarks', 'comment'];
  const patterns = { ...forms.patterns, ...Object.fromEntries(names.map((name) => [name, ['.']])) };
  const kept = names.filter((name) => {
    const body = JSON.stringify({ setup: { [name]: 'Takahashi' } });
    return (
      maskCalls([{ ...CALL, body }], { keepsPersonal: false, forms: { ...forms, patterns } }).calls[0]?.body === body
    );
  });
  // These are objects, whose strings are in fields of their own.
  expect(kept.sort()).toEqual(['auth', 'current_status', 'label']);
});

it.each([
  ['code', 'YAMATO_ES001014'],
  ['rule', 'po-box'],
  ['link', 'https://portal.example/en/rules#po-box'],
  ['label', 'https://api.example/files/a1/label.pdf'],
  ['invoice', 'https://api.example/files/a1/invoice.pdf'],
  ['carrier_invoice', 'https://api.example/files/a1/carrier-invoice.pdf'],
  ['tracking_number', '360063954375'],
  ['tracking_numbers', '1Z999AA10123456784'],
])('keeps what the sandbox writes into a response, not what a request has there: %s', (name, value) => {
  const text = JSON.stringify({ delivery: { [name]: value } });
  expect(mask({ response: text }).response).toBe(text);
  expect(mask({ body: text }).body).not.toBe(text);
});
