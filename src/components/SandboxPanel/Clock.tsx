import Translate, { translate } from '@docusaurus/Translate';
import data from '@generated/console/default/console-data.json';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { renderJapanTime } from '../../behaviors/japan-time';
import { askSandbox } from '../../hooks/sandbox-client';
import useSandboxChange from '../../hooks/useSandboxChange';
import type { SettingsChange, WebState } from '../../../sandbox/web';
import SandboxProblem from '../SandboxProblem';
import styles from './styles.module.css';

const HOUR = 60 * 60 * 1000;

/** The clock of the sandbox: it controls the status of parcels and the hours of Yamato's test environment. */
export default function Clock({ state: { clockOffset, ignoreHours, nextStep } }: { state: WebState }): ReactNode {
  const now = useNow() + clockOffset;
  const { change, failure } = useSandboxChange((sent: SettingsChange) => askSandbox('settings', sent).result);
  const firstButton = useRef<HTMLButtonElement>(null);
  const move = (advance: number): void => void change({ advance });
  return (
    <section aria-labelledby="sandbox-clock">
      <h2 id="sandbox-clock" className={styles.title}>
        <Translate id="sandbox.clock" description="Name of the clock of the sandbox">
          Sandbox time
        </Translate>{' '}
        <time dateTime={new Date(now).toISOString()}>{renderJapanTime(now)}</time>
      </h2>
      <div className={styles.buttons} role="group" aria-labelledby="sandbox-clock">
        <button ref={firstButton} type="button" onClick={() => move(HOUR)}>
          <Translate id="sandbox.hour" description="Button that moves the clock of the sandbox">
            +1 hour
          </Translate>
        </button>
        <button type="button" onClick={() => move(24 * HOUR)}>
          <Translate id="sandbox.day" description="Button that moves the clock of the sandbox">
            +1 day
          </Translate>
        </button>
        <button
          type="button"
          aria-disabled={nextStep === undefined}
          onClick={() => nextStep && void change({ clockOffset: nextStep.at - Date.now() })}
        >
          <Translate
            id="sandbox.nextStatus"
            description="Button that moves the clock until a parcel takes its next step"
          >
            To the next status
          </Translate>
        </button>
        {clockOffset !== 0 && (
          <button
            type="button"
            onClick={() => {
              // At real time, this button is gone.
              firstButton.current?.focus();
              void change({ clockOffset: 0 });
            }}
          >
            <Translate id="sandbox.realTime" description="Button that sets the clock of the sandbox back">
              Return to real time
            </Translate>
          </button>
        )}
      </div>
      <p className={styles.hint}>
        {nextStep
          ? translate(
              {
                id: 'sandbox.next',
                message: 'Next: {status} at {time}',
                description: 'What happens next to a parcel of the sandbox',
              },
              { status: data.statuses[nextStep.status] ?? nextStep.status, time: renderJapanTime(nextStep.at) },
            )
          : translate({
              id: 'sandbox.noNext',
              message: 'No parcel is on its way.',
              description: 'When no parcel of the sandbox takes another step',
            })}
      </p>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={ignoreHours}
          onChange={({ target }) => void change({ ignoreHours: target.checked })}
        />
        <Translate id="sandbox.anyHour" description="Setting of the sandbox">
          Yamato's test environment is open at any hour
        </Translate>
      </label>
      {failure && <SandboxProblem problem={failure.problem} onRetry={failure.retry} />}
    </section>
  );
}

/** The time of the computer, in milliseconds since 1970, UTC, as it goes by. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 10_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
