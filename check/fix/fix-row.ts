import type { CsvFile } from '../../csv';
import { listChanges, type FieldChange } from '../../rules';
import type { Checker } from '../judge/checker';
import type { Circumstances } from '../judge/judge-body';
import { judgeRow } from '../judge/judge-row';
import { repeatFixes } from './repeat-fixes';

/** Makes the changes of a row that remove no value, as far as the file has cells for them. */
export function fixRow(file: CsvFile, row: number, checker: Checker, circumstances: Circumstances): void {
  repeatFixes(() => {
    const { ofCells, ofRequest } = judgeRow(file, row, checker, circumstances);
    const fixes: (readonly FieldChange[])[] = [
      ...ofCells.map(({ fix }) => fix ?? []),
      ...ofRequest.map(({ fix, isSafe }) => (isSafe ? listChanges(fix) : [])),
    ];
    return fixes.some((changes) => changes.length > 0 && file.change(row, changes));
  });
}
