import type { CellPlace, CsvFile, FileIssue } from '../../csv';
import type { JudgedIssue } from '../check-result';
import type { Checker } from './checker';
import type { Circumstances } from './judge-body';

/** The operation whose requests the rows of a table are. */
const OPERATION = 'shipment-create';

/** The issues of a row: those of its cells, and those of its request, each with the cell of its field if there is one. */
export type RowIssues = {
  ofCells: readonly FileIssue[];
  ofRequest: readonly (JudgedIssue & { place: CellPlace | undefined })[];
};

/** Checks a row of a table. What a cell has to change first isn't reported a second time for its field. */
export function judgeRow(file: CsvFile, row: number, checker: Checker, circumstances: Circumstances): RowIssues {
  const { body = {}, fileIssues: ofCells = [] } = file.rows[row] ?? {};
  const known = new Set(ofCells.filter(({ severity }) => severity === 'error').map(({ field }) => field));
  const ofRequest = checker
    .checkBody({ operation: OPERATION, body }, circumstances)
    .filter(({ field }) => !known.has(field))
    .map((issue) => ({ ...issue, place: file.findCell(row, issue.field) }));
  return { ofCells, ofRequest };
}
