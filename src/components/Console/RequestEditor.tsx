import Translate from '@docusaurus/Translate';
import data from '@generated/console/default/console-data.json';
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import useCaller from '../../hooks/useCaller';
import useScenario from '../../hooks/useScenario';
import { readLocale } from '../../hooks/locale';
import { isSendKey, SEND_KEYS } from '../../hooks/send-key';
import type { ConsoleExample, ConsoleOperation } from '../../../contract';
import type { WebRequest, WebState } from '../../../sandbox/web';
import EditedNote from '../EditedNote';
import ResponseView from '../ResponseView';
import BodyField from './BodyField';
import CallerField from './CallerField';
import { toDraft, toRequestPath } from './draft';
import Missing from './Missing';
import ParameterFields from './ParameterFields';
import { listKnown } from './prerequisites';
import Simulated from './Simulated';
import styles from './styles.module.css';
import useCall from './useCall';
import useDraft from './useDraft';
import usePickedExample from './usePickedExample';

type Props = {
  operation: ConsoleOperation;
  state: WebState;
  host: HTMLElement;
  /** A link to a record led here: a request that reads it is sent at once. */
  isArrival: boolean;
};

/** The request of the selected example with the response to it. */
export default function RequestEditor({ host, isArrival, ...others }: Props): ReactNode {
  const { operation } = others;
  const examples = data.examples.filter((example) => example.operation === operation.id);
  const name = usePickedExample(
    host,
    examples.map((example) => example.name),
  );
  const example = examples.find((one) => one.name === name);
  const [hasSent, setHasSent] = useState(false);
  if (!example) return null;
  return (
    <Editor
      {...others}
      key={`${operation.id} ${name}`}
      example={example}
      isArrival={isArrival && operation.method === 'GET' && !hasSent}
      onSend={() => setHasSent(true)}
    />
  );
}

type EditorProps = Omit<Props, 'host'> & { example: ConsoleExample; onSend: () => void };

function Editor({ operation, example, state, isArrival, onSend }: EditorProps): ReactNode {
  // The response to another example would read as that to this one.
  const { outcome, send, cancel } = useCall(`${operation.id} ${example.name}`);
  const { caller, token } = useCaller(state);
  const [scenario] = useScenario();
  const records = listKnown(state.records, caller);
  const initial = toDraft({ example, examples: data.examples, records, state });
  const { draft, isEdited, isPrefilled, change, reset } = useDraft(
    `draft.${operation.id}.${example.name}`,
    initial,
    state.records,
  );
  const request: WebRequest = {
    method: operation.method,
    path: toRequestPath(operation, draft),
    caller,
    ...(token !== undefined && { token }),
    locale: readLocale(),
    scenario,
    ...(operation.hasBody && { body: draft.body }),
  };
  const answered = outcome?.kind === 'response' ? outcome.request : undefined;
  const isCurrent = answered?.path === request.path && answered.body === request.body;
  // The dates and the IDs of an example are those of the sandbox.
  const isMoved = !isEdited && answered?.path === request.path && !isCurrent;
  const isSending = outcome?.kind === 'waiting';
  const isDone = outcome?.kind === 'response' && outcome.response.status === 200;
  const form = useRef<HTMLFormElement>(null);
  const main = useRef<HTMLButtonElement>(null);
  // Before the response scrolls into view: what is above it has its height by then.
  useLayoutEffect(() => {
    if (outcome?.kind !== 'response' || document.activeElement?.matches('textarea')) return;
    form.current?.setAttribute('data-done', '');
    // The lines that stay are those with the first issue.
    form.current?.querySelector('[data-mark]')?.scrollIntoView({ block: 'nearest' });
    form.current?.querySelector(`.${styles.bodyLabel}`)?.scrollIntoView({ block: 'nearest' });
  }, [outcome]);
  const sendOnce = (): void => {
    if (isSending) return;
    onSend();
    void send(request);
  };
  useEffect(() => {
    if (isArrival && isPrefilled) sendOnce();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, with the request as it was on arrival
  }, []);
  const handleKeyDown = (event: KeyboardEvent): void => {
    if (!isSendKey(event)) return;
    event.preventDefault();
    sendOnce();
  };
  /** For the buttons that are gone once they are pressed: the focus would be nowhere, and the next key would scroll the page. */
  const focusSend = (): void => main.current?.focus({ preventScroll: true });
  return (
    <>
      <Missing key={caller} example={example} records={records} caller={caller} onCreated={focusSend} />
      <CallerField callers={state.callers} caller={caller} token={token} />
      <Simulated onTurnOff={focusSend} />
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
        {operation.hasBody && (
          <BodyField
            value={draft.body}
            onChange={(body) => change({ body })}
            path={request.path}
            operation={operation.id}
            state={state}
            caller={caller}
            token={token}
            isAccepted={isDone && (isCurrent || isMoved)}
            {...(isDone && isCurrent && { clockOffset: outcome.clockOffset })}
          />
        )}
        <p className={styles.actions}>
          <button ref={main} type="button" className="control--main" aria-disabled={isSending} onClick={sendOnce}>
            <Translate id="console.send" description="Button that sends the request">
              Send
            </Translate>
          </button>
          <kbd className={styles.keys} aria-hidden="true">
            {SEND_KEYS}
          </kbd>
          {isEdited && (
            <EditedNote
              onReset={() => {
                focusSend();
                reset();
              }}
            />
          )}
        </p>
      </form>
      <ResponseView
        outcome={outcome}
        operation={operation}
        isStale={isEdited && answered !== undefined && !isCurrent}
        isMoved={isMoved}
        onResend={() => {
          focusSend();
          sendOnce();
        }}
        onCancel={() => {
          focusSend();
          cancel();
        }}
      />
    </>
  );
}
