import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import { lazy, Suspense, useCallback, useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { useCheck } from '../../hooks/useCheck';
import type { TextToCheck } from '../../../check';
import { ARCHIVE_START, decodeText } from '../../../check/open/decode-text';
import { ActionBar } from '../Actions';
import CheckResults, { useMarks } from '../Check/CheckResults';
import CodeField, { TEXT_LENGTH_MAX, type CodeFieldHandle } from '../CodeField';
import { ExamplesMenu, FileButton } from './Entries';
import { EXAMPLES, type ExampleKind } from './examples';
import { ARCHIVE_NAME, TABLE_NAME, toKind, type Kind } from './kinds';
import styles from './styles.module.css';
import { nameCounter, nameField, nameKind, renderHelp } from './words';

/** Loads for the first rows. */
const Csv = lazy(() => import('../Csv'));
/** Loads for the first calls. */
const Calls = lazy(() => import('../Story/Calls'));

type Props = {
  /** The base URL of links to pages: `/en/`. */
  baseUrl: string;
  /** The titles of the operations, by ID. */
  titles: Record<string, string>;
  host: HTMLElement;
};

/** A file that isn't shown as text. Each has another key. */
type Opened = { key: string; kind: 'rows' | 'calls'; file: File; bytes: Uint8Array };
type Draft = Pick<TextToCheck, 'accounts'> & { text: string; operation: string };

const EMPTY: Draft = { text: '', operation: '', accounts: 'all' };
/** The text of the page that was left: a reader who follows the link of a rule and returns finds it again. */
let kept = EMPTY;
/** More is inserted at once by a paste alone. */
const TYPED_LENGTH_MAX = 40;

/**
 * Opens whatever a reader has, says what it is, and shows next to it what to do. Nothing is sent: the check and the sandbox
 * run in workers of the page.
 */
export default function LiveCounter({ baseUrl, titles, host }: Props): ReactNode {
  const [draft, setDraft] = useState<Draft>(() => ({ ...kept, ...readHeldText(host) }));
  const { text, operation, accounts } = draft;
  const [isComposing, setIsComposing] = useState(false);
  const [opened, setOpened] = useState<Opened>();
  const [isFolded, setIsFolded] = useState(isLong(text));
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const field = useRef<CodeFieldHandle>(null);
  const part = useRef<HTMLElement>(null);
  const check = useCheck({ text, operation, accounts, isPaused: isComposing });
  const marks = useMarks(check, text);
  const id = useId();
  const pasted = useMemo(() => toPasted(text), [text]);
  const isChecked = check.checked === text;
  const hasRows = isChecked && check.result?.rejected === 'table';
  const shown = opened ?? (hasRows || pasted?.kind === 'calls' ? pasted : undefined);
  // What a text is stays until the check of the changed one says otherwise.
  const kind: Kind = shown?.kind ?? (text === '' ? 'empty' : toKind(check.result));

  const change = (changed: Partial<Draft>): void => setDraft((before) => ({ ...before, ...changed }));
  const put = useCallback((next: string): void => {
    setOpened(undefined);
    setIsFolded(isLong(next));
    setDraft((before) => ({ ...before, text: next }));
  }, []);
  const open = useCallback(
    async (file: File): Promise<void> => {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const content = TABLE_NAME.test(file.name) ? undefined : decodeText(bytes);
      const isArchive = ARCHIVE_NAME.test(file.name) || ARCHIVE_START.test(content ?? '');
      if (!isArchive && content && content.length <= TEXT_LENGTH_MAX) put(content);
      else setOpened({ key: String(Date.now()), kind: isArchive ? 'calls' : 'rows', file, bytes });
    },
    [put],
  );
  const close = (): void => {
    setOpened(undefined);
    change({ text: '' });
    setIsFolded(false);
  };

  useEffect(() => void (kept = draft), [draft]);
  useEffect(() => {
    const take = (): void => {
      const [file] = findFiles(host)?.files ?? [];
      const held = readHeldText(host).text;
      if (file) void open(file);
      else if (held) put(held);
      emptyStatic(host);
    };
    take();
    host.addEventListener('held', take);
    return () => host.removeEventListener('held', take);
  }, [host, open, put]);
  useEffect(() => {
    // On a phone, the keyboard would cover the result of what was pasted.
    if (!isFolded || !window.matchMedia('(pointer: coarse)').matches) field.current?.focus();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- when there is a text, or none
  }, [kind === 'empty', shown]);
  useEffect(() => {
    if (kind === 'empty') return;
    // The result is in view without a step of the reader, and the focus isn't lost with the button of the empty counter.
    part.current?.scrollIntoView({ block: 'nearest' });
    if (document.activeElement === document.body) part.current?.focus({ preventScroll: true });
  }, [kind]);

  return (
    <section
      ref={part}
      className={clsx('controls', styles.counter)}
      aria-label={nameCounter()}
      data-kind={kind}
      tabIndex={-1}
      data-wide=""
    >
      <div className={styles.head}>
        {kind === 'empty' ? (
          <>
            <p id={id} className={styles.help}>
              {renderHelp()}
            </p>
            <ExamplesMenu onChoose={(example: ExampleKind) => put(EXAMPLES[example])} />
          </>
        ) : (
          <>
            <p className={styles.kind}>
              <b>{nameKind(kind)}</b> {opened && <span>{opened.file.name}</span>}
            </p>
            {!shown && <Choices draft={draft} identified={check.result?.operation} titles={titles} onChange={change} />}
            <FileButton onChoose={(file) => void open(file)} />
            <button type="button" onClick={close}>
              {translate({ id: 'counter.close', message: 'Close', description: 'Button that empties the tool' })}
            </button>
          </>
        )}
      </div>
      <ActionBar value={bar}>
        <div className={styles.body}>
          {!shown && (
            <>
              <div
                className={styles.text}
                data-folded={isFolded || undefined}
                onKeyDown={({ target, key }) => {
                  // Who writes sees the text.
                  if (target instanceof HTMLTextAreaElement && key !== 'Tab') setIsFolded(false);
                }}
              >
                <button
                  type="button"
                  className={styles.fold}
                  aria-expanded={!isFolded}
                  onClick={() => setIsFolded(!isFolded)}
                >
                  {renderFold(isFolded, text)}
                </button>
                <CodeField
                  ref={field}
                  value={text}
                  onChange={(next) => {
                    if (isLong(next.slice(text.length))) setIsFolded(true);
                    change({ text: next });
                  }}
                  onTooLong={(long) => {
                    if (ARCHIVE_START.test(long)) void open(new File([long], 'calls.har'));
                    return ARCHIVE_START.test(long);
                  }}
                  onCompose={setIsComposing}
                  marks={marks}
                  describedBy={id}
                  isInvalid={marks.length > 0}
                  label={nameField()}
                />
              </div>
              <div className={styles.answer}>
                <CheckResults check={check} text={text} field={field} baseUrl={baseUrl} />
              </div>
            </>
          )}
          {shown && (
            <Suspense>
              {shown.kind === 'rows' ? (
                <Csv key={shown.key} name={shown.file.name} bytes={shown.bytes} baseUrl={baseUrl} />
              ) : (
                <Calls
                  key={shown.key}
                  file={shown.file}
                  caught={opened || !isChecked ? undefined : check.result?.caught}
                  baseUrl={baseUrl}
                />
              )}
            </Suspense>
          )}
        </div>
        <div className={styles.actions}>
          <div ref={setBar} className={styles.bar} />
          {kind === 'empty' && <FileButton onChoose={(file) => void open(file)} />}
        </div>
      </ActionBar>
    </section>
  );
}

type ChoicesProps = {
  draft: Draft;
  identified: string | undefined;
  titles: Record<string, string>;
  onChange: (changed: Partial<Draft>) => void;
};

/** The operation that the request calls, and the accounts that it is checked with. */
function Choices({ draft, identified, titles, onChange }: ChoicesProps): ReactNode {
  return (
    <div className={styles.choices}>
      <select
        aria-label={translate({
          id: 'check.operation',
          message: 'Operation',
          description: 'Label of the choice of an operation',
        })}
        value={draft.operation}
        onChange={({ target }) => onChange({ operation: target.value })}
      >
        <option value="">{renderIdentified(identified, titles)}</option>
        {Object.entries(titles).map(([one, title]) => (
          <option key={one} value={one}>
            {title}
          </option>
        ))}
      </select>
      <select
        aria-label={translate({
          id: 'check.accounts',
          message: 'Carrier accounts',
          description: 'Label of the choice of accounts',
        })}
        value={draft.accounts}
        onChange={({ target }) => onChange({ accounts: target.value === 'mine' ? 'mine' : 'all' })}
      >
        <option value="all">
          {translate({
            id: 'check.accounts.all',
            message: 'Accounts: all registered',
            description: 'Every carrier account that the request needs is there',
          })}
        </option>
        <option value="mine">
          {translate({
            id: 'check.accounts.mine',
            message: 'Accounts: from my sandbox',
            description: 'The carrier accounts of the sandbox in this browser',
          })}
        </option>
      </select>
    </div>
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

function renderFold(isFolded: boolean, text: string): string {
  const lines = text.split('\n').length;
  return isFolded
    ? translate(
        {
          id: 'counter.unfold',
          message: 'Show the text (lines: {lines})',
          description: 'Button on a phone that shows the text again',
        },
        { lines },
      )
    : translate({ id: 'counter.fold', message: 'Fold the text', description: 'Button on a phone that hides the text' });
}

function isLong(text: string): boolean {
  return text.length > TYPED_LENGTH_MAX;
}

/** Rows or calls that were pasted, as a file; whether they are rows, the check says. */
function toPasted(text: string): Opened | undefined {
  if (text === '') return undefined;
  const kind = ARCHIVE_START.test(text) ? 'calls' : 'rows';
  const name = kind === 'calls' ? 'calls.har' : 'rows.csv';
  return { key: text, kind, file: new File([text], name), bytes: new TextEncoder().encode(text) };
}

function findFiles(host: HTMLElement): HTMLInputElement | null {
  return host.querySelector('[data-island-content] input[type=file]');
}

/** What was typed, pasted or chosen before this ran. */
function readHeldText(host: HTMLElement): { text?: string } {
  const [area, menu] = findStatic(host);
  const example = (menu?.value ?? '') as ExampleKind | '';
  const text = area?.value || (example === '' ? '' : EXAMPLES[example]);
  return text === '' ? {} : { text };
}

function emptyStatic(host: HTMLElement): void {
  for (const one of [...findStatic(host), findFiles(host)]) if (one) one.value = '';
}

function findStatic(host: HTMLElement): [HTMLTextAreaElement | null, HTMLSelectElement | null] {
  return [host.querySelector('[data-island-content] textarea'), host.querySelector('[data-island-content] select')];
}
