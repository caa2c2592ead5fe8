import { translate } from '@docusaurus/Translate';
import { useId, useState, type ReactNode } from 'react';
import type { CsvOptions } from '../../../csv';
import type { CsvView } from '../../workers/check/messages';
import TableRegion from '../TableRegion';
import styles from '../Check/styles.module.css';

const ADDRESS = [
  'full_name',
  'company',
  'phone',
  'email',
  'country',
  'zip',
  'province',
  'city',
  'address1',
  'address2',
];
const FIELDS = [
  ...['carrier', 'service', 'date', 'delivery_date', 'delivery_time', 'temperature', 'pack_size', 'pack_amount'],
  ...['ref_number', 'delivery_note', 'insurance', 'currency', 'cash_on_delivery.amount', 'cash_on_delivery.tax'],
].map((name) => `setup.${name}`);
const PRODUCT = ['name', 'quantity', 'price', 'hs_code', 'origin_country'].map((name) => `products.0.${name}`);
const CHOICES = [
  ...FIELDS,
  ...['to_address', 'from_address'].flatMap((party) => [...ADDRESS, 'extra'].map((name) => `${party}.${name}`)),
  ...PRODUCT,
];

type Props = { view: CsvView; options: CsvOptions; baseUrl: string; onChange: (options: CsvOptions) => void };

/** The columns of the file, and values for fields without a column; open as long as the reader has to choose. */
export default function Layout({ view, options, baseUrl, onChange }: Props): ReactNode {
  const id = useId();
  const { columns, sources, source, isUnknown } = view;
  // The reader's choice applies before the worker has read the file again.
  const hasHeaders = options.hasHeaders ?? view.hasHeaders;
  const [common, setCommon] = useState(JSON.stringify(options.common ?? { setup: {}, from_address: {} }, null, 2));
  const parsed = parse(common);
  const used = columns.filter(({ field }) => field).length;
  // What isn't used comes first: above all, what has values.
  const order = columns
    .map((column, at) => ({ ...column, at }))
    .toSorted((a, b) => rankUnused(a) - rankUnused(b) || a.at - b.at);
  const needsAnswer = isUnknown || used === 0;
  const chooseField = (at: number, field: string): void =>
    onChange({
      hasHeaders,
      fields: columns.map((column, index) => (index === at ? field || null : (column.field ?? null))),
    });
  return (
    <>
      <details key={String(needsAnswer)} open={needsAnswer} className={styles.nearest}>
        <summary>
          {translate(
            {
              id: 'csv.columns',
              message: 'Columns ({used} of {all} used)',
              description: 'Opens the list of the columns of a CSV file',
            },
            { used, all: columns.length },
          )}
        </summary>
        {needsAnswer && (
          <p>
            {translate(
              {
                id: 'csv.unknown',
                message:
                  'The first lines have no known headers; the cells are separated by “{separator}”, {count} in the first line. Choose the tool that wrote the file, or the field of each column.',
                description: 'Above the columns of a file without known headers',
              },
              { separator: view.separator === '\t' ? 'Tab' : view.separator, count: columns.length },
            )}
          </p>
        )}
        <div className={styles.choices}>
          <label htmlFor={`${id}source`}>
            {translate({
              id: 'csv.tool',
              message: 'Tool',
              description: 'Label of the choice of the tool that wrote a file',
            })}
          </label>
          <select
            id={`${id}source`}
            value={options.source ?? source ?? ''}
            onChange={({ target }) =>
              onChange({
                source: target.value,
                fields: undefined,
                ...(isUnknown && { hasHeaders: false }),
              })
            }
          >
            <option value="">
              {translate({
                id: 'csv.tool.other',
                message: 'Other',
                description: 'A file of a tool that is not listed',
              })}
            </option>
            {sources.map(({ id: one, name }) => (
              <option key={one} value={one}>
                {name}
              </option>
            ))}
          </select>
          {source && (
            <a href={`${baseUrl}getting-started-request-examples#${source}`}>
              {translate({
                id: 'csv.tool.columns',
                message: 'Columns and codes of this tool',
                description: 'Link to the table of the columns of a tool and their fields',
              })}
            </a>
          )}
          <label>
            <input
              type="checkbox"
              checked={hasHeaders}
              onChange={({ target }) => onChange({ hasHeaders: target.checked })}
            />{' '}
            {translate({
              id: 'csv.headers',
              message: 'The first line contains headers',
              description: 'Label of a checkbox',
            })}
          </label>
        </div>
        <TableRegion isLate>
          <tbody>
            {order.map(({ header, field = '', example, at }) => (
              <tr key={at}>
                <th scope="row">{header === '' ? at + 1 : header}</th>
                <td>{example}</td>
                <td>
                  <select
                    aria-label={translate(
                      { id: 'csv.field', message: 'Field of {header}', description: 'Label of the choice of a field' },
                      { header: header || at + 1 },
                    )}
                    value={field}
                    onChange={({ target }) => chooseField(at, target.value)}
                  >
                    <option value="">
                      {translate({ id: 'csv.unused', message: 'Not used', description: 'A column without a field' })}
                    </option>
                    {(CHOICES.includes(field) || field === '' ? CHOICES : [field, ...CHOICES]).map((one) => (
                      <option key={one}>{one}</option>
                    ))}
                  </select>
                </td>
              </tr>
            ))}
          </tbody>
        </TableRegion>
      </details>
      <details className={styles.nearest}>
        <summary>
          {translate({
            id: 'csv.common',
            message: 'Fields for all rows',
            description: 'Opens the field for what a CSV file has no column for',
          })}
        </summary>
        <label htmlFor={`${id}common`}>
          {translate({
            id: 'csv.common.note',
            message: 'Fields that the file has no column for, as JSON. Values in cells take precedence.',
            description: 'Label of the field for what a CSV file has no column for',
          })}
        </label>
        <textarea
          cols={60}
          id={`${id}common`}
          rows={8}
          value={common}
          spellCheck={false}
          translate="no"
          aria-invalid={!parsed}
          onChange={({ target }) => setCommon(target.value)}
          onBlur={() => parsed && onChange({ common: parsed })}
        />
        {!parsed && (
          <p role="alert">
            {translate({
              id: 'csv.common.invalid',
              message: 'Enter a JSON object.',
              description: 'Below a field for JSON',
            })}
          </p>
        )}
      </details>
    </>
  );
}

function rankUnused({ field, example }: CsvView['columns'][number]): number {
  return field !== undefined ? 2 : example === '' ? 1 : 0;
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
