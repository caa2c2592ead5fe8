// cspell:ignore Käfer Xéxxx misaki
import { describe, expect, it } from 'vitest';
import { EXAMPLE_NOW, mergePatch, resolveExampleValue } from '../contract';
import { checkRequest, type RequestToCheck } from '../rules';
import { ACCOUNTS, contract, validateBody } from '../rules/describe-rule';
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

function mask(call: Partial<CallRecord>, keepsPersonal = false): CallRecord {
  return maskCalls([{ ...CALL, ...call }], { keepsPersonal }).calls[0] ?? CALL;
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
    ['{"x-access-token": "k9"', '{'],
    ['{"name":"tok_test_ABCDEFGH",}', '{'],
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
      { keepsPersonal: true },
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
    [
      '{"province":"京都府","city":"Kyoto","address1":"京都府京都市1丁目"}',
      '{"province":"京都府","city":"Kyoto","address1":"京都府山山山1山山"}',
    ],
    ['{"address2":"P.O. Box 47"}', '{"address2":"P.O. Box 11"}'],
    ['{"ful_name":"髙橋 ㈱"}', '{"ful_name":"髙山 ㈱"}'],
    [
      '{"name":"文庫本","setup":{"carrier":"sagawa","delivery_note":"裏口へ"}}',
      '{"name":"文庫本","setup":{"carrier":"sagawa","delivery_note":"山山あ"}}',
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
      { keepsPersonal: false },
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
  .filter(({ body }) => body !== undefined && !/"[^"]{1001}/.test(JSON.stringify(body)));

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
