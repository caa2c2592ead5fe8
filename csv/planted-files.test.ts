import { describe, expect, it } from 'vitest';
import { createValidators, loadContract } from '../contract/node';
import { toCheckData } from '../plugins/console/check-data';
import { createChecker } from '../check';
import { listPlantedFiles, renderFile, WRONG_ROWS } from '../tests/fixtures/csv/planted-files';
import { encode } from './encoding';
import { openCsv, type CsvFile, type CsvRow } from './open-csv';

const NOW = Date.parse('2026-11-24T10:00:00+09:00');
const contract = loadContract('contract');
const { body: validateBody } = createValidators(contract);
const checker = createChecker({ ...toCheckData(contract, 'en'), validateBody });
const { findCode } = checker;

/** The report of a row: its fields with errors, and the issues of its cells. */
function judge({ body, fileIssues }: CsvRow): string[] {
  const text = JSON.stringify(body);
  const given = { text, operation: 'shipment-create', isSentAsIs: true, accounts: 'all' as const };
  const { issues } = checker.check(given, { now: NOW, ignoreHours: true, accounts: 'all' });
  return [
    ...fileIssues.map(({ kind }) => kind),
    ...issues.filter(({ severity }) => severity === 'error').map(({ field }) => field),
  ];
}

function listMarked({ rows }: CsvFile): number[] {
  return rows.flatMap((row, index) => (judge(row).length > 0 ? [index] : []));
}

describe.each(listPlantedFiles(NOW))('a file of 100 rows of $source.id in Shift_JIS', (planted) => {
  const { source, headers, mistakes, common } = planted;
  const right = encode(renderFile(planted, false), 'shift_jis');

  it('is recognized and has no issue', () => {
    const file = openCsv(right, { common, findCode });
    expect(file).toMatchObject({ encoding: 'shift_jis', source: source.id, hasHeaders: true, isUnknown: false });
    expect(file.rows).toHaveLength(100);
    expect(listMarked(file)).toEqual([]);
  });

  it('has its ten mistakes marked where they are', () => {
    const file = openCsv(encode(renderFile(planted), 'shift_jis'), { common, findCode });
    expect(listMarked(file)).toEqual(WRONG_ROWS);
    const reported = WRONG_ROWS.map((index) => (file.rows[index] ? judge(file.rows[index]) : []));
    mistakes.forEach((mistake, index) =>
      expect(reported[index]?.join(' '), JSON.stringify(mistake)).toContain(mistake.reported),
    );
  });

  it('is corrected without another byte changed', () => {
    const file = openCsv(encode(renderFile(planted), 'shift_jis'), { common, findCode });
    WRONG_ROWS.forEach((index, at) => {
      const { header, right: text } = mistakes[at] ?? { header: '', right: '' };
      const [record = 0] = file.rows[index]?.records ?? [];
      const fix = file.rows[index]?.fileIssues.find(({ fix: known }) => known)?.fix;
      if (fix) expect(file.change(index, fix)).toBe(true);
      else file.setCell({ record, column: headers.indexOf(header) }, text);
    });
    const saved = file.save();
    const wanted = planted.rows.map((cells, index) => {
      const mistake = mistakes[WRONG_ROWS.indexOf(index)];
      return mistake ? { ...cells, [mistake.header]: mistake.right } : cells;
    });
    const before = encode(renderFile({ ...planted, rows: wanted }, false), 'shift_jis');
    expect(Buffer.from(saved).equals(Buffer.from(before))).toBe(true);
  });
});
