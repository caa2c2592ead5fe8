import { translate } from '@docusaurus/Translate';
import { useRef, useState, type ReactNode } from 'react';
import { useCheck } from '../../hooks/useCheck';
import type { WebState } from '../../../sandbox/web';
import CheckResults, { useMarks } from '../Check/CheckResults';
import { renderProblem } from '../Check/words';
import CodeField, { type CodeFieldHandle } from '../CodeField';
import RegisterAccount from './RegisterAccount';
import styles from './styles.module.css';

export type BodyFieldProps = {
  value: string;
  onChange: (body: string) => void;
  operation: string;
  /** The path of the request, as it is sent. */
  path: string;
  state: WebState;
  caller: string;
  token: string | undefined;
  /** The request succeeded as it is. */
  isAccepted: boolean;
  /** Milliseconds by which the clock of the sandbox was ahead when the request succeeded as it is. */
  clockOffset?: number;
};

/** The body of a request, with its issues below it while the reader types. They never keep it from being sent. */
export default function BodyField({
  value,
  onChange,
  state,
  token,
  isAccepted,
  ...request
}: BodyFieldProps): ReactNode {
  const [isComposing, setIsComposing] = useState(false);
  const field = useRef<CodeFieldHandle>(null);
  // The check can't read the accounts of an entered token, nor data that is only in memory. After a response of 200, what
  // the request has created is not an issue.
  const accounts = token === undefined && !state.unsaved && !isAccepted ? 'mine' : 'all';
  const check = useCheck({
    ...request,
    text: value,
    accounts,
    isSentAsIs: true,
    isPaused: isComposing,
    revision: state,
  });
  const marks = useMarks(check, value);
  const isEmpty = value.trim() === '';
  const label = translate({
    id: 'console.body',
    message: 'Request body',
    description: 'Label of the field with the body of a request',
  });

  return (
    <div className={styles.body}>
      <p className={styles.bodyLabel} aria-hidden="true">
        {label}
      </p>
      <CodeField
        ref={field}
        value={value}
        onChange={onChange}
        onCompose={setIsComposing}
        marks={marks}
        isInvalid={isEmpty || marks.length > 0}
        label={label}
      />
      <p className="problem" role="status">
        {isEmpty && renderProblem({ problem: 'value' })}
      </p>
      <CheckResults
        check={check}
        text={value}
        field={field}
        renderHelp={({ rule }) =>
          rule === 'account-missing' && <RegisterAccount body={value} caller={request.caller} />
        }
      />
    </div>
  );
}
