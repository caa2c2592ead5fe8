import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EXAMPLE_NOW } from '../../contract';
import { loadContract } from '../../contract/node';
import { listProse } from './prose';

const { catalogue, errors, openapi, operations } = loadContract('contract');
const carriers = Object.values(catalogue.carriers);
const prose = listProse();
const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } };

/** Numbers of two digits and more, and smaller ones with a unit of the contract. */
const TYPED =
  /(?<![\w.])(\d{2}[\d,.:]*\d|\d\d|\d(?= ?(MB|KB|kg|g|cm|mm|lb|%|円|ポンド|インチ|か月|営業日|日間|秒|分|months?|days?|hours?|minutes?|seconds?)(?![a-z])))/g;

/** The name of a character: U+00A0. */
const CODE_POINT = /U\+[0-9A-F]{4,6}/g;

/** Numbers that prose may contain: names of standards and versions, and turns of speech. */
const ALLOWED = [
  'ISO 4217',
  'ISO 3166',
  'ISO 8601',
  'JIS X 0208',
  'Windows-1252',
  'Node.js 18',
  `Node.js ${engines.node.replace('>=', '')}`,
  'Jest 29',
  '401', // never sent, and said so
  '118', // an invented shop
  ...['直近7日間', '30日間の出荷'], // ranges of the sample next to them
  ...['1円未満', '1円単位', '1秒未満', '1秒待機', '毎時0分', '3分の1', '5分で'],
  ...['2026-11-30', '2026-11-24T00:00:00+09:00', '2026-11-23T15:00:00Z'], // examples of the formats of times
];

describe('numbers in prose', () => {
  it('are statuses of the contract, or come from it by a tag', () => {
    const statuses = new Set([
      ...operations.flatMap(({ operation }) => Object.keys(operation.responses)),
      ...Object.values(errors.codes).map(({ status }) => String(status)),
    ]);
    const exampleDay = new Date(EXAMPLE_NOW);
    const allowed = [
      ...ALLOWED,
      `November ${exampleDay.getUTCDate()}`,
      `${exampleDay.getUTCMonth() + 1}月${exampleDay.getUTCDate()}日`,
    ];
    const typed = prose.flatMap(({ at, text }) => {
      const rest = allowed.reduce((left, part) => left.replaceAll(part, ''), text.replace(CODE_POINT, ''));
      return [...rest.matchAll(TYPED)]
        .map(([number]) => number)
        .filter((number) => !statuses.has(number))
        .map((number) => `${at}: ${number}`);
    });
    expect(typed, 'Give the number by <Fact name="…" />, or in the contract by {name}.').toEqual([]);
  });

  it.each([
    ['carrier types', carriers.length, [/any of (\w+) carrier types/g]],
    [
      'carriers',
      countCompanies(),
      [/# (\w+) carriers, one API/g, /(\w+) Japanese and international carriers/g, /国内外(\d+)社/g],
    ],
    [
      'carriers that can be tracked',
      carriers.filter(({ tracking }) => tracking).length,
      [/(\w+) carrier types can be tracked/g, /次の(\d+)種類が荷物追跡に対応/g],
    ],
    [
      'carriers that cannot be tracked',
      carriers.filter(({ tracking }) => !tracking).length,
      [/(\w+) carrier types don't support tracking/g, /次の(\d+)種類は荷物追跡に対応していません/g],
    ],
    [
      'carriers with test labels',
      carriers.filter(({ test_labels }) => test_labels).length,
      [/(\w+) carriers support test labels/g, /Only (\w+) carriers/g, /対応する運送会社は(\d+)社/g],
    ],
    ['states of a parcel', listParcelStates().length, [/same (\w+) statuses/g, /共通の、(\d+)種類/g]],
  ] as [string, number, RegExp[]][])('count the %s as the contract does', (_, count, patterns) => {
    for (const pattern of patterns) {
      const found = prose.flatMap(({ at, text }) =>
        [...text.matchAll(pattern)].map(([, word]) => ({ at, number: toNumber(word) })),
      );
      expect(found.length, `No text matches ${pattern}: this test has to follow the prose.`).toBeGreaterThan(0);
      expect(
        found.filter(({ number }) => number !== count),
        `The contract has ${count}.`,
      ).toEqual([]);
    }
  });
});

/** Carriers as a reader counts them: Japan Post is one, whatever its number of types. */
function countCompanies(): number {
  return new Set(carriers.map(({ name }) => name.en.replace(/^Japan Post .*/, 'Japan Post'))).size;
}

function listParcelStates(): unknown[] {
  const status = openapi.components.schemas.TrackingEvent?.properties?.status;
  return (status ? status.enum : undefined) ?? [];
}

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

function toNumber(word = ''): number {
  return /^\d+$/.test(word) ? Number(word) : WORDS.indexOf(word.toLowerCase());
}
