import Translate, { translate } from '@docusaurus/Translate';
import data from '@generated/console/default/console-data.json';
import { useEffect, useState, type ReactNode } from 'react';
import type { ApiTypes } from '../../../contract';
import { readLocale } from '../../hooks/locale';
import { askSandbox } from '../../hooks/sandbox-client';
import useSandbox from '../../hooks/useSandbox';
import useSandboxChange from '../../hooks/useSandboxChange';
import { toRequestPath } from '../Console/draft';
import SandboxProblem from '../SandboxProblem';
import styles from './styles.module.css';

type Shipment = ApiTypes['schemas']['Shipment'];
type Tracking = ApiTypes['schemas']['Tracking'];

const DAY = 24 * 60 * 60 * 1000;

type Props = {
  shipment: Pick<Shipment, 'id' | 'delivery'>;
  /** Whose call made the shipment. */
  caller: string;
};

/** The way of a parcel, and its status by the clock of the sandbox. The clock can be moved to each step and by a day. */
export default function Journey({ shipment: { id, delivery }, caller }: Props): ReactNode {
  const { state } = useSandbox();
  const clockOffset = state?.clockOffset;
  const { change, failure } = useSandboxChange(
    (offset: number) => askSandbox('settings', { clockOffset: offset }).result,
  );
  const { tracking, isFailed, retry } = useTracking(delivery, caller, clockOffset);
  const steps = state?.records.find((record) => record.kind === 'shipment' && record.id === id)?.steps;
  if (!state || clockOffset === undefined || !steps) return null;
  const { now } = state;
  return (
    <section
      className={styles.journey}
      aria-label={translate({
        id: 'journey.name',
        message: 'Tracking in the sandbox',
        description: 'Name of the steps of a parcel',
      })}
    >
      <ol className={styles.steps}>
        {steps.map(({ at, status }) => (
          <li key={status} data-reached={at <= now || undefined}>
            <button
              type="button"
              disabled={at <= now}
              title={`${data.statuses[status] ?? status}, ${renderTime(at)}`}
              onClick={() => void change(at - Date.now())}
            >
              <code translate="no">{status}</code>
            </button>
          </li>
        ))}
      </ol>
      <button type="button" className={styles.day} onClick={() => void change(clockOffset + DAY)}>
        <Translate id="sandbox.day" description="Button that moves the clock of the sandbox">
          +1 day
        </Translate>
      </button>
      <p role="status" className={styles.status}>
        {isFailed
          ? translate({
              id: 'journey.failed',
              message: "The status couldn't be loaded.",
              description: 'When the tracking of a parcel failed',
            })
          : tracking && <Latest tracking={tracking} />}
      </p>
      {isFailed && (
        <button type="button" onClick={retry}>
          <Translate id="journey.retry" description="Button that asks for the status of a parcel again">
            Retry
          </Translate>
        </button>
      )}
      {failure && <SandboxProblem problem={failure.problem} onRetry={failure.retry} />}
    </section>
  );
}

function Latest({ tracking: { current_status: latest } }: { tracking: Tracking }): ReactNode {
  return (
    <>
      <code translate="no">{latest.status}</code>{' '}
      <span>{[latest.location, ...latest.details].filter(Boolean).join(' · ')}</span>{' '}
      <time dateTime={latest.date}>{renderTime(Date.parse(latest.date))}</time>
    </>
  );
}

type UseTracking = { tracking: Tracking | undefined; isFailed: boolean; retry: () => void };

/** What the API says of a parcel, asked again whenever the clock of the sandbox is moved. */
function useTracking(
  { carrier, tracking_numbers: [number = ''] }: Shipment['delivery'],
  caller: string,
  clockOffset: number | undefined,
): UseTracking {
  const [tracking, setTracking] = useState<Tracking>();
  const [isFailed, setIsFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (clockOffset === undefined) return;
    let isCurrent = true;
    readTracking({ carrier, tracking_number: number }, caller).then(
      (found) => {
        if (isCurrent) setTracking(found);
        if (isCurrent) setIsFailed(false);
      },
      () => isCurrent && setIsFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [carrier, number, caller, clockOffset, attempt]);
  return { tracking, isFailed, retry: () => setAttempt(attempt + 1) };
}

async function readTracking(path: Record<string, string>, caller: string): Promise<Tracking> {
  const operation = data.operations.find(({ id }) => id === 'tracking-get');
  if (!operation) throw new Error('The console knows no operation "tracking-get".');
  const { status, body } = await askSandbox('send', {
    method: 'GET',
    path: toRequestPath(operation, { path, query: {}, body: '' }),
    caller,
    locale: readLocale(),
    scenario: '',
  }).result;
  if (status !== 200) throw new Error(body);
  return JSON.parse(body) as Tracking;
}

/** In Japan, wherever the reader is: 2026-11-24T05:00:00.000Z → 2026-11-24 14:00 */
function renderTime(at: number): string {
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Asia/Tokyo' }).format(
    at,
  );
}
