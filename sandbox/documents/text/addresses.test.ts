import { describe, expect, it } from 'vitest';
import { toJapaneseParty, toLatinParty } from './addresses';

describe('toJapaneseParty', () => {
  it('puts the prefecture before the street and a hyphen into the postal code', () => {
    const address = {
      province: '東京都',
      zip: '1000005',
      address1: '千代田区丸の内',
      address2: '1丁目9番1号',
      extra: '12階',
    };
    expect(toJapaneseParty({ ...address, full_name: '中村 大輔', phone: '03-3211-0567', country: 'JP' })).toEqual({
      name: '中村 大輔',
      company: '',
      lines: ['東京都千代田区丸の内', '1丁目9番1号', '12階'],
      zip: '100-0005',
      phone: '03-3211-0567',
      country: '',
    });
  });

  it('prefers the Japanese fields of a shipper with domestic and international shipments', () => {
    const latin = {
      company: 'Mori Stationery',
      province: 'Kyoto',
      address1: 'Kyoto 427',
      address2: '',
      country: 'JP' as const,
    };
    const japanese = { company_kanji: '森文具店', province_kanji: '京都府', address1_kanji: '京都市中京区恵比須町427' };
    const party = toJapaneseParty({ ...latin, ...japanese });
    expect(party.company).toBe('森文具店');
    expect(party.lines).toEqual(['京都府京都市中京区恵比須町427']);
  });
});

describe('a domestic address in Latin letters', () => {
  it('has blanks between its parts', () => {
    const address = {
      province: 'Tokyo',
      city: 'Shibuya-ku',
      address1: '3-4-5',
      address2: 'Shibuya',
      country: 'JP' as const,
    };
    expect(toJapaneseParty(address).lines).toEqual(['Tokyo Shibuya-ku 3-4-5', 'Shibuya']);
    expect(toJapaneseParty({ ...address, province: '東京都', city: '渋谷区' }).lines[0]).toBe('東京都渋谷区3-4-5');
  });
});

describe('toLatinParty', () => {
  it('puts the place below the street and the country in full', () => {
    const address = { address1: '1411 4th Ave', address2: 'Suite 600', city: 'Seattle', province: 'WA', zip: '98101' };
    const party = toLatinParty({ ...address, full_name: 'Dana Whitfield', country: 'US' });
    expect(party.lines).toEqual(['1411 4th Ave', 'Suite 600', 'Seattle, WA 98101']);
    expect(party.country).toBe('United States');
  });

  it.each([
    ['', ''],
    ['ZZZZ', 'ZZZZ'],
    ['12', '12'],
  ])('leaves %j, which is no country, as it is', (country, expected) => {
    expect(toLatinParty({ country: country as 'JP' }).country).toBe(expected);
  });
});
