import { describe, expect, it } from 'vitest';
import type { SYNTAX_PROBLEMS } from '../../request-text';
import { loadRuntimeData } from '../../sandbox/node';
import { createRequestTest, listRequests } from './list-requests';

const { contract } = loadRuntimeData();
const BODY = { setup: { carrier: 'dhl' }, to_address: {} };
const JSON_BODY = JSON.stringify(BODY);

function list(text: string, file = 'a.json', operation?: string) {
  return listRequests(file, text, createRequestTest(contract, operation)).map((one) => {
    const place = `${one.line}:${one.column}`;
    if (!('problem' in one)) return `${place} ${one.text}`;
    return `${place} ${typeof one.problem === 'string' ? one.problem : one.problem.problem}`;
  });
}

const entry = (postData?: object): object => ({ request: { method: 'POST', postData }, response: {} });

describe('listRequests', () => {
  it.each<[string, string, string[]]>([
    ['a body', JSON_BODY, [`1:1 ${JSON_BODY}`]],
    ['an array', `[\n ${JSON_BODY},\n ${JSON_BODY}]`, [`2:2 ${JSON_BODY}`, `3:2 ${JSON_BODY}`]],
    ['a fixture', `{"request":${JSON_BODY},\n"response":{"setup":{}}}`, [`1:12 ${JSON_BODY}`]],
    ['a body of a fixture', `{"body":${JSON_BODY}}`, [`1:9 ${JSON_BODY}`]],
    ['both', `{"name":"a","request":{"method":"POST","body":${JSON_BODY}}}`, [`1:47 ${JSON_BODY}`]],
    ['several of them', `[{"request":${JSON_BODY}},{"body":${JSON_BODY}}]`, [`1:13 ${JSON_BODY}`, `1:66 ${JSON_BODY}`]],
    ['a string', JSON.stringify({ body: JSON_BODY }), [`1:9 ${JSON_BODY}`]],
    [
      'a HAR file, with a call without a body',
      JSON.stringify({ log: { entries: [entry(), entry({ text: JSON_BODY })] } }),
      [expect.stringContaining(JSON_BODY) as string],
    ],
    ['lines', `${JSON_BODY}\n\n${JSON_BODY}\n`, [`1:1 ${JSON_BODY}`, `3:1 ${JSON_BODY}`]],
    ['an array with something else', `[${JSON_BODY},\n5]`, [`1:2 ${JSON_BODY}`, '2:1 no-request']],
  ])('finds the requests of %s', (_, text, expected) => {
    expect(list(text)).toEqual(expected);
  });

  it.each([
    ['a manifest', '{"name":"shop","version":"1.0.0","type":"module","private":true}'],
    ['settings', '{"compilerOptions":{"strict":true},"files":["a"]}'],
    ['an empty object', '{}'],
    ['an empty array', '[]'],
    ['a value', '5'],
    ['a fixture without a request', '{"request":{"url":"/x"},"response":{"setup":{}}}'],
    ['nothing', ' \n'],
  ])('says that %s is no request', (_, text) => {
    expect(list(text)).toEqual(['1:1 no-request']);
  });

  it('leaves the fields to a named operation, and still finds the request in a fixture', () => {
    expect(list('{"kay":5}', 'a.json', 'subuser-register')).toEqual(['1:1 {"kay":5}']);
    expect(list('{}', 'a.json', 'shipment-create')).toEqual(['1:1 {}']);
    expect(list('{"request":{"kay":5}}', 'a.json', 'subuser-register')).toEqual(['1:12 {"kay":5}']);
  });

  it.each<[(typeof SYNTAX_PROBLEMS)[number], string, string]>([
    ['comma', '{"setup":{\n"carrier":"dhl"\n"service":"a"}}', '3:1'],
    ['colon', '{"setup":{\n"carrier" "dhl"}}', '2:11'],
    ['trailing', '{"setup":{"carrier":"dhl",\n}}', '1:26'],
    ['comment', '{"setup":{}, // note\n"a":1}', '1:14'],
    ['string', '{"setup":{"carrier":"dhl\n}}', '1:21'],
    ['number', '{"setup":{"pack_amount":1.}}', '1:25'],
    ['symbol', '{"setup":{"test":True}}', '1:18'],
    ['open', '{"setup":{"test":true}', '1:23'],
    ['symbol', '{"setup":{carrier:"dhl"}}', '1:11'],
  ])('names the place where JSON breaks: %s', (problem, text, place) => {
    expect(list(text)).toEqual([`${place} ${problem}`]);
    expect(list(`{"setup":{}}\n${text.replaceAll('\n', ' ')}`, 'a.jsonl')[1]).toMatch(
      new RegExp(`^2:\\d+ ${problem}$`),
    );
  });

  it('leaves code and curl as they are', () => {
    for (const text of ["curl https://x -d '{}'", '{ setup: { carrier: "dhl" } }', "{'setup': {'test': True}}"])
      expect(list(text, '-')).toEqual([`1:1 ${text}`]);
  });
});

describe('createRequestTest', () => {
  it.each(
    contract.operations
      .filter(({ operation }) => operation.requestBody)
      .flatMap(({ id }) => contract.examples.filter((one) => one.operation === id && one.request))
      .map((one) => [`${one.operation}/${one.name}`, one.request as object] as const),
  )('takes the example %s for a request', (_, request) => {
    expect(createRequestTest(contract, undefined)(Object.keys(request))).toBe(true);
  });
});
