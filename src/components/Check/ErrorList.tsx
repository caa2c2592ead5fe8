import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { CaughtErrors, Explanation } from '../../../check';
import Actions from '../Actions';
import Code from '../Code';
import InlineCode from '../InlineCode';
import InParts from '../InParts';
import { renderRetry } from './words';
import styles from './styles.module.css';

type Props = {
  caught: CaughtErrors;
  /** Puts the request of the text in its place. */
  onRequest?: (request: string) => void;
};

/** The errors of a text, each with its cause and what to do, and a message for support without personal data. */
export default function ErrorList({ caught, onRequest }: Props): ReactNode {
  const { explanations, debugIds, rest } = caught;
  const [first] = explanations;
  const [retry = '', ...others] = new Set(explanations.map((one) => one.retry));
  return (
    <>
      {others.length === 0 && (
        <dl className={styles.explained}>
          <Retry retry={retry} />
        </dl>
      )}
      <Actions>
        {rest !== '' && onRequest && (
          <button type="button" className="control--main" onClick={() => onRequest(rest)}>
            {translate({
              id: 'check.caught.request',
              message: 'Check the request that caused it',
              description: 'Button that replaces a text with an error by the request in it',
            })}
          </button>
        )}
        {rest === '' && onRequest && first && (
          <a className="control control--main" href={first.link}>
            {translate({
              id: 'check.caught.open',
              message: 'Open the explanation',
              description: 'Link to the field or the code of an error',
            })}
          </a>
        )}
      </Actions>
      <InParts
        items={explanations}
        toItem={(explanation, index) => (
          <li key={index} className={styles.issue} data-severity={explanation.severity}>
            <Explained explanation={explanation} showsRetry={others.length > 0} />
          </li>
        )}
      >
        {(drawn) => <ol className={styles.issues}>{drawn}</ol>}
      </InParts>
      {debugIds.length > 0 && (
        <div className={styles.support}>
          <Code
            language="text"
            title={translate({
              id: 'check.caught.support',
              message: 'For a message to support',
              description: 'Title of the summary of an error that a reader sends to support',
            })}
            text={renderSupportMessage(caught)}
            marks=""
            isLate
          />
          <p className={styles.note}>
            {translate({
              id: 'check.caught.private',
              message: 'It contains no values of your request: no names, addresses, phone numbers or tokens.',
              description: 'Below the summary of an error that a reader sends to support',
            })}
          </p>
        </div>
      )}
    </>
  );
}

type ExplainedProps = { explanation: Explanation; showsRetry: boolean };

function Explained({ explanation, showsRetry }: ExplainedProps): ReactNode {
  const { code, detail, rule, field, carrier, message, cause, fix, retry, link, changes } = explanation;
  const names = [carrier, field, code, detail, rule].filter(Boolean);
  return (
    <>
      <p className={styles.sentence}>
        <InlineCode text={message} />
      </p>
      <dl className={styles.explained}>
        {changes.length > 0 && (
          <>
            <Part
              title={translate({
                id: 'check.caught.fails',
                message: 'Fails',
                description: 'Before the part of a recorded request that fails',
              })}
            >
              {changes.map((change) => (
                <Value key={change.field} field={change.field} value={change.fails} isMarked />
              ))}
            </Part>
            <Part
              title={translate({
                id: 'check.caught.works',
                message: 'Works',
                description: 'Before the part of a recorded request that succeeds',
              })}
            >
              {changes.map((change) => (
                <Value key={change.field} field={change.field} value={change.works} />
              ))}
            </Part>
          </>
        )}
        {cause !== '' && cause !== message && (
          <Part
            title={translate({
              id: 'check.caught.cause',
              message: 'Cause',
              description: 'Before the cause of an error',
            })}
          >
            <InlineCode text={cause} />
          </Part>
        )}
        {/* The message of a detail says what to do itself. */}
        {detail === null && fix !== '' && fix !== cause && (
          <Part
            title={translate({
              id: 'check.caught.fix',
              message: 'What to do',
              description: 'Before what resolves an error',
            })}
          >
            <InlineCode text={fix} />
          </Part>
        )}
        {showsRetry && <Retry retry={retry} />}
      </dl>
      <p className={styles.codes}>
        {names.map((name) => (
          <code key={name} translate="no">
            {name}
          </code>
        ))}
      </p>
      <a href={link}>
        {translate({ id: 'check.caught.more', message: 'Details', description: 'Link to the explanation of an error' })}
      </a>
    </>
  );
}

/** Whether the call may be sent again. */
function Retry({ retry }: { retry: string }): ReactNode {
  const title = translate({
    id: 'check.caught.retry',
    message: 'Retry?',
    description: 'Before whether a call may be sent again',
  });
  return <Part title={title}>{renderRetry(retry)}</Part>;
}

function Part({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The most lines of one kind in a message to support. */
const LINES_MAX = 50;

const VALUE_LENGTH_MAX = 120;

type ValueProps = { field?: string; value?: unknown; isMarked?: boolean };

/** A value of a request in one line, after the name of its field. */
export function Value({ field, value, isMarked = false }: ValueProps): ReactNode {
  const json = JSON.stringify(value) as string | undefined;
  const shown = json && json.length > VALUE_LENGTH_MAX ? `${json.slice(0, VALUE_LENGTH_MAX)}…` : json;
  const part =
    shown === undefined ? (
      <span>
        {translate({
          id: 'check.caught.unset',
          message: 'not set',
          description: 'In place of the value of a field that a request does not contain',
        })}
      </span>
    ) : (
      <code translate="no">{shown}</code>
    );
  return (
    <span className={styles.value}>
      {field && <code translate="no">{field}</code>} {isMarked ? <mark>{part}</mark> : part}
    </span>
  );
}

/** Codes, fields and rules, never values or messages, which can contain the data of people. */
function renderSupportMessage({ explanations, debugIds, time }: CaughtErrors): string {
  const details = explanations.map(({ code, detail, field, rule }) =>
    ['-', code, detail, field, rule].filter(Boolean).join(' '),
  );
  const ids = debugIds.map((id) => `debug_id: ${id}`);
  return [...limit(ids), ...(time ? [`time: ${time}`] : []), ...limit([...new Set(details)])].join('\n');
}

/** As many lines as someone reads, and how many more there are. */
function limit(lines: readonly string[]): readonly string[] {
  const more = lines.length - LINES_MAX;
  return more > 0 ? [...lines.slice(0, LINES_MAX), `… +${more}`] : lines;
}
