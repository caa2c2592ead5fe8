// cspell:disable
import { describe, expect, it } from 'vitest';
import { contract } from '../tests/rules/describe-rule';
import { findCode, findMeant, findOnlyCode } from './find-code';

const { names, prefectures, openapi } = contract;
const { schemas } = openapi.components;

describe('findCode', () => {
  it.each([
    ['USA', 'US'],
    ['U.S.A.', 'US'],
    ['UK', 'GB'],
    ['England', 'GB'],
    ['EL', 'GR'],
    ['KOR', 'KR'],
    ['Korea', 'KR'],
    ['日本', 'JP'],
    ['ｊａｐａｎ', 'JP'],
    ['Viet Nam', 'VN'],
    ['Japan (日本)', 'JP'],
    ['Myanmar (Burma)', 'MM'],
    ['Spain (Canary Islands)', undefined],
    ['France（Réunion）', undefined],
    ["Cote d'Ivoire", 'CI'],
    ['Hongkong', 'HK'],
    ['Atlantis', undefined],
    ['', undefined],
    ['x'.repeat(80), undefined],
  ])('country %j: %s', (text, code) => {
    expect(findCode(names.countries, text)).toBe(code);
  });

  it.each([
    ['United Sates', 'US'],
    ['Germnay', 'DE'],
    ['Chle', ['CL']],
    ['Nambia', ['GM', 'NA', 'ZM']],
    ['Atlantis', undefined],
    ['xx', undefined],
  ])('misspelled country %j: %s', (text, meant) => {
    expect(findMeant(names.countries, text)).toEqual(meant);
  });

  it.each([
    ['US', 'California', 'CA'],
    ['US', 'Calif.', 'CA'],
    ['US', 'US-CA', 'CA'],
    ['US', 'カリフォルニア州', 'CA'],
    ['US', 'Washington D.C.', 'DC'],
    ['CA', 'Ontario', 'ON'],
    ['CA', 'Quebec', 'QC'],
    ['MX', 'CDMX', 'CMX'],
    ['BR', 'Sao Paulo', 'SP'],
    ['AU', 'new south wales', 'NSW'],
    ['IN', 'Orissa', 'OD'],
  ])('province of %s %j: %s', (country, text, code) => {
    expect(findCode(names.provinces[country] ?? {}, text)).toBe(code);
  });

  it.each([
    ['TOKYO-TO', 'Tokyo'],
    ['Osaka Fu', 'Osaka'],
    ['Gumma', 'Gunma'],
    ['JP-13', 'Tokyo'],
    ['Kanagawa Prefecture', 'Kanagawa'],
    ['京都', 'Kyoto'],
  ])('prefecture %j: %s', (text, code) => {
    expect(findCode(names.prefectures, text)).toBe(code);
  });

  it.each([
    ['currencies', 'YEN', 'JPY'],
    ['currencies', '円', 'JPY'],
    ['currencies', 'RMB', 'CNY'],
    ['carriers', 'ヤマト運輸', 'yamato'],
    ['carriers', 'Sagawa Express', 'sagawa'],
    ['services', '宅急便', 'yamato_regular'],
    ['temperatures', '冷凍', 'frozen'],
    ['slots', '午前中', 'before-noon'],
    ['slots', '14:00-16:00', '14-16'],
    ['slots', '14時〜16時', '14-16'],
  ] as const)('%s %j: %s', (list, text, code) => {
    expect(findCode(names[list], text)).toBe(code);
  });

  it.each([
    ['carriers', ['Japan Post', '日本郵便', '郵便局'], ['yuupack', 'yuupacket', 'yuumail', 'japanpost']],
    ['temperatures', ['クール'], ['fresh', 'frozen']],
  ] as const)('%s %j could mean several codes', (list, texts, codes) => {
    for (const text of texts) {
      expect(findOnlyCode(names[list], text)).toBeUndefined();
      expect(findMeant(names[list], text)).toEqual(codes);
    }
  });

  const lists = [
    ['countries', names.countries, schemas.Country],
    ['currencies', names.currencies, schemas.Currency],
    ...Object.entries(names.provinces).map(
      ([country, list]) =>
        [
          `provinces of ${country}`,
          list,
          schemas[`Province${country.charAt(0)}${country.slice(1).toLowerCase()}`],
        ] as const,
    ),
  ] as const;

  it.each(lists)('%s: every code has names, and each of them leads to it', (_, list, schema) => {
    expect(Object.keys(list).sort()).toEqual([...(schema?.enum ?? [])].sort());
    for (const [code, all] of Object.entries(list)) {
      expect(all.length, code).toBeGreaterThan(0);
      const wrong = all.filter((name) => ![findMeant(list, name)].flat().includes(code));
      // 'BC' is itself a code; an alias never is.
      expect({ code, wrong }).toEqual({ code, wrong: [] });
    }
  });

  it('prefectures have a number each', () => {
    const numbers = prefectures.map(({ en }) => names.prefectures[en]?.find((name) => name.startsWith('JP-')));
    expect(new Set(numbers).size).toBe(47);
    expect(prefectures.filter(({ ja, en }) => findCode(names.prefectures, ja) !== en)).toEqual([]);
  });
});
