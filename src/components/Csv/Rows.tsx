import { translate } from '@docusaurus/Translate';
import { useMemo, type ReactNode } from 'react';
import type { CsvCheckedRow, CsvView } from '../../workers/check/messages';
import InParts from '../InParts';
import TableRegion from '../TableRegion';
import styles from '../Check/styles.module.css';
import { renderRowVerdict } from './words';

/** How many rows are shown first. */
const SHOWN = 20;

type Props = {
  view: CsvView;
  /** The row whose issues alone are shown. */
  picked: number | undefined;
  onPick: (row: number) => void;
};

/** The rows of the file: those with errors first. The line of a row shows its issues alone. */
export default function Rows({ view, picked, onPick }: Props): ReactNode {
  const rows = useMemo(
    () =>
      view.rows
        .map((row, at) => ({ ...row, at, errors: countErrors(row) }))
        .toSorted((a, b) => b.errors - a.errors || b.issues.length - a.issues.length || a.line - b.line),
    [view.rows],
  );
  if (rows.length === 0) return null;
  return (
    <InParts
      first={SHOWN}
      items={rows}
      toItem={(row) => (
        <tr key={row.line} data-picked={row.at === picked || undefined}>
          <th scope="row">
            <button
              type="button"
              className={styles.place}
              aria-pressed={row.at === picked}
              aria-label={translate(
                {
                  id: 'csv.row.pick',
                  message: 'Show only line {line}',
                  description: 'Button that shows the issues of one row alone',
                },
                { line: row.line },
              )}
              onClick={() => onPick(row.at)}
            >
              {row.line}
            </button>
          </th>
          <td>{row.consignee}</td>
          <td translate="no">{row.carrier}</td>
          <td data-severity={toSeverity(row)}>{renderRowVerdict(row.errors, row.issues.length)}</td>
        </tr>
      )}
    >
      {(drawn) => (
        <TableRegion
          isLate
          aria-label={translate({ id: 'csv.rows.table', message: 'Rows', description: 'Name of a table' })}
        >
          <thead>
            <tr>
              <th scope="col">{translate({ id: 'csv.line', message: 'Line', description: 'Head of a column' })}</th>
              <th scope="col">
                {translate({ id: 'csv.consignee', message: 'Consignee', description: 'Head of a column' })}
              </th>
              <th scope="col">
                {translate({ id: 'csv.carrier', message: 'Carrier', description: 'Head of a column' })}
              </th>
              <th scope="col">
                {translate({ id: 'csv.verdict', message: 'Result', description: 'Head of a column' })}
              </th>
            </tr>
          </thead>
          <tbody>{drawn}</tbody>
        </TableRegion>
      )}
    </InParts>
  );
}

function countErrors({ issues }: CsvCheckedRow): number {
  return issues.filter(({ severity }) => severity === 'error').length;
}

function toSeverity(row: CsvCheckedRow): 'error' | 'warning' | 'none' {
  if (countErrors(row) > 0) return 'error';
  return row.issues.length > 0 ? 'warning' : 'none';
}
