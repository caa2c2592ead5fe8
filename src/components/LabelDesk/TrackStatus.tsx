import Translate, { translate } from '@docusaurus/Translate';
import data from '@generated/console/default/console-data.json';
import { useState, type ReactNode } from 'react';
import { readLocale } from '../../hooks/locale';
import { askSandbox } from '../../hooks/sandbox-client';
import type { ApiTypes } from '../../../contract';
import type { WebState } from '../../../sandbox/web';
import { toRequestPath } from '../Console/draft';
import styles from './styles.module.css';
import type { Made } from './useLabelDraft';

type Tracking = ApiTypes['schemas']['Tracking'];

/** Where the parcel is, by the clock of the sandbox, which can be moved. */
export default function TrackStatus({ made, state }: { made: Made; state: WebState }): ReactNode {
  const [tracking, setTracking] = useState<Tracking>();
  const [isAsking, setIsAsking] = useState(false);
  const [isFailed, setIsFailed] = useState(false);
  const nextStep = state.records.find(({ kind, id }) => kind === 'shipment' && id === made.shipment.id)?.nextStep;
  const ask = async (clockOffset: number): Promise<void> => {
    setIsAsking(true);
    const found = await readTracking(made, state.clockOffset, clockOffset).catch(() => undefined);
    setIsFailed(found === undefined);
    if (found) setTracking(found);
    setIsAsking(false);
  };
  return (
    <div className={styles.tracking}>
      <button type="button" disabled={isAsking} onClick={() => void ask(state.clockOffset)}>
        <Translate id="desk.status" description="Button that asks where a parcel is">
          Check status
        </Translate>
      </button>
      {tracking && (
        <button
          type="button"
          disabled={isAsking || nextStep === undefined}
          onClick={() => nextStep && void ask(nextStep.at - Date.now())}
        >
          <Translate
            id="desk.nextStatus"
            description="Button that moves the clock of the sandbox to a parcel's next step"
          >
            To the next status
          </Translate>
        </button>
      )}
      <p role="status" className={styles.trackingStatus}>
        {isFailed
          ? translate({
              id: 'desk.statusFailed',
              message: "The status couldn't be loaded. Try again in a second.",
              description: 'When the tracking of a parcel failed',
            })
          : tracking && <Latest tracking={tracking} />}
      </p>
    </div>
  );
}

function Latest({ tracking: { current_status: latest } }: { tracking: Tracking }): ReactNode {
  return (
    <>
      <code translate="no">{latest.status}</code>{' '}
      <span>{[latest.location, ...latest.details].filter(Boolean).join(' · ')}</span>{' '}
      <time dateTime={latest.date}>{renderTime(latest.date)}</time>
    </>
  );
}

async function readTracking({ shipment, caller }: Made, now: number, clockOffset: number): Promise<Tracking> {
  const { carrier, tracking_numbers: numbers } = shipment.delivery;
  if (clockOffset !== now) await askSandbox('settings', { clockOffset }).result;
  const { status, body } = await askSandbox('send', {
    method: 'GET',
    path: toTrackingPath({ carrier, tracking_number: numbers[0] ?? '' }),
    caller,
    locale: readLocale(),
    scenario: '',
  }).result;
  if (status !== 200) throw new Error(body);
  return JSON.parse(body) as Tracking;
}

function toTrackingPath(path: Record<string, string>): string {
  const operation = data.operations.find(({ id }) => id === 'tracking-get');
  if (!operation) throw new Error('The console knows no operation "tracking-get".');
  return toRequestPath(operation, { path, query: {}, body: '' });
}

/** In Japan, wherever the reader is: 2026-11-24T05:00:00.000Z → 2026-11-24 14:00 */
function renderTime(date: string): string {
  return new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'Asia/Tokyo',
  }).format(Date.parse(date));
}
