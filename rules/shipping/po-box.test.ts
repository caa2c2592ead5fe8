// cspell:ignore Postfach Packstation Poboxer
import { describe, expect, it } from 'vitest';
import { findBodyView } from '../body-view';
import { checkExample, contract, describeRule } from '../../tests/rules/describe-rule';

describeRule('po-box', {
  operation: 'shipment-create',
  example: 'dhl',
  passing: [{}, { change: { to_address: { address1: '14 Boxwood Road' } } }],
  failing: [
    {
      change: { to_address: { address1: 'P.O. Box 122' } },
      expected: { severity: 'warning', code: 'INVALID', field: 'to_address.address1' },
    },
    { change: { to_address: { address2: 'PO box 9' } }, expected: { field: 'to_address.address2' } },
    { change: { to_address: { address2: 'Postfach 10 11' } }, expected: { field: 'to_address.address2' } },
  ],
});

describeRule('po-box', {
  operation: 'shipment-create',
  example: 'japanpost',
  passing: [{ change: { to_address: { address1: 'P.O. Box 122' } } }],
  failing: [],
});

describe('each line of an address is read', () => {
  const fields =
    findBodyView(contract, 'shipment-create')?.fields.get('to_address')?.fields ?? new Map<string, unknown>();
  const lines = [...fields.keys()].filter((name) => /^(?:address\d|extra)(?:_kanji)?$/.test(name));

  it('of which there are seven', () => expect(lines).toHaveLength(7));

  it.each(lines)('%s', (line) => {
    const issues = checkExample('shipment-create', 'dhl', { change: { to_address: { [line]: 'P.O. Box 122' } } });
    expect(issues.filter(({ rule }) => rule === 'po-box').map(({ field }) => field)).toEqual([`to_address.${line}`]);
  });
});

function findWord(address1: string, country: string): unknown {
  const to_address = { country, province: null, address1 };
  const issues = checkExample('shipment-create', 'dhl', { change: { to_address } });
  return issues.find(({ rule }) => rule === 'po-box')?.params?.found;
}

describe('words for a PO box', () => {
  const words = contract.catalogue.po_box_words.flatMap(({ words, countries = ['GB'] }) =>
    words.flatMap((word) => countries.slice(0, 2).map((country) => ({ word, country }))),
  );
  it.each(words)('$word is found in $country', ({ word, country }) => {
    for (const line of [`${word} 122`, `Unit 3, ${word.toUpperCase()} 122`]) {
      expect(String(findWord(line, country)).toLowerCase()).toBe(word.toLowerCase());
    }
  });

  it.each([
    ['P.O.Box 12', 'GB', 'P.O.Box'],
    ['B.P. 12', 'FR', 'B.P.'],
    ['BP n. 12', 'FR', undefined],
    ['BP 12', 'GB', undefined],
    ['12 BP Street', 'FR', undefined],
    ['Boxwood Road 3', 'SE', undefined],
    ['Poboxer Weg 3', 'DE', undefined],
    ['Locked Bag 12', 'AU', 'Locked Bag'],
    ['Packstation 145', 'DE', 'Packstation'],
    ['東京中央郵便局私書箱12号', 'CN', '私書箱'],
    ['台北郵局第12號信箱', 'TW', '信箱'],
    ['서울중앙우체국 사서함 12호', 'KR', '사서함'],
  ])('%s in %s → %s', (line, country, found) => expect(findWord(line, country)).toBe(found));
});
