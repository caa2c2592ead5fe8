import type { FieldChange } from '../rules';
import { getField } from './fields';
import type { Column } from './csv-source';
import type { Cells } from './to-body';

export const FILE_ISSUE_KINDS = ['leading-zero', 'formula', 'lost-character', 'cell-count'] as const;

/** The damage that a spreadsheet or an export did to a cell, which no request shows. */
export type FileIssue = {
  kind: (typeof FILE_ISSUE_KINDS)[number];
  /** The column, from 0; undefined for the whole record. */
  column?: number;
  field?: string;
  value: string;
  fix?: FieldChange[];
};

const TEXT_FIELDS = /\.(?:full_name|company|address1|address2|extra|name)$/;

/** The issues of the first record of a shipment. */
export function listFileIssues({
  body,
  columns,
  cells: [cells = []],
}: {
  body: unknown;
  columns: readonly Column[];
  cells: Cells;
}): FileIssue[] {
  const issues = columns.flatMap(({ field }, column): FileIssue[] => {
    const text = (cells[column] ?? '').trim();
    if (text === '') return [];
    const place = { column, ...(field === undefined ? {} : { field }), value: text };
    if (field !== undefined && isInJapan(body, field)) {
      const whole = addLeadingZero(field, text.replace(/^'/, ''));
      if (whole !== undefined) return [{ ...place, kind: 'leading-zero', fix: [{ kind: 'set', field, value: whole }] }];
    }
    if (/^(?:[=@]|[-+][^\d\s(])/.test(text)) return [{ ...place, kind: 'formula' }];
    if (TEXT_FIELDS.test(field ?? '') && /[?〓\uFFFD]/.test(text)) return [{ ...place, kind: 'lost-character' }];
    return [];
  });
  if (cells.length !== columns.length) issues.push({ kind: 'cell-count', value: String(cells.length) });
  return issues;
}

function isInJapan(body: unknown, field: string): boolean {
  return getField(body, `${field.split('.')[0] ?? ''}.country`) === 'JP';
}

/** A postal code or a phone number that a spreadsheet has taken for a number: 600042 → 0600042, 9012345678 → 09012345678 */
function addLeadingZero(field: string, text: string): string | undefined {
  if (field.endsWith('.zip') && /^\d{5,6}$/.test(text)) return text.padStart(7, '0');
  if (field.endsWith('.phone') && /^[1-9]\d{8,9}$/.test(text)) return `0${text}`;
  return undefined;
}
