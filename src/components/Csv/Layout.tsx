import { translate } from '@docusaurus/Translate';
import { useId, useState, type ReactNode } from 'react';
import type { CsvChoices, CsvView } from '../../workers/check/messages';
import InParts from '../InParts';
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
  ...['security_service', 'signature', 'test', 'options.fragile', 'options.side_up', 'options.valuable_goods'],
].map((name) => `setup.${name}`);
const PRODUCT = ['name', 'quantity', 'price', 'hs_code', 'origin_country'].map((name) => `products.0.${name}`);
const PARCEL = ['weight', 'width', 'height', 'depth'].map((name) => `parcels.0.${name}`);
const CUSTOMS = ['content_type', 'duty_paid'].map((name) => `customs.${name}`);
const CHOICES = [
  ...FIELDS,
  ...['to_address', 'from_address'].flatMap((party) => [...ADDRESS, 'extra'].map((name) => `${party}.${name}`)),
  ...PRODUCT,
  ...PARCEL,
  ...CUSTOMS,
];
/** The choice for a column that changes no shipment. */
const UNUSED = 'unused';
/** The same elements for each column, so that hundreds of columns are rendered once. */
const OPTIONS = CHOICES.map((field) => <option key={field}>{field}</option>);

type Props = { view: CsvView; options: CsvChoices; onChange: (options: CsvChoices) => void };

/** The columns of the file, and values for fields without a column; open as long as the reader has to choose. */
export default function Layout({ view, options, onChange }: Props): ReactNode {
  const id = useId();
  const { columns, sources, source, isUnknown } = view;
  // The reader's choice applies before the worker has read the file again.
  const hasHeaders = options.hasHeaders ?? view.hasHeaders;
  const used = columns.filter(({ field }) => field).length;
  // What isn't used comes first: above all, what has values.
  const order = columns
    .map((column, at) => ({ ...column, at }))
    .toSorted((a, b) => rankUnused(a) - rankUnused(b) || a.at - b.at);
  const needsAnswer = isUnknown || used === 0;
  const chooseField = (at: number, field: string): void =>
    onChange({
      hasHeaders,
      fields: columns.map((_, index) => (index === at ? (field === UNUSED ? null : field) : options.fields?.[index])),
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
            <a href={`err#${source}`}>
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
        <InParts
          items={order}
          toItem={({ header, field = '', example, at }) => (
            <tr key={at}>
              <th scope="row">{header === '' ? at + 1 : header}</th>
              <td>{example}</td>
              <td>
                <select
                  aria-label={translate(
                    { id: 'csv.field', message: 'Field of {header}', description: 'Label of the choice of a field' },
                    { header: header || at + 1 },
                  )}
                  value={options.fields?.[at] === null ? UNUSED : field}
                  onChange={({ target }) => chooseField(at, target.value)}
                >
                  {field === '' && (
                    <option value="" disabled>
                      {translate({ id: 'csv.noField', message: 'No field', description: 'A column without a field' })}
                    </option>
                  )}
                  <option value={UNUSED}>
                    {translate({
                      id: 'csv.unused',
                      message: 'Not used',
                      description: 'A column that changes no shipment, so that its rows have no warnings',
                    })}
                  </option>
                  {field !== '' && !CHOICES.includes(field) && <option>{field}</option>}
                  {OPTIONS}
                </select>
              </td>
            </tr>
          )}
        >
          {(drawn) => (
            <TableRegion isLate>
              <tbody>{drawn}</tbody>
            </TableRegion>
          )}
        </InParts>
      </details>
      <CommonFields common={options.common ?? []} onChange={(common) => onChange({ common })} />
    </>
  );
}

function rankUnused({ field, example }: CsvView['columns'][number]): number {
  return field !== undefined ? 2 : example === '' ? 1 : 0;
}

/** Any field of a request; the check names those that it doesn't know. */
const PATH = /^[a-z_]+(?:\.(?:[a-z]\w*|\d{1,2}))+$/;

function isNoPath(field: string, text: string): boolean {
  return text !== '' && !PATH.test(field);
}

type Common = NonNullable<CsvChoices['common']>;

/** Fields that the file has no column for, each with its value, and room for another one. */
function CommonFields({ common, onChange }: { common: Common; onChange: (common: Common) => void }): ReactNode {
  const id = useId();
  const [entries, setEntries] = useState(common);
  const write = (at: number, field: string, text: string): void =>
    setEntries([...entries.slice(0, at), [field.trim(), text] as const, ...entries.slice(at + 1)]);
  const commit = (): void => {
    const filled = entries.filter(([field, text]) => PATH.test(field) && text !== '');
    if (JSON.stringify(filled) !== JSON.stringify(common)) onChange(filled);
  };
  return (
    <details className={styles.nearest}>
      <summary>
        {translate({
          id: 'csv.common',
          message: 'Fields for all rows',
          description: 'Opens the fields for what a CSV file has no column for',
        })}
      </summary>
      <p className={styles.sentence}>
        {translate({
          id: 'csv.common.note',
          message: 'Fields that the file has no column for. Values in cells take precedence.',
          description: 'Above the fields for what a CSV file has no column for',
        })}
      </p>
      <datalist id={id}>{OPTIONS}</datalist>
      <ul
        className={styles.differences}
        // The file is read again when all fields are entered.
        onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || commit()}
        onKeyDown={({ key }) => key === 'Enter' && commit()}
      >
        {[...entries, ['', ''] as const].map(([field, text], at) => (
          <li key={at}>
            <input
              list={id}
              value={field}
              translate="no"
              spellCheck={false}
              aria-label={translate(
                { id: 'csv.common.field', message: 'Field {number}', description: 'Label of the name of a field' },
                { number: at + 1 },
              )}
              aria-invalid={isNoPath(field, text)}
              onChange={({ target }) => write(at, target.value, text)}
            />
            <input
              value={text}
              translate="no"
              aria-label={translate(
                { id: 'csv.common.value', message: 'Value {number}', description: 'Label of the value of a field' },
                { number: at + 1 },
              )}
              onChange={({ target }) => write(at, field, target.value)}
            />
            {isNoPath(field, text) && (
              <p role="alert">
                {translate({
                  id: 'csv.common.invalid',
                  message: 'Enter the path of a field, such as setup.carrier. Otherwise, the value isn’t used.',
                  description: 'Below a field for all rows whose name is no path of a request',
                })}
              </p>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
