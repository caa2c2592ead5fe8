import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useCheck } from '../../hooks/useCheck';
import type { CheckRequest } from '../../workers/check/messages';
import CodeField, { type CodeFieldHandle } from '../CodeField';
import CheckResults, { useMarks } from './CheckResults';
import styles from './styles.module.css';

export type CheckProps = {
  /** What page links begin with: `/en/`. */
  baseUrl: string;
  /** The titles of the operations, by ID. */
  titles: Record<string, string>;
  /** The operation of the page; elsewhere it is identified from the request. */
  operation?: string;
};

type Draft = Pick<CheckRequest, 'accounts'> & { text: string; operation: string };

/** What was pasted, by the operation of the page: a reader who follows the link of a rule and returns finds it again. */
const drafts = new Map<string, Draft>();

/** Checks a request that the reader pastes. Nothing is sent: the check runs in a worker of the page. */
export default function Check({ baseUrl, titles, operation: ofPage = '' }: CheckProps): ReactNode {
  const [draft, setDraft] = useState<Draft>(drafts.get(ofPage) ?? { text: '', operation: ofPage, accounts: 'all' });
  const { text, operation, accounts } = draft;
  const [isComposing, setIsComposing] = useState(false);
  const field = useRef<CodeFieldHandle>(null);
  const check = useCheck({ text, operation, accounts, isPaused: isComposing });
  const marks = useMarks(check, text);
  const noteId = useId();
  useEffect(() => field.current?.focus(), []);
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
    >
      <p id={noteId} className={styles.note}>
        {translate({
          id: 'check.note',
          message:
            'Paste a request (JSON, a curl command, or code in Node.js, Python, PHP, Ruby or Go) or an error (a response, a log line, a HAR file or an error code). The check runs in this page. What you paste never leaves your browser.',
          description: 'Above the field for the request',
        })}
      </p>
      <CodeField
        ref={field}
        value={text}
        onChange={(next) => change({ text: next })}
        onCompose={setIsComposing}
        marks={marks}
        describedBy={noteId}
        isInvalid={marks.length > 0}
        label={translate({
          id: 'check.field',
          message: 'Request to check',
          description: 'Label of the field for the request',
        })}
      />
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
      <CheckResults check={check} text={text} field={field} baseUrl={baseUrl} />
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
