import { describe, expect, it } from 'vitest';
import type { Language } from '../contract';
import { loadContract } from '../contract/node';

type Detail = { field: string; code: string; message: string };

const contract = loadContract('contract');
const MONEY = /\.(?:price|tax|insurance|shipping_fee|discount)$|cash_on_delivery\.amount$|^invoice_2fa\.amount$/;
const CODES = Object.keys(contract.names.currencies).join('|');
const CURRENCIES = { en: new RegExp(`\\b(?:${CODES})\\b`), ja: new RegExp(`円|米ドル|${CODES}`) };

/** The errors and warnings of a recorded response, at any level. */
function listDetails(value: unknown): Detail[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'message' in value && 'field' in value ? [value as Detail] : [];
  return [...own, ...Object.values(value).flatMap(listDetails)];
}

describe.each<Language>(['en', 'ja'])('messages in %s', (locale) => {
  const details = contract.errorCases.flatMap(({ name, responses }) =>
    listDetails(responses[locale]).map((detail) => ({ name, ...detail })),
  );

  it('name the currency of a sum', () => {
    const sums = details.filter(
      ({ field, code, message }) => MONEY.test(field) && code !== 'UNKNOWN_FIELD' && /\d/.test(message),
    );
    expect(sums.length).toBeGreaterThan(5);
    expect(sums.filter(({ message }) => !CURRENCIES[locale].test(message))).toEqual([]);
  });

  it('write times as people read them, unless they are to be sent', () => {
    const machine = details.filter(
      ({ field, message }) => /T\d{2}:\d{2}/.test(message) && !/_(?:after|before)$/.test(field),
    );
    expect(machine).toEqual([]);
  });
});
