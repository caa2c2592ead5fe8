import Translate, { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import { lazy, Suspense, type ReactNode } from 'react';
import { askSandbox } from '../../hooks/sandbox-client';
import useSandboxChange from '../../hooks/useSandboxChange';
import type { ApiTypes, ConsoleOperation } from '../../../contract';
import type { WebRequest, WebResponse } from '../../../sandbox/web';
import { parseJson } from '../../../stories/json';
import SandboxProblem from '../SandboxProblem';
import RegisterAccount from '../Console/RegisterAccount';
import type { Outcome } from '../Console/useCall';
import Documents from './Documents';
import { bringIntoView } from './bring-into-view';
import EmptyReason from './EmptyReason';
import Json from './Json';
import { renderDuration } from './render-duration';
import RetryAfter from './RetryAfter';
import styles from './styles.module.css';

type Shipment = ApiTypes['schemas']['Shipment'];

const FollowUps = lazy(() => import('./FollowUps'));

type Props = {
  outcome: Outcome | undefined;
  operation: ConsoleOperation;
  /** The reader has changed the request since. */
  isStale: boolean;
  /** The request of an example, whose dates and IDs are those of the sandbox, has changed with it since. */
  isMoved?: boolean;
  onResend: () => void;
  onCancel: () => void;
};

/** The response to a call: status, time, headers, body, and the documents that it names. */
export default function ResponseView({
  outcome,
  operation,
  isStale,
  isMoved = false,
  onResend,
  onCancel,
}: Props): ReactNode {
  return (
    <>
      <p role="status" className={styles.stale}>
        {renderStale(isStale, isMoved)}
      </p>
      <div className={styles.response} aria-live="polite" data-response="" data-stale={isStale || undefined}>
        {outcome?.kind === 'waiting' && (
          <p className={styles.waiting}>
            <Translate id="response.waiting" description="While a call waits for its response">
              Waiting for the response…
            </Translate>{' '}
            <button type="button" onClick={onCancel}>
              <Translate id="response.cancel" description="Button that ends a call">
                Cancel
              </Translate>
            </button>
          </p>
        )}
        {outcome?.kind === 'cancelled' && (
          <p className={styles.waiting}>
            <Translate id="response.cancelled" description="When the reader ended a call">
              You canceled the call.
            </Translate>
          </p>
        )}
        {outcome?.kind === 'problem' && <SandboxProblem problem={outcome.problem} onRetry={onResend} />}
        {outcome?.kind === 'response' && (
          <Received
            // Each response begins folded.
            key={`${outcome.response.duration} ${outcome.response.body.length}`}
            response={outcome.response}
            request={outcome.request}
            operation={operation}
            onResend={onResend}
          />
        )}
      </div>
    </>
  );
}

/** One string, so that a browser that translates the page leaves React the text that it removes. */
function renderStale(isStale: boolean, isMoved: boolean): string {
  if (isStale)
    return translate({
      id: 'counter.stale',
      message: 'You changed the request after this response. Send it again.',
      description: 'Above a response that no longer belongs to the request',
    });
  if (!isMoved) return '';
  return translate({
    id: 'response.moved',
    message: 'The dates and IDs of the request follow the sandbox, and have changed since this response.',
    description: 'Above a response after the clock or the data of the sandbox has changed',
  });
}

type ReceivedProps = {
  response: WebResponse;
  request: WebRequest;
  operation: ConsoleOperation;
  onResend: () => void;
};

function Received({ response, request, operation, onResend }: ReceivedProps): ReactNode {
  const { status, headers, body, duration } = response;
  if (status === 0) {
    return (
      <p className={styles.dropped} role="alert">
        <Translate id="response.dropped" description="When the connection was dropped without a response">
          The connection was dropped: there is no response.
        </Translate>
      </p>
    );
  }
  const value = parseJson(body);
  const missing = findDetail(value, 'account-missing');
  return (
    <>
      <div className={clsx(styles.summary, status >= 400 && styles.rejected)} ref={bringIntoView}>
        <span className={status < 400 ? styles.success : styles.failure} data-status={status}>
          {status}
        </span>
        <span>{renderDuration(duration)}</span>
        {request.method === 'POST' && status === 200 && operation.id === 'shipment-create' && (
          <Suspense>
            <FollowUps shipment={value as Shipment} />
          </Suspense>
        )}
      </div>
      {status === 429 && <RetryAfter headers={headers} onRetry={onResend} />}
      {findDetail(value, 'yamato-test-hours') && <OpenHours onOpened={onResend} />}
      {missing && (
        <div className={styles.hint}>
          <p>{missing.message}</p>
          <RegisterAccount body={request.body ?? ''} caller={request.caller} onRegistered={onResend} />
        </div>
      )}
      {status === 200 && <EmptyReason value={value} operation={operation.id} request={request} onResend={onResend} />}
      <Documents value={value} operation={operation.id} />
      <Headers headers={headers} isOpen={status === 429} />
      <Json
        value={value}
        text={body}
        label={translate({
          id: 'response.body',
          message: 'Response body',
          description: 'Name of the body of a response',
        })}
      />
    </>
  );
}

function Headers({ headers, isOpen }: { headers: [string, string][]; isOpen: boolean }): ReactNode {
  return (
    <details className={styles.headers} open={isOpen}>
      <summary>
        <Translate id="response.headers" description="Above the headers of a response">
          Headers
        </Translate>
      </summary>
      <dl translate="no">
        {headers.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** Yamato's test environment has hours; in the sandbox it can be open at any. */
function OpenHours({ onOpened }: { onOpened: () => void }): ReactNode {
  const { change, isChanging, failure } = useSandboxChange(() =>
    askSandbox('settings', { ignoreHours: true }).result.then(onOpened),
  );
  return (
    <>
      <p className={styles.hint}>
        <Translate id="response.hours" description="Beside a response outside Yamato's hours">
          Yamato's test environment is closed at this time.
        </Translate>{' '}
        <button type="button" aria-disabled={isChanging} onClick={() => !isChanging && void change()}>
          <Translate id="response.openHours" description="Button that opens Yamato's test environment">
            Open it at any hour and send again
          </Translate>
        </button>
      </p>
      {failure && <SandboxProblem problem={failure.problem} onRetry={failure.retry} />}
    </>
  );
}

function findDetail(value: unknown, rule: string): { message?: string } | undefined {
  const { details } = (value ?? {}) as { details?: { rule?: string | null; message?: string }[] };
  return Array.isArray(details) ? details.find((detail) => detail.rule === rule) : undefined;
}
