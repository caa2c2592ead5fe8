import Translate, { translate } from '@docusaurus/Translate';
import data from '@generated/console/default/console-data.json';
import { useEffect, type ReactNode } from 'react';
import type { ConsoleExample, ConsoleOperation } from '../../../contract';
import type { WebRequest, WebState } from '../../../sandbox/web';
import type { TextToCheck } from '../../../check';
import { readLocale } from '../../hooks/locale';
import useCaller from '../../hooks/useCaller';
import useSandbox from '../../hooks/useSandbox';
import useScenario from '../../hooks/useScenario';
import { createMissing, findRegistration } from '../Console/create-missing';
import { readSetup, toDraft, toRequestPath } from '../Console/draft';
import { listKnown, listMissing } from '../Console/prerequisites';
import useCall, { type UseCall } from '../Console/useCall';
import Actions, { MoreActions } from '../Actions';
import ResponseView from '../ResponseView';
import { useCalls } from '../SandboxPanel/Calls';
import ShareCalls from '../SandboxPanel/ShareCalls';
import SandboxStatus from '../SandboxStatus';
import styles from './styles.module.css';

/** A request that the reader sends. Each click makes another object. */
export type Asked = Pick<TextToCheck, 'text' | 'accounts' | 'path'> & {
  operation: string;
  body: string;
  /** The type of the sample whose text it is, unless the reader has changed it. */
  sample?: string;
  /** Milliseconds by which the clock of the sandbox was ahead. */
  clockOffset: number;
};

export type SendingProps = { asked: Asked; text: string };

/** What was sent last, by the keys of the calls. It isn't sent again when the reader returns to it. */
const begun = new Map<string, Asked>();

type Call = { request: WebRequest; missing: readonly ConsoleExample[] };

/** The response to a request: that to the text in the field, if it was sent, or the last one, which says that it is older. */
export default function Sending({ asked, text }: SendingProps): ReactNode {
  const { state } = useSandbox();
  const { caller, token } = useCaller(state ?? NOBODY);
  const [scenario] = useScenario();
  // The same text can be another call.
  const toKey = (one: string): string => ['counter', asked.operation, asked.accounts, one].join(' ');
  const ofAsked = useCall(toKey(asked.text));
  // A response is there again when the reader returns to its text.
  const ofText = useCall(toKey(text));
  const isRunning = ofAsked.outcome?.kind === 'waiting';
  const isOfText = ofText.outcome !== undefined && !isRunning;
  const shown = isOfText ? ofText : ofAsked;
  const operation = data.operations.find(({ id }) => id === asked.operation);
  const isReady = state !== undefined;
  const calls = useCalls(state);

  async function send(one: Asked, call: UseCall['send']): Promise<void> {
    if (!operation || !state) return;
    const { request, missing } = toCall({ asked: one, operation, state, caller, scenario });
    // The response says what is missing, if the sandbox rejects what it lacks, and why, if it fails.
    const isCreated = await createMissing(missing, caller, state).then(
      (rejection) => rejection === undefined,
      () => false,
    );
    await call(token === undefined ? request : { ...request, token }, isCreated ? missing : []);
  }
  useEffect(() => {
    if (!isReady || begun.get(toKey(asked.text)) === asked) return;
    begun.set(toKey(asked.text), asked);
    // A second click while a call is running sends nothing.
    if (!isRunning) void send(asked, ofAsked.send);
  });

  if (!operation) return null;
  const { outcome } = shown;
  const created = outcome?.kind === 'response' ? outcome.created : [];
  const isCurrent = isRunning || isOfText;
  return (
    <>
      <SandboxStatus />
      <ResponseView
        outcome={outcome}
        operation={operation}
        isStale={!isCurrent}
        onResend={() => void send((isOfText && begun.get(toKey(text))) || asked, shown.send)}
        onCancel={shown.cancel}
      />
      {state && calls.length > 0 && (
        <Actions>
          <MoreActions
            name={translate({ id: 'counter.share', message: 'Share', description: 'Menu of the sent calls' })}
          >
            <ShareCalls calls={calls} state={state} />
          </MoreActions>
        </Actions>
      )}
      {isCurrent && created.length > 0 && (
        <p className={styles.note}>
          <Translate
            id="counter.created"
            description="What was created before a request was sent"
            values={{
              created: new Intl.ListFormat(document.documentElement.lang).format(created.map(nameExample)),
            }}
          >
            {'These objects were created in your sandbox first: {created}.'}
          </Translate>
        </p>
      )}
    </>
  );
}

const NOBODY = { callers: [] };

type ToCall = { asked: Asked; operation: ConsoleOperation; state: WebState; caller: string; scenario: string };

/** The call of a request, and what is to be created before if all accounts shall be there. */
function toCall({ asked: { accounts, path, body }, operation, state, caller, scenario }: ToCall): Call {
  const records = listKnown(state.records, caller);
  const { examples } = data;
  const { carrier, test } = readSetup(body);
  const example = examples.find((one) => one.operation === operation.id && (one.carrier ?? carrier) === carrier);
  const draft = example && toDraft({ example, examples, records, state });
  const request: WebRequest = {
    method: operation.method,
    // The text of a body alone doesn't say which record it changes: the newest one.
    path: path ?? (draft ? toRequestPath(operation, draft) : operation.path),
    caller,
    locale: readLocale(),
    scenario,
    body,
  };
  if (!example || accounts !== 'all') return { request, missing: [] };
  // The example of the carrier can be a test shipment, which needs no account.
  const registration = operation.id === 'shipment-create' && test !== true ? findRegistration(body) : undefined;
  const after = [...(registration ? [`carrier-register/${registration.name}`] : []), ...example.after];
  return { request, missing: listMissing({ example: { ...example, after: [...new Set(after)] }, examples, records }) };
}

function nameExample({ operation, title }: ConsoleExample): string {
  return `${data.operations.find(({ id }) => id === operation)?.title ?? operation} (${title})`;
}
