import Translate, { translate } from '@docusaurus/Translate';
import data from '@generated/console/default/console-data.json';
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import useCaller from '../../hooks/useCaller';
import useScenario from '../../hooks/useScenario';
import { readLocale } from '../../hooks/locale';
import type { ConsoleExample, ConsoleOperation } from '../../../contract';
import type { ListedRecord, WebRequest, WebState } from '../../../sandbox/web';
import BodyField, { type BodyFieldProps } from './BodyField';
import { toDraft, toRequestPath } from './draft';
import Missing from './Missing';
import Options from './Options';
import ParameterFields from './ParameterFields';
import { listKnown } from './prerequisites';
import styles from './styles.module.css';
import useCall, { type Outcome } from './useCall';
import useDraft from './useDraft';
import usePickedExample from './usePickedExample';

type Props = {
  operation: ConsoleOperation;
  state: WebState;
  host: HTMLElement;
  /** A link to a record led here: a request that reads it is sent at once. */
  isArrival: boolean;
  /** The base URL of links to pages: `/en/`. */
  baseUrl: string;
  renderOutcome: (outcome: Outcome | undefined, resend: () => void, cancel: () => void) => ReactNode;
};

/** The editor of the selected example's request, with everything that is required to send it. */
export default function RequestEditor({ operation, state, host, isArrival, baseUrl, renderOutcome }: Props): ReactNode {
  const examples = data.examples.filter((example) => example.operation === operation.id);
  const name = usePickedExample(
    host,
    examples.map((example) => example.name),
  );
  const example = examples.find((one) => one.name === name);
  const { caller, token, choose } = useCaller(state);
  const [scenario, setScenario] = useScenario();
  const call = useCall();
  const [sent, setSent] = useState<string>();
  if (!example) return null;
  const records = listKnown(state.records, caller);
  const send = (request: WebRequest): void => {
    setSent(name);
    void call.send(request);
  };
  // The response to another example would read as that to this one.
  const outcome = sent === name ? call.outcome : undefined;
  return (
    <>
      <Missing
        key={`${name} ${caller}`}
        example={example}
        records={records}
        state={state}
        caller={caller}
        onCreated={focusSend}
      />
      <Options
        state={state}
        caller={caller}
        token={token}
        onCaller={choose}
        scenario={scenario}
        onScenario={setScenario}
      />
      <Editor
        key={`${operation.id} ${name}`}
        operation={operation}
        example={example}
        records={state.records}
        initial={toDraft({ example, examples: data.examples, records, state })}
        toRequest={(path, body) => ({
          method: operation.method,
          path,
          caller,
          ...(token === undefined ? {} : { token }),
          locale: readLocale(),
          scenario,
          ...(body === undefined ? {} : { body }),
        })}
        renderBody={(props) => (
          <BodyField
            {...props}
            operation={operation.id}
            baseUrl={baseUrl}
            state={state}
            caller={caller}
            token={token}
            isAccepted={isAccepted(outcome, props)}
          />
        )}
        onSend={send}
        isSending={call.outcome?.kind === 'waiting'}
        isDone={outcome?.kind === 'response' && outcome.response.status === 200}
        answered={outcome?.kind === 'response' ? outcome.request.body : undefined}
        isArrival={isArrival && operation.method === 'GET' && sent === undefined}
      />
      {renderOutcome(
        outcome,
        () => {
          focusSend();
          // The request and the settings as they are now, not as they were.
          document.getElementById(SEND)?.click();
        },
        () => {
          focusSend();
          call.cancel();
        },
      )}
    </>
  );
}

function isAccepted(outcome: Outcome | undefined, { path, value }: { path: string; value: string }): boolean {
  if (outcome?.kind !== 'response') return false;
  const { response, request } = outcome;
  return response.status === 200 && request.path === path && request.body === value;
}

type EditorProps = {
  operation: ConsoleOperation;
  example: ConsoleExample;
  initial: ReturnType<typeof toDraft>;
  records: readonly ListedRecord[];
  toRequest: (path: string, body: string | undefined) => WebRequest;
  renderBody: (props: Pick<BodyFieldProps, 'value' | 'onChange' | 'path'>) => ReactNode;
  onSend: (request: WebRequest) => void;
  isSending: boolean;
  /** The response is below: the request makes room for it. */
  isDone: boolean;
  /** The body that the response below belongs to. */
  answered: string | undefined;
  isArrival: boolean;
};

function Editor({
  operation,
  example,
  initial,
  records,
  toRequest,
  renderBody,
  onSend,
  isSending,
  isDone,
  answered,
  isArrival,
}: EditorProps): ReactNode {
  const { draft, isEdited, isPrefilled, change, reset } = useDraft(
    `draft.${operation.id}.${example.name}`,
    initial,
    records,
  );
  const path = toRequestPath(operation, draft);
  const form = useRef<HTMLFormElement>(null);
  // Before the response scrolls into view: what is above it has its height by then.
  useLayoutEffect(() => {
    if (isDone && !document.activeElement?.matches('textarea')) form.current?.setAttribute('data-done', '');
  }, [isDone]);
  const send = (): void => {
    if (!isSending) onSend(toRequest(path, operation.hasBody ? draft.body : undefined));
  };
  useEffect(() => {
    if (isArrival && isPrefilled) send();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, with the request as it was on arrival
  }, []);
  const handleKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send();
  };
  const handleReset = (): void => {
    focusSend();
    reset();
  };
  return (
    <form
      className={styles.form}
      ref={form}
      onFocus={({ target, currentTarget }) => {
        if (target instanceof HTMLTextAreaElement) delete currentTarget.dataset.done;
      }}
      // Enter alone in a field submits nothing, and what is wrong or missing is sent: the reader sees the error of the API.
      noValidate
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={handleKeyDown}
    >
      <ParameterFields operation={operation} draft={draft} onChange={change} />
      {operation.hasBody && renderBody({ value: draft.body, onChange: (body) => change({ body }), path })}
      <p className={styles.actions}>
        <button id={SEND} type="button" className="control--main" aria-disabled={isSending} onClick={send}>
          <Translate id="console.send" description="Button that sends the request">
            Send
          </Translate>
        </button>
        <kbd className={styles.keys} aria-hidden="true">
          {KEYS}
        </kbd>
        {isEdited && (
          <>
            <span className={styles.edited}>
              <Translate id="console.edited" description="Beside the button that undoes all edits of a request">
                Edited
              </Translate>
            </span>
            <button type="button" onClick={handleReset}>
              <Translate id="console.reset" description="Button that undoes all edits of a request">
                Reset to example
              </Translate>
            </button>
          </>
        )}
      </p>
      <p role="status" className={styles.stale}>
        {isEdited &&
          answered !== undefined &&
          answered !== draft.body &&
          translate({
            id: 'counter.stale',
            message: 'You changed the request after this response. Send it again.',
            description: 'Above a response that no longer belongs to the request',
          })}
      </p>
    </form>
  );
}

/** For the buttons that are gone once they are pressed: the focus would be nowhere, and the next key would scroll the page. */
function focusSend(): void {
  document.getElementById(SEND)?.focus({ preventScroll: true });
}

const SEND = 'console-send';
/** On a Mac, Command works as well. */
const KEYS = 'Ctrl ↵';
