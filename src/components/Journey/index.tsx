import Translate, { translate } from '@docusaurus/Translate';
import data from '@generated/console/default/console-data.json';
import type { ReactNode } from 'react';
import { renderJapanTime } from '../../behaviors/japan-time';
import { askSandbox } from '../../hooks/sandbox-client';
import useSandbox from '../../hooks/useSandbox';
import useSandboxChange from '../../hooks/useSandboxChange';
import type { SettingsChange } from '../../../sandbox/web';
import SandboxProblem from '../SandboxProblem';
import styles from './styles.module.css';

const DAY = 24 * 60 * 60 * 1000;

/** The way of a parcel by the clock of the sandbox, as tracking returns it. The clock can be moved to a step or by a day. */
export default function Journey({ shipment }: { shipment: string }): ReactNode {
  const { state } = useSandbox();
  const { change, failure } = useSandboxChange((sent: SettingsChange) => askSandbox('settings', sent).result);
  const steps = state?.records.find(({ kind, id }) => kind === 'shipment' && id === shipment)?.steps;
  if (!state || !steps) return null;
  const { now } = state;
  const latest = steps.filter(({ at }, index) => index === 0 || at <= now).at(-1);
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
              title={`${data.statuses[status] ?? status}, ${renderJapanTime(at)}`}
              onClick={() => void change({ clockOffset: at - Date.now() })}
            >
              <code className="unseen" translate="no">
                {status}
              </code>
            </button>
          </li>
        ))}
      </ol>
      <button type="button" onClick={() => void change({ advance: DAY })}>
        <Translate id="sandbox.day" description="Button that moves the clock of the sandbox">
          +1 day
        </Translate>
      </button>
      <p role="status" className={styles.status}>
        {latest && (
          <>
            <code translate="no">{latest.status}</code>{' '}
            <span>{[latest.location, data.statuses[latest.status]].filter(Boolean).join(' · ')}</span>{' '}
            <time dateTime={new Date(latest.at).toISOString()}>{renderJapanTime(latest.at)}</time>
          </>
        )}
      </p>
      {failure && <SandboxProblem problem={failure.problem} onRetry={failure.retry} />}
    </section>
  );
}
