import { translate } from '@docusaurus/Translate';
import {
  lazy,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react';
import type { Check } from '../../hooks/useCheck';
import type { Changes } from '../../../check';
import Actions from '../Actions';
import type { CodeFieldHandle, Mark } from '../CodeField';
import IssueList from './IssueList';
import type { NearestProps } from './Nearest';
import { renderCaught, renderCount, renderRejection } from './words';
import styles from './styles.module.css';

/** Loads for the first text that contains an error. */
const ErrorList = lazy(() => import('./ErrorList'));

type Props = {
  check: Check;
  /** The text as it is now: fixes change this one. */
  text: string;
  field: RefObject<CodeFieldHandle | null>;
  renderHelp?: ComponentProps<typeof IssueList>['renderHelp'];
};

/** The issues of the text in a code field, with their fixes. Their number is announced. */
export default function CheckResults({ check, text, field, renderHelp }: Props): ReactNode {
  const { status, result, checked, retry, stop, findChange } = check;
  const { problems = [], issues = [], rejected, response, caught } = result ?? {};
  const safe = issues.filter(({ isSafe }) => isSafe);
  const others = issues.filter(({ isSafe }) => !isSafe);

  const isValid = status === 'ready' && checked === text && !caught && !rejected;
  const isBusy = status !== 'idle' && status !== 'failed' && status !== 'stopped' && checked !== text;
  const isSlow = useSlow(isBusy, checked);
  const isDone = isValid && problems.length + issues.length === 0;

  const latest = useRef(text);
  useEffect(() => {
    latest.current = text;
  }, [text]);

  async function apply(changes: Changes): Promise<void> {
    try {
      const change = await findChange(changes);
      // Its offsets are those of the text at the click; the reader may have typed since.
      if (change && latest.current === text) field.current?.replace(change);
    } catch {
      // The worker checks the text again; if it still does not respond, the results report it.
      retry();
    }
  }

  return (
    <div
      className={styles.results}
      aria-busy={isBusy}
      data-stale={isBusy && checked !== '' ? renderStale() : undefined}
    >
      <div className={styles.summary}>
        <p
          aria-live="polite"
          className={styles.count}
          data-stamp={
            isDone
              ? translate({ id: 'check.stamp', message: 'Checked', description: 'Stamp on a request without issues' })
              : undefined
          }
        >
          {renderStatus()}
        </p>
        {safe.length > 1 && (
          <Actions>
            <button type="button" onClick={() => void apply('all')}>
              {translate(
                {
                  id: 'check.fixAll',
                  message: 'Apply {count} fixes',
                  description: 'Button that applies the fixes that remove no value and keep test mode',
                },
                { count: safe.length },
              )}
            </button>
          </Actions>
        )}
        {isSlow && (
          <>
            <p className={styles.note} role="status">
              {translate({
                id: 'check.slow',
                message: 'The check isn’t done yet. If you stop it, your text is kept.',
                description: 'While a check takes longer than two seconds',
              })}
            </p>
            <button type="button" onClick={stop}>
              {translate({ id: 'check.stop', message: 'Stop', description: 'Button that ends a check' })}
            </button>
          </>
        )}
        {(status === 'failed' || status === 'stopped') && (
          <button type="button" onClick={retry}>
            {translate({ id: 'check.retry', message: 'Retry', description: 'Button that loads the check again' })}
          </button>
        )}
      </div>
      {safe.length > 1 && others.length > 0 && (
        <p className={styles.note}>
          {translate(
            {
              id: 'check.fixAll.others',
              message: 'Decide on these yourself: {fields}.',
              description: 'Names what the button that applies several fixes leaves: choices, and what removes a value',
            },
            {
              fields: new Intl.ListFormat(document.documentElement.lang).format(
                new Set(others.map(({ field }) => field)),
              ),
            },
          )}
        </p>
      )}
      {status === 'ready' && caught && (
        <Suspense>
          <ErrorList
            caught={caught}
            onRequest={(request) => field.current?.replace({ start: 0, end: text.length, text: request })}
          />
        </Suspense>
      )}
      {status === 'ready' && !caught && response && (
        <Actions>
          <a className="control control--main" href={`${response.operations[0]}#response`}>
            {translate({
              id: 'check.response',
              message: 'Open the fields of the response',
              description: 'Link to the description of a response',
            })}
          </a>
        </Actions>
      )}
      {status === 'ready' && !caught && (
        <IssueList
          problems={problems}
          issues={issues}
          onSelect={({ start, end }) => field.current?.select(start, end)}
          onFix={(changes) => void apply(changes)}
          {...(renderHelp && { renderHelp })}
        />
      )}
      {status === 'ready' && !caught && issues.some(({ severity }) => severity === 'error') && (
        <Comparison check={check} onFix={(changes) => void apply(changes)} />
      )}
    </div>
  );

  function renderStatus(): string {
    if (status === 'idle') return '';
    if (status === 'loading') {
      return translate({
        id: 'check.loading',
        message: 'Loading the check…',
        description: 'While the code of the check loads',
      });
    }
    if (status === 'failed') {
      return translate({
        id: 'check.failed',
        message: "The check couldn't be loaded. Your text is kept.",
        description: 'The code of the check did not load',
      });
    }
    if (status === 'stopped') {
      return translate({
        id: 'check.stopped',
        message: 'You stopped the check. Your text is kept.',
        description: 'After the reader ended a check',
      });
    }
    if (caught) return renderCaught(caught, rejected === 'response');
    return rejected ? renderRejection(rejected) : renderCount(problems.length + issues.length);
  }
}

/** The request next to the nearest example, folded. Its code loads when it is opened; what failed is tried again. */
function Comparison(props: NearestProps): ReactNode {
  const [Nearest, setNearest] = useState<ComponentType<NearestProps>>();
  const load = (isOpen: boolean): void => {
    if (isOpen)
      import('./Nearest').then(
        (module) => setNearest(() => module.default),
        () => undefined,
      );
    else setNearest(undefined);
  };
  return (
    <details className={styles.nearest} onToggle={({ currentTarget }) => load(currentTarget.open)}>
      <summary>
        {translate({
          id: 'check.nearest',
          message: 'Compare with an example that works',
          description: 'Opens the comparison of a request with the nearest example',
        })}
      </summary>
      {Nearest && <Nearest {...props} />}
    </details>
  );
}

/** The last result is of another text. */
function renderStale(): string {
  return translate({
    id: 'check.stale',
    message: 'The result of the text before your change:',
    description: 'Above issues while a changed text is being checked',
  });
}

/** The longest check that says nothing. */
const SLOW_MS = 2_000;

/** Whether the check of one text needs longer than usual. */
function useSlow(isBusy: boolean, checked: string): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = isBusy ? setTimeout(() => setIsSlow(true), SLOW_MS) : undefined;
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isBusy, checked]);
  return isSlow;
}

/** The ranges that a code field underlines; none if the text has changed since it was checked. */
export function useMarks({ result, checked }: Check, text: string): readonly Mark[] {
  return useMemo(() => {
    if (!result || checked !== text) return [];
    return [...result.problems.map((problem) => ({ ...problem, severity: 'error' as const })), ...result.issues];
  }, [result, checked, text]);
}
