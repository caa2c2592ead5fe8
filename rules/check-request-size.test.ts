import { describe, expect, it } from 'vitest';
import { EXAMPLE_NOW } from '../contract';
import { createValidators } from '../contract/node';
import { checkRequest, type RequestToCheck } from './check-request';
import { ACCOUNTS, contract } from '../tests/rules/describe-rule';

const { body: validateBody } = createValidators(contract);

const MEGABYTES = 2_000_000;
const fill = (entry: string, length: number): string => Array.from({ length }, () => entry).join(',');
const number = (length: number): number[] => Array.from({ length }, (_, index) => index);

describe('checkRequest on bodies of two megabytes', () => {
  it.each<[string, string, string]>([
    ['lists in lists', 'shipment-create', '['.repeat(MEGABYTES / 2) + ']'.repeat(MEGABYTES / 2)],
    ['objects in objects', 'shipment-create', '{"setup":'.repeat(MEGABYTES / 10) + '1' + '}'.repeat(MEGABYTES / 10)],
    ['products', 'shipment-create', `{"products":[${fill('{}', MEGABYTES / 3)}]}`],
    ['parcels', 'rates-list', `{"parcels":[${fill('{"width":-1}', MEGABYTES / 13)}]}`],
    [
      'unknown names',
      'shipment-create',
      `{"setup":{${number(MEGABYTES / 15)
        .map((index) => `"field${index}":1`)
        .join()}}}`,
    ],
    [
      'products of unknown names',
      'shipment-create',
      `{"products":[${fill(
        `{${number(50)
          .map((n) => `"x${n}":1`)
          .join()}}`,
        5000,
      )}]}`,
    ],
    [
      'regions',
      'negotiated-rates-upload',
      `{"rates":[{"origin":"Kanto","size":"80","prices":{${number(MEGABYTES / 14)
        .map((index) => `"r${index}":1`)
        .join()}}}]}`,
    ],
    ['rows', 'negotiated-rates-upload', `{"rates":[${fill('{"prices":{"a":1}}', MEGABYTES / 19)}]}`],
    [
      'a long line',
      'shipment-create',
      JSON.stringify({ to_address: { country: 'JP', address1: '漢'.repeat(MEGABYTES / 3) } }),
    ],
    ['a long phone number', 'address-register', JSON.stringify({ phone: '0'.repeat(MEGABYTES) })],
    ['a long key', 'subuser-register', JSON.stringify({ key: 'a'.repeat(MEGABYTES) })],
    [
      'masks',
      'carrier-register',
      `{"type":"sagawa","credentials":{"customer_numbers":[${fill('"****"', MEGABYTES / 7)}]}}`,
    ],
    ['a file', 'file-upload', JSON.stringify({ type: 'logo', file: 'A'.repeat(MEGABYTES) })],
    [
      'a file that is no Base64',
      'file-upload',
      JSON.stringify({ type: 'logo', file: `${'A'.repeat(MEGABYTES - 1)}?` }),
    ],
  ])(
    '%s: refused within two seconds of computing, in a response of bounded length',
    (_, operation, text) => {
      const body = JSON.parse(text) as unknown;
      const begin = process.cpuUsage();
      const facts = { now: EXAMPLE_NOW, accounts: ACCOUNTS, carrierType: 'yamato', ignoreHours: false };
      const request = { operation, body, ...facts } as RequestToCheck;
      const issues = checkRequest(request, contract, validateBody);
      // Microseconds: a busy machine takes longer by the clock.
      expect(process.cpuUsage(begin).user).toBeLessThan(2_000_000);
      expect(issues.some(({ severity }) => severity === 'error')).toBe(true);
      expect(issues.length).toBeLessThan(2000);
    },
    60_000,
  );
});
