import { describe, expect, it } from 'vitest';
import { createChecker } from '../../../check';
import { createValidators, loadContract } from '../../../contract/node';
import { encode } from '../../../csv/encoding';
import { toCheckData } from '../../../plugins/console/check-data';
import { listPlantedFiles, renderFile, WRONG_ROWS } from '../../../tests/fixtures/csv/planted-files';
import { renderCsv } from '../../../tests/bench/csv-rows';
import { takeStep } from './csv-in-page';
import type { CsvAction, CsvResult, CsvView } from './messages';

const NOW = Date.parse('2026-11-24T10:00:00+09:00');
const contract = loadContract('contract');
const { body: validateBody } = createValidators(contract);
const checker = createChecker({ ...toCheckData(contract, 'ja'), validateBody });

let shown: CsvView | undefined;

function take(step: CsvAction, id = 'one'): CsvResult {
  return takeStep({ ...step, id }, { now: NOW, ignoreHours: true, accounts: 'all' }, checker, {
    locale: 'ja',
    say: (phrase) => phrase,
  });
}

/** What the page shows after a step, whose rows a slow machine checks in several. */
function view(step: CsvAction): CsvView {
  let result = take(step);
  const rows = step.kind === 'open' ? [] : [...(shown?.rows ?? [])];
  for (; 'head' in result; result = take({ kind: 'continue' })) {
    for (const [row, found] of result.checked) rows[row] = found;
    shown = { ...result.head, rows, stale: result.stale };
    if (result.stale + result.unread === 0) return shown;
  }
  throw new Error(`A step without a view: ${JSON.stringify(result)}`);
}

function save(as: 'csv' | 'jsonl'): Buffer {
  const result = take({ kind: 'save', as });
  return Buffer.from('saved' in result ? result.saved : '');
}

/** `{ setup: { carrier: 'sagawa' } }` → `[['setup.carrier', 'sagawa']]` */
function listFields(common: object): [field: string, text: string][] {
  return Object.entries(common).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? listFields(value).map(([field, text]): [string, string] => [`${name}.${field}`, text])
      : [[name, String(value)] as [string, string]],
  );
}

function count({ rows }: CsvView): { wrong: number; warned: number } {
  const severities = rows.map(({ issues }) => issues.map(({ severity }) => severity));
  return {
    wrong: severities.filter((all) => all.includes('error')).length,
    warned: severities.filter((all) => all.length > 0 && !all.includes('error')).length,
  };
}

// The steps that the page sends for a reader; the browser test does the same with two of the files.
describe.each(listPlantedFiles(NOW))('a file of 100 rows of $source.id in the page', (planted) => {
  it('has its ten mistakes marked, and is saved with nothing else changed', () => {
    const bytes = encode(renderFile(planted), 'shift_jis');
    let current = view({ kind: 'open', bytes, options: { common: listFields(planted.common) } });
    expect(current).toMatchObject({ source: planted.source.id, total: 100 });
    expect(current.sources).toContainEqual({ id: planted.source.id, name: planted.source.name.ja });
    const warned = planted.mistakes.filter(({ reported }) =>
      /^(?:formula|lost-character|part-missing)$/.test(reported),
    ).length;
    expect(count(current)).toEqual({ wrong: 10 - warned, warned });

    WRONG_ROWS.forEach((row, at) => {
      const { header, right } = planted.mistakes[at] ?? { header: '', right: '' };
      const column = current.columns.findIndex((one) => one.header === header);
      const issues = current.rows[row]?.issues ?? [];
      const issue = issues.find(({ place }) => place?.column === column);
      if (!issue?.place) throw new Error(`No issue of row ${row} leads to a cell below ${header}.`);
      current =
        issue.message.startsWith('csv-') && issue.fix
          ? view({ kind: 'fix', key: issue.key, rows: [row] })
          : view({ kind: 'cell', place: issue.place, text: right });
      expect(current.rows[row]?.issues).toEqual([]);
    });
    expect(count(current)).toEqual({ wrong: 0, warned: 0 });

    const rows = planted.rows.map((cells, index) => {
      const mistake = planted.mistakes[WRONG_ROWS.indexOf(index)];
      return mistake ? { ...cells, [mistake.header]: mistake.right } : cells;
    });
    expect(save('csv').equals(encode(renderFile({ ...planted, rows }, false), 'shift_jis'))).toBe(true);
    expect(save('jsonl').toString().trim().split('\n')).toHaveLength(100);
  });
});

describe('the rows that are shown after an edit', () => {
  const HEADERS = '注文番号,氏名,郵便番号,住所,商品名';
  const LINES = ['7,A,1000005,東京都港区1,本', '8,B,1000005,東京都港区2,本', '9,C,1000005,東京都港区3,本'];

  // An order number decides issues of other rows: it becomes that of another one, of none, and the only one again.
  it.each([[['8']], [['8', '7']], [['8', '9', '7']], [['', '9']], [['8', '']]])(
    'are those of the saved file, with the order numbers %j in its first row',
    (numbers) => {
      let current = view({ kind: 'open', bytes: Buffer.from([HEADERS, ...LINES].join('\n')), options: {} });
      for (const text of numbers) current = view({ kind: 'cell', place: { record: 1, column: 0 }, text });
      const saved = view({ kind: 'open', bytes: save('csv'), options: {} });
      expect(current.rows).toEqual(saved.rows);
      const counted = current.rows.filter(({ issues }) => issues.some(({ message }) => message === 'csv-same-order'));
      expect(counted).toHaveLength(['8', '9'].includes(numbers.at(-1) ?? '') ? 2 : 0);
    },
  );
});

// A page that received all rows at once would be blocked as long as it reads the message.
it('returns the rows of a large file in parts, those that have changed first', () => {
  const opened = take({ kind: 'open', bytes: new TextEncoder().encode(renderCsv()), options: {} });
  if (!('head' in opened)) throw new Error('The file is not read.');
  const known = opened.checked.length;
  expect(opened).toMatchObject({ stale: 0, unread: 10_000 - known });
  expect(known).toBeLessThan(10_000);
  const key = opened.checked[0]?.[1].issues.find(({ fix }) => fix)?.key ?? '';
  let next = take({ kind: 'fix', key, rows: opened.checked.map(([row]) => row) });
  const rows: number[] = [];
  for (; 'head' in next; next = take({ kind: 'continue' })) {
    expect(next.unread).toBe(10_000 - known);
    rows.push(...next.checked.map(([row]) => row));
    if (next.stale === 0) break;
  }
  expect(rows).toEqual(opened.checked.map(([row]) => row));
});

// The fix of a group was found for the rows as they were shown.
it('leaves a cell that was edited before the fix for all its rows arrived', () => {
  const opened = view({ kind: 'open', bytes: new TextEncoder().encode(renderCsv(3)), options: {} });
  const { key, place, fix } = opened.rows[1]?.issues.find((issue) => issue.fix) ?? {};
  if (!key || !place || !fix) throw new Error('The second row has nothing to fix.');
  view({ kind: 'cell', place, text: '060-0001' });
  view({ kind: 'fix', key, rows: [0, 1, 2] });
  const zips = save('csv')
    .toString()
    .trim()
    .split('\n')
    .map((line) => line.split(',')[1]);
  expect(zips).toEqual(['お届け先郵便番号', '0600042', '060-0001', '0600042']);
});

it('groups what several fields without a column need by field', () => {
  const bytes = encode('氏名,電話番号\n高橋,011-222-3344\n森,075-211-0456\n', 'utf-8');
  const { rows } = view({ kind: 'open', bytes, options: {} });
  const issues = rows.flatMap((row) => row.issues);
  const fields = new Set(issues.map(({ field }) => field));
  expect(fields).toContain('products');
  expect(fields).toContain('from_address');
  for (const { key, field } of issues) {
    const others = issues.filter((one) => one.key === key);
    expect(others.map((one) => one.field)).toEqual([field, field]);
  }
});

it('has the files of two counters, and asks for the bytes of an older one', () => {
  const save = (id: string): string => {
    const result = take({ kind: 'save', as: 'csv' }, id);
    return Buffer.from('saved' in result ? result.saved : '').toString();
  };
  for (const id of ['one', 'two', 'three']) {
    take({ kind: 'open', bytes: new TextEncoder().encode(renderCsv(1)), options: {} }, id);
    take({ kind: 'cell', place: { record: 1, column: 0 }, text: id }, id);
  }
  for (const id of ['two', 'three']) expect(save(id)).toContain(`\n${id},`);
  expect(() => take({ kind: 'open', options: {} }, 'one')).toThrow('No file is open.');
});
