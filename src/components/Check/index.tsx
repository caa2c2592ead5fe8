import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import { lazy, Suspense, useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { useCheck } from '../../hooks/useCheck';
import type { TextToCheck } from '../../../check';
import CodeField, { type CodeFieldHandle } from '../CodeField';
import CheckResults, { useMarks } from './CheckResults';
import styles from './styles.module.css';

/** Loads for the first file, or for a text with rows. */
const Csv = lazy(() => import('../Csv'));
/** Loads for a HAR file, whose calls can be replayed. */
const Story = lazy(() => import('../Story'));

export type CheckProps = {
  /** The base URL of links to pages: `/en/`. */
  baseUrl: string;
  /** The titles of the operations, by ID. */
  titles: Record<string, string>;
  /** The operation of the page; elsewhere it is identified from the request. */
  operation?: string;
};

/** Examples of text that can be pasted. */
const PLACEHOLDER = '{ "setup": { "carrier": "sagawa", … } }\ncurl -X POST …/v1/shipments -d …\nSAGAWA_E1-0043';
/** An order as a shop may send it: a name of another API, a size class that doesn't exist, no phone. */
const BROKEN = JSON.stringify(
  {
    setup: { carrier: 'sagawa', service: 'sagawa_regular', pack_size: '75', note: '受付に預けてください' },
    to_address: {
      full_name: '山本 さくら',
      country: 'JP',
      postal_code: '060-0042',
      province: '北海道',
      address1: '札幌市中央区大通西5丁目8番地',
    },
    from_address: {
      full_name: '青葉書店',
      phone: '0752110456',
      country: 'JP',
      zip: '604-8005',
      province: '京都府',
      address1: '京都市中京区恵比須町427番地',
    },
    products: [{ name: '文庫本', quantity: 2, price: 900 }],
  },
  null,
  2,
);

/** The calls of a browser or of a sandbox. Every other file is one of rows. */
const ARCHIVE = /\.(?:har|json)$/i;

/** A CSV file. Each has another key. */
type Table = { key: string; name: string; bytes: Uint8Array };
type Draft = Pick<TextToCheck, 'accounts'> & { text: string; operation: string };

/** The pasted text, by the operation of the page: a reader who follows the link of a rule and returns finds it again. */
const drafts = new Map<string, Draft>();

/** Checks a request that the reader pastes. Nothing is sent: the check runs in a worker of the page. */
export default function Check({ baseUrl, titles, operation: ofPage = '' }: CheckProps): ReactNode {
  const [draft, setDraft] = useState<Draft>(drafts.get(ofPage) ?? { text: '', operation: ofPage, accounts: 'all' });
  const { text, operation, accounts } = draft;
  const [isComposing, setIsComposing] = useState(false);
  const field = useRef<CodeFieldHandle>(null);
  const [opened, setOpened] = useState<Table>();
  const [archive, setArchive] = useState<File>();
  const check = useCheck({ text, operation, accounts, isPaused: isComposing });
  const marks = useMarks(check, text);
  const noteId = useId();
  const hasRows = check.result?.rejected === 'table' && check.checked === text;
  const pasted = useMemo(
    () => (hasRows ? { key: text, name: 'rows.csv', bytes: new TextEncoder().encode(text) } : undefined),
    [hasRows, text],
  );
  const table = opened ?? pasted;
  useEffect(() => field.current?.focus(), []);
  const open = async (file: Blob & { name: string }): Promise<void> =>
    setOpened({ key: String(Date.now()), name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) });
  const openFirst = (files: FileList | null): void => {
    const [file] = files ?? [];
    if (file && ARCHIVE.test(file.name)) setArchive(file);
    else if (file) void open(file);
  };
  const change = (part: Partial<Draft>): void => setDraft((before) => ({ ...before, ...part }));
  useEffect(() => void drafts.set(ofPage, draft), [ofPage, draft]);

  return (
    <section
      className={clsx('controls', styles.check)}
      aria-label={translate({
        id: 'check.title',
        message: 'Check my request',
        description: 'Name of the tool that checks requests',
      })}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        if (event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        openFirst(event.dataTransfer.files);
      }}
    >
      <p id={noteId} className={styles.note}>
        {translate({
          id: 'check.note',
          message: 'Paste a request or an error. What you paste never leaves your browser.',
          description: 'Above the field for the request',
        })}
      </p>
      <label className={styles.note}>
        {translate({
          id: 'check.csv',
          message: 'Or open a CSV file to check its rows, or a HAR file to replay its calls:',
          description: 'Label of the button that opens a file',
        })}{' '}
        <input
          type="file"
          accept=".csv,.tsv,.txt,.har,.json,text/csv,text/tab-separated-values"
          onChange={({ target }) => {
            openFirst(target.files);
            target.value = '';
          }}
        />
      </label>
      {archive && (
        <Suspense>
          <Story file={archive} onClose={() => setArchive(undefined)} />
        </Suspense>
      )}
      {!opened && (
        <CodeField
          ref={field}
          value={text}
          onChange={(next) => change({ text: next })}
          onCompose={setIsComposing}
          marks={marks}
          describedBy={noteId}
          isInvalid={marks.length > 0}
          placeholder={PLACEHOLDER}
          label={translate({
            id: 'check.field',
            message: 'Request to check',
            description: 'Label of the field for the request',
          })}
        />
      )}
      {text === '' && !opened && (
        <p className={styles.note}>
          <button type="button" onClick={() => change({ text: BROKEN })}>
            {translate({
              id: 'check.broken',
              message: 'Load a broken example',
              description: 'Button that fills an empty field with a request that has issues',
            })}
          </button>
        </p>
      )}
      {!table && (
        <div className={styles.choices}>
          <div className={styles.choice}>
            <label htmlFor={`${noteId}operation`}>
              {translate({
                id: 'check.operation',
                message: 'Operation',
                description: 'Label of the choice of an operation',
              })}
            </label>
            <select
              id={`${noteId}operation`}
              value={operation}
              onChange={({ target }) => change({ operation: target.value })}
            >
              <option value="">{renderIdentified(check.result?.operation, titles)}</option>
              {Object.entries(titles).map(([id, title]) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </select>
          </div>
          <div className={styles.choice}>
            <label htmlFor={`${noteId}accounts`}>
              {translate({
                id: 'check.accounts',
                message: 'Carrier accounts',
                description: 'Label of the choice of accounts',
              })}
            </label>
            <select
              id={`${noteId}accounts`}
              value={accounts}
              onChange={({ target }) => change({ accounts: target.value === 'mine' ? 'mine' : 'all' })}
            >
              <option value="all">
                {translate({
                  id: 'check.accounts.all',
                  message: 'All registered',
                  description: 'Every carrier account that the request needs is there',
                })}
              </option>
              <option value="mine">
                {translate({
                  id: 'check.accounts.mine',
                  message: 'From my sandbox',
                  description: 'The carrier accounts of the sandbox in this browser',
                })}
              </option>
            </select>
          </div>
        </div>
      )}
      {table ? (
        <Suspense>
          <Csv
            key={table.key}
            file={table}
            baseUrl={baseUrl}
            onClose={() => (opened ? setOpened(undefined) : change({ text: '' }))}
          />
        </Suspense>
      ) : (
        <CheckResults check={check} text={text} field={field} baseUrl={baseUrl} />
      )}
    </section>
  );
}

/** Which operation the request calls, as far as it says. */
function renderIdentified(operation: string | undefined, titles: Record<string, string>): string {
  const title = operation === undefined ? undefined : titles[operation];
  return title === undefined
    ? translate({
        id: 'check.operation.auto',
        message: 'Identified from the request',
        description: 'No operation is chosen',
      })
    : translate(
        {
          id: 'check.operation.found',
          message: 'Identified: {title}',
          description: 'The operation that the request calls',
        },
        { title },
      );
}
