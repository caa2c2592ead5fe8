import { translate } from '@docusaurus/Translate';
import { useState, type ReactNode } from 'react';
import type { CsvCheckedRow, CsvView } from '../../workers/check/messages';
import TableRegion from '../TableRegion';
import { renderRowVerdict } from './words';

/** How many rows are shown first. */
const SHOWN = 20;

/** The rows of the file: those with errors first. */
export default function Rows({ view }: { view: CsvView }): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const rows = view.rows.toSorted((a, b) => countErrors(b) - countErrors(a) || a.line - b.line);
  if (rows.length === 0) return null;
  return (
    <>
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
            <th scope="col">{translate({ id: 'csv.carrier', message: 'Carrier', description: 'Head of a column' })}</th>
            <th scope="col">{translate({ id: 'csv.verdict', message: 'Result', description: 'Head of a column' })}</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, isOpen ? rows.length : SHOWN).map((row) => (
            <tr key={row.line}>
              <th scope="row">{row.line}</th>
              <td>{row.consignee}</td>
              <td translate="no">{row.carrier}</td>
              <td>{renderRowVerdict(countErrors(row), row.issues.length)}</td>
            </tr>
          ))}
        </tbody>
      </TableRegion>
      {rows.length > SHOWN && !isOpen && (
        <button type="button" onClick={() => setIsOpen(true)}>
          {translate({ id: 'csv.more', message: 'Show all rows', description: 'Button that shows the other rows' })}
        </button>
      )}
    </>
  );
}

function countErrors({ issues }: CsvCheckedRow): number {
  return issues.filter(({ severity }) => severity === 'error').length;
}
