import { describe, expect, it } from 'vitest';
import { EXAMPLE_NOW, type Language } from '../contract';
import { findPrefecture } from './address/find-prefecture';
import { checkRequest } from './check-request';
import { contract, validateBody } from '../tests/rules/describe-rule';
import { findCode, findMeant, toNamedCode, type NamesByCode } from './find-code';
import { findQuickFix } from './quick-fix/find-quick-fix';
import type { QuickFix } from './quick-fix/quick-fix';
import { renderIssue } from './render-issue';
import { SCHEMA_SENTENCES } from './schema-sentences';

const OPERATION = 'address-register';
const SENTENCES = { rules: {}, schema: SCHEMA_SENTENCES, carriers: {} };
const { names } = contract;

/** What a message says of a value, in both languages, and what its fix sets. */
function judge(address: Record<string, string>, field: string): { fix: QuickFix; messages: string[] } | undefined {
  const body = { zip: '1', address1: 'A', phone: '0752110456', full_name: 'A', ...address };
  const issue = checkRequest({ operation: OPERATION, body }, contract, validateBody).find((one) => one.field === field);
  if (!issue) return undefined;
  const fix = findQuickFix(issue, { contract, operation: OPERATION, body, now: EXAMPLE_NOW });
  const render = (locale: Language): string => renderIssue(issue, SENTENCES, locale);
  return { fix, messages: [render('en'), render('ja')] };
}

/** The five slips: a letter missing, doubled and in another place, no blanks, and uppercase letters only. */
function listSlips(name: string): string[] {
  const at = Math.floor(name.length / 2);
  return [
    name.slice(0, at) + name.slice(at + 1),
    name.slice(0, at) + name.charAt(at) + name.slice(at),
    name.slice(0, at) + name.charAt(at + 1) + name.charAt(at) + name.slice(at + 2),
    name.replaceAll(' ', ''),
    name.toUpperCase(),
  ];
}

const lists: [list: string, names: NamesByCode, field: 'country' | 'province', country: string][] = [
  ['countries', names.countries, 'country', ''],
  ...Object.entries(names.provinces).map(([country, list]): [string, NamesByCode, 'province', string] => [
    `provinces of ${country}`,
    list,
    'province',
    country,
  ]),
];

describe.each(lists)('%s', (_, list, field, country) => {
  const codes = Object.entries(list);
  const isCode = (text: string): boolean => Object.hasOwn(list, text);

  it('has for each name of a code one sentence with the value, the code and its name, and one click', () => {
    const wrong = codes.flatMap(([code, [en = '', ja = en, foreign = en]]) =>
      [en, ja, country === '' ? foreign : `${country}-${code}`].filter((text) => {
        const { fix, messages = [] } = judge({ country, [field]: text }, field) ?? {};
        const isSaid =
          messages[0] === `'${text}' isn't a code. Did you mean ${toNamedCode(code, list, 'en')}?` &&
          messages[1]?.includes(toNamedCode(code, list, 'ja'));
        return !isSaid || fix?.kind !== 'set' || fix.value !== code;
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('leads to each code by its other names, and by five slips in its English name in one sentence with one click', () => {
    const wrong = codes.flatMap(([code, [en = '', , ...others]]) => [
      ...others.filter((text) => ![findMeant(list, text)].flat().includes(code)),
      // A slip can be as close to another name: then both are offered. Names of three letters are too short.
      ...(en.length > 3 ? listSlips(en) : []).filter((text) => {
        if (isCode(text)) return false;
        const { fix, messages = [] } = judge({ country, [field]: text }, field) ?? {};
        const isSaid = messages.every((message) => message.includes(text.slice(0, 30)) && message.includes(code));
        const isOffered =
          fix?.kind === 'set' ? fix.value === code : fix?.kind === 'choose' && fix.values.includes(code);
        return messages.length !== 2 || !isSaid || !isOffered;
      }),
    ]);
    expect(wrong).toEqual([]);
  });
});

describe('prefectures', () => {
  it.each(Object.entries(names.prefectures))(
    '%s is found by each of its names, in the language of the name',
    (en, all) => {
      const [ja = '', ...others] = all;
      const [place = ''] = /^.+(?=[都府県]$)/.exec(ja) ?? [];
      const kana = others.filter((name) => /^[ァ-ー]+$/.test(name));
      expect(kana).toHaveLength(1);
      const english = [`${en.toUpperCase()}-KEN`, `${en} Prefecture`, `${en} Pref.`, ...others, ...listSlips(en)];
      const readings = kana.flatMap((name) => [toHiragana(name), toHalfWidth(name)]);
      const wrong = [...english, ...readings, ...(en === 'Hokkaido' || en === 'Kyoto' ? [] : [place])].filter(
        (text) => {
          const { fix, messages = [] } = judge({ country: 'JP', zip: '100-0001', province: text }, 'province') ?? {};
          const wanted = /[a-z]/i.test(text) ? en : ja;
          // What says the prefecture in another form has no issue.
          if (!fix) return findPrefecture(contract, text)?.en !== en;
          // Of a misspelled name of three letters, the menu has the right one, but the message can't know it.
          const isShort = en.length <= 3 && findCode(names.prefectures, text) === undefined;
          const isSaid = isShort || messages.every((message) => message.includes(text) && message.includes(wanted));
          const isOffered =
            fix.kind === 'set' ? fix.value === wanted : fix.kind === 'choose' && fix.values.includes(wanted);
          return !isSaid || !isOffered;
        },
      );
      expect(wrong).toEqual([]);
    },
  );
});

describe('codes of a shipment', () => {
  const { catalogue } = contract;
  const carriers = Object.entries(catalogue.carriers);
  const fields: [field: string, names: NamesByCode, isSupported: (code: string) => boolean][] = [
    ['currency', names.currencies, () => true],
    ['carrier', names.carriers, () => true],
    ['temperature', names.temperatures, () => true],
    ['delivery_time', names.slots, (code) => catalogue.carriers.sagawa?.delivery_time.includes(code) === true],
    ...carriers.map(([type, { services }]): [string, NamesByCode, (code: string) => boolean] => [
      `service of ${type}`,
      names.services,
      (code) => Object.hasOwn(services, code) && !services[code]?.ended,
    ]),
  ];

  /** As people type it: full-width letters and digits, half-width kana, and letters of either case. */
  const listWidths = (text: string): string[] => [
    text,
    text.toLowerCase(),
    text.toUpperCase(),
    Array.from(text)
      .map((one) => (/[!-~]/.test(one) ? String.fromCodePoint((one.codePointAt(0) ?? 0) + 0xfee0) : one))
      .join(''),
    toHalfWidth(text),
  ];

  it.each(fields)('%s: each name in any width and case leads to its code', (field, list, isSupported) => {
    const [name = '', , type = 'sagawa'] = field.split(' ');
    const body = (text: string): object => ({ setup: { carrier: type, [name]: text } });
    const issuesOf = (text: string) =>
      checkRequest(
        { operation: 'shipment-create', body: body(text), now: EXAMPLE_NOW, accounts: [] } as never,
        contract,
        validateBody,
      );
    const known = Object.entries(list).filter(([code]) => isSupported(code));
    const wrong = known.flatMap(([code, all]) =>
      all
        .flatMap(listWidths)
        .filter((text) => {
          if (text === code || Object.hasOwn(list, text)) return false;
          const issue = issuesOf(text).find((one) => one.field === `setup.${name}`);
          if (!issue) return true;
          const fix = findQuickFix(issue, {
            contract,
            operation: 'shipment-create',
            body: body(text),
            now: EXAMPLE_NOW,
          });
          const message = renderIssue(issue, SENTENCES, 'ja');
          const isOffered =
            fix.kind === 'set' ? fix.value === code : fix.kind === 'choose' && fix.values.includes(code);
          return !isOffered || !message.includes(text.normalize('NFC'));
        })
        .map((text) => `${code}: ${text}`),
    );
    expect(wrong).toEqual([]);
  });
});

function toHiragana(katakana: string): string {
  return katakana.replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
}

/** 'カガワ' → 'ｶｶﾞﾜ' */
function toHalfWidth(text: string): string {
  return Array.from(text.replace(/[ァ-ヺ]/g, (kana) => kana.normalize('NFD')))
    .map((one) => (one === '\u3099' ? 'ﾞ' : one === '\u309a' ? 'ﾟ' : (HALF_WIDTH.get(one) ?? one)))
    .join('');
}

const HALF_WIDTH = new Map(
  Array.from({ length: 0xff9d - 0xff66 + 1 }, (_, index) => String.fromCodePoint(0xff66 + index)).map((half) => [
    half.normalize('NFKC'),
    half,
  ]),
);
