import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { save, toCounterPage } from '../../behaviors/content/left-counters';
import { STORED, type SandboxSummary } from '../../hooks/sandbox-summary';
import { SEND_KEYS } from '../../hooks/send-key';
import { writeStored } from '../../hooks/stored';
import { useCheck } from '../../hooks/useCheck';
import useStored from '../../hooks/useStored';
import { ARCHIVE_START, decodeText, hasRows } from '../../../check/open/decode-text';
import { ActionBar } from '../Actions';
import CheckResults, { useMarks } from '../Check/CheckResults';
import CodeField, { type CodeFieldHandle } from '../CodeField';
import EditedNote from '../EditedNote';
import { LoadingProblem } from '../Label';
import Choices from './Choices';
import {
  EMPTY,
  findHeld,
  isWritten,
  left,
  mayLeave,
  readHeld,
  readLeft,
  toPasted,
  type Draft,
  type Left,
} from './contents';
import { FileButton, RecordedLabel } from './Entries';
import { EXAMPLES, type ExampleKind } from './examples';
import Head from './Head';
import { ARCHIVE_NAME, TABLE_NAME, toKind, type Kind } from './kinds';
import { fillDates, SAMPLE_OPERATION, toKey, type Sample } from './samples';
import type { SendingProps } from './Sending';
import styles from './styles.module.css';
import { nameCounter, nameField, nameReopen } from './words';

/** Loads for the first rows. */
const Csv = lazy(() => import('../Csv'));
/** Loads for the first calls. */
const Calls = lazy(() => import('../Story/Calls'));

type Props = {
  /** The titles of the operations, by ID. */
  titles: Record<string, string>;
  samples: readonly Sample[];
  host: HTMLElement;
  /** `send` where the reader sent a sample before this was there; `return` where something was left at the counter. */
  intent: string;
};

/** What is longer isn't checked. */
const TEXT_LENGTH_MAX = 1_000_000;
/** More is inserted at once by a paste alone. */
const TYPED_LENGTH_MAX = 40;

/**
 * Opens whatever a reader has, says what it is, and shows next to it what to do. Nothing leaves the page: the check and the
 * sandbox run in its workers.
 */
export default function LiveCounter({ titles, samples, host, intent }: Props): ReactNode {
  const [page] = useState(toCounterPage);
  const before = intent === 'return' ? (left.get(page) ?? readLeft(page)) : undefined;
  const [draft, setDraft] = useState<Draft>(() => before?.draft ?? { ...EMPTY, ...readHeld(host, samples) });
  const { operation, accounts } = draft;
  const sample = samples.find(({ type }) => type === draft.sample);
  const edited = useStored(toKey(sample)) as string | undefined;
  const summary = useStored(STORED.summary) as Partial<SandboxSummary> | undefined;
  const clockOffset = summary?.clockOffset ?? 0;
  const [asked, setAsked] = useState(before?.asked);
  // What was sent keeps its dates when the clock of the sandbox is moved.
  const unedited = sample && (asked?.sample === sample.type ? asked.text : fillDates(sample, clockOffset));
  const text = unedited === undefined ? draft.text : (edited ?? unedited);
  // A request that the page didn't show is shown before it is sent.
  const [isFirst, setIsFirst] = useState(intent === 'send' && edited === undefined);
  if (isFirst) {
    setIsFirst(false);
    setAsked({ text, body: text, operation, accounts, clockOffset, ...(sample && { sample: sample.type }) });
  }
  // Loads for a sample, or for the first request that is sent.
  const [Sending, setSending] = useState<ComponentType<SendingProps>>();
  const [isLost, setIsLost] = useState(false);
  const loadSending = useCallback((): void => {
    import('./Sending').then(
      (module) => setSending(() => module.default),
      () => setIsLost(true),
    );
  }, []);
  const needsSending = asked !== undefined || sample !== undefined;
  useEffect(() => {
    if (needsSending) loadSending();
  }, [needsSending, loadSending]);
  const [isComposing, setIsComposing] = useState(false);
  const [opened, setOpened] = useState(before?.opened);
  // Rows that were pasted have their text as the key.
  const key = useRef('');
  useLayoutEffect(() => {
    key.current = opened?.key ?? text;
  }, [opened, text]);
  // What was closed, or what another text or file took the place of.
  const [closed, setClosed] = useState<Left>();
  const [isFolded, setIsFolded] = useState(isLong(text));
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const field = useRef<CodeFieldHandle>(null);
  const part = useRef<HTMLElement>(null);
  const check = useCheck({
    text,
    accounts,
    ...(operation && { operation }),
    // What was sent was right or wrong at that time.
    ...(asked?.text === text && { clockOffset: asked.clockOffset }),
    isPaused: isComposing,
  });
  const marks = useMarks(check, text);
  const id = useId();
  const pasted = useMemo(() => toPasted(text), [text]);
  const lines = useMemo(() => text.split('\n').length, [text]);
  const isChecked = check.checked === text;
  const isTable = isChecked && check.result?.rejected === 'table';
  const shown = opened ?? (isTable || pasted?.kind === 'calls' ? pasted : undefined);
  // What a text is stays until the check of the changed one says otherwise.
  const kind: Kind =
    shown?.kind ?? (text === '' ? 'empty' : sample && !check.result ? 'request' : toKind(check.result));
  const canSend = kind === 'request' && (isChecked || sample !== undefined);

  const change = (changed: Partial<Draft>): void => setDraft((before) => ({ ...before, ...changed }));
  const write = (next: string): void => {
    if (sample) writeStored(toKey(sample), next === unedited ? undefined : next);
    else change({ text: next });
  };
  // A page that is opened again stays where it is until its reader uses the counter.
  const isReturned = useRef(before !== undefined);
  const leave = useCallback((): boolean => {
    if (!mayLeave(key.current)) return false;
    isReturned.current = false;
    const shownBefore = left.get(page);
    setClosed((before) => shownBefore ?? before);
    return true;
  }, [page]);
  const put = useCallback(
    (next: string, changed: Partial<Draft> = {}): void => {
      if (!leave()) return;
      setOpened(undefined);
      setIsFolded(isLong(next));
      setDraft(({ sample: chosen, ...others }) => ({ ...others, ...(chosen && EMPTY), ...changed, text: next }));
    },
    [leave],
  );
  // Who chooses with the keyboard stays in the menu, or at the counter if its menu is gone: what is typed next is no text.
  const isChoosing = useRef(host.contains(document.activeElement) && document.activeElement?.tagName === 'SELECT');
  const choose = (name: string): void => {
    isChoosing.current = true;
    if (name in EXAMPLES) put(EXAMPLES[name as ExampleKind]);
    else if (leave()) {
      setOpened(undefined);
      setDraft({ ...EMPTY, operation: SAMPLE_OPERATION, sample: name });
    }
  };
  const send = (): void => {
    const { result } = check;
    if (!canSend) return;
    const found = isChecked ? result : undefined;
    setAsked({
      text,
      accounts,
      clockOffset,
      operation: operation || (found?.operation ?? ''),
      body: found?.body ?? text,
      ...(sample && edited === undefined && { sample: sample.type }),
      ...(found?.path !== undefined && { path: found.path }),
    });
  };
  const open = useCallback(
    async (file: File): Promise<void> => {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const decoded = TABLE_NAME.test(file.name) ? undefined : decodeText(bytes);
      const content = decoded?.text ?? '';
      const isArchive = ARCHIVE_NAME.test(file.name) || ARCHIVE_START.test(content);
      // As a text, rows would be saved in another encoding than that of their file.
      const isRows = decoded?.encoding === 'shift_jis' && hasRows(content);
      if (!isArchive && !isRows && content !== '' && content.length <= TEXT_LENGTH_MAX) put(content);
      else if (leave()) setOpened({ key: String(Date.now()), kind: isArchive ? 'calls' : 'rows', file, bytes });
    },
    [leave, put],
  );
  const close = (): void => put('', { operation: '' });
  const reopen = (): void => {
    if (!closed || !leave()) return;
    // What is there now can be brought back in turn.
    setClosed(left.get(page));
    setOpened(closed.opened);
    setAsked(closed.asked);
    setIsFolded(isLong(closed.draft.text));
    setDraft(closed.draft);
  };

  useEffect(() => {
    if (opened || isWritten(draft)) left.set(page, { draft, opened, asked });
    else {
      left.delete(page);
      save(page, undefined);
    }
  }, [page, draft, opened, asked]);
  // What was typed until now is taken over, and the next key is typed behind it.
  const wasTyped = useRef(false);
  useLayoutEffect(() => {
    const take = (): void => {
      const [area, files] = findHeld(host);
      const [file] = files?.files ?? [];
      if (file) void open(file);
      else if (area?.value) {
        wasTyped.current = true;
        put(area.value);
      }
      for (const one of [area, files]) if (one) one.value = '';
    };
    take();
    host.addEventListener('held', take);
    return () => host.removeEventListener('held', take);
  }, [host, open, put]);
  useLayoutEffect(() => {
    if (isReturned.current) return;
    if (isChoosing.current) {
      isChoosing.current = false;
      (sample ? part.current?.querySelector('select') : part.current)?.focus({ preventScroll: true });
      return;
    }
    // On a phone, the keyboard would cover the result of what was pasted.
    if (intent === 'send' || (isFolded && window.matchMedia('(pointer: coarse)').matches)) return;
    if (wasTyped.current) field.current?.select(TEXT_LENGTH_MAX, TEXT_LENGTH_MAX);
    else field.current?.focus();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- when there is a text, or none
  }, [kind === 'empty', shown]);
  useEffect(() => {
    if (kind === 'empty' || isReturned.current) return;
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
      onFocus={() => {
        isReturned.current = false;
      }}
    >
      <Head
        id={id}
        kind={kind}
        file={opened?.file.name}
        sample={sample}
        samples={samples}
        onExample={choose}
        onFile={(file) => void open(file)}
        onClose={close}
      >
        {!shown && !sample && kind !== 'error' && (
          <Choices
            chosen={draft}
            identified={check.result?.operation}
            titles={titles}
            onChange={(chosen) => {
              change(chosen);
              // The response is that to another call.
              setAsked(undefined);
            }}
          />
        )}
      </Head>
      <ActionBar value={bar}>
        <div className={styles.body}>
          {!shown && (
            <>
              <div
                className={clsx(styles.text, styles.written)}
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
                  {renderFold(isFolded, lines)}
                </button>
                <CodeField
                  ref={field}
                  value={text}
                  lengthMax={TEXT_LENGTH_MAX}
                  onChange={(next) => {
                    if (isLong(next.slice(text.length))) setIsFolded(true);
                    write(next);
                  }}
                  onTooLong={(long) => {
                    if (ARCHIVE_START.test(long)) void open(new File([long], 'calls.har'));
                    return ARCHIVE_START.test(long);
                  }}
                  onCompose={setIsComposing}
                  onSubmit={send}
                  marks={marks}
                  describedBy={id}
                  isInvalid={marks.length > 0}
                  label={nameField()}
                />
              </div>
              <div className={styles.answer}>
                <CheckResults check={check} text={text} field={field} />
                {asked && kind === 'request' && Sending && <Sending asked={asked} text={text} />}
                {asked && isLost && !Sending && <LoadingProblem onRetry={loadSending} />}
                {!asked && sample && edited === undefined && <RecordedLabel sample={sample} />}
              </div>
            </>
          )}
          {shown && (
            <Suspense>
              {shown.kind === 'rows' ? (
                <Csv key={shown.key} id={shown.key} name={shown.file.name} bytes={shown.bytes} />
              ) : (
                <Calls
                  key={shown.key}
                  file={shown.file}
                  caught={opened || !isChecked ? undefined : check.result?.caught}
                />
              )}
            </Suspense>
          )}
        </div>
        <div className={styles.actions}>
          {kind === 'request' && (
            <button
              type="button"
              className="control--main"
              aria-disabled={!canSend}
              title={SEND_KEYS}
              onClick={send}
              data-does="send"
            >
              {nameSend(asked?.text === text)}
            </button>
          )}
          <div ref={setBar} className={styles.bar} />
          {sample && edited !== undefined && <EditedNote onReset={() => write(unedited ?? '')} />}
          {kind === 'empty' && <FileButton onChoose={(file) => void open(file)} />}
          {closed && (
            <button type="button" onClick={reopen}>
              {nameReopen(closed.opened?.file.name)}
            </button>
          )}
        </div>
      </ActionBar>
    </section>
  );
}

function renderFold(isFolded: boolean, lines: number): string {
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

function nameSend(isSent: boolean): string {
  return isSent
    ? translate({ id: 'counter.again', message: 'Send again', description: 'Button that repeats a request' })
    : translate({ id: 'console.send', message: 'Send', description: 'Button that sends the request' });
}
