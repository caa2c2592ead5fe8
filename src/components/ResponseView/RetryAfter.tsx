import Translate from '@docusaurus/Translate';
import { useEffect, useState, type ReactNode } from 'react';
import styles from './styles.module.css';

/** How often the seconds that are left are drawn, in milliseconds. */
const STEP = 100;

type Props = { headers: [name: string, value: string][]; onRetry: () => void };

/** Counts the seconds of the header Retry-After down; after them, the call can be sent again. */
export default function RetryAfter({ headers, onRetry }: Props): ReactNode {
  const left = useCountdown(Number(headers.find(([name]) => name.toLowerCase() === 'retry-after')?.[1] ?? 0));
  return (
    <p className={styles.hint}>
      <Translate id="response.tooMany" description="Beside a response because of too many calls">
        The call limit is used up.
      </Translate>{' '}
      <button type="button" disabled={left > 0} onClick={onRetry}>
        <Translate id="response.retry" description="Button that sends a request again">
          Send again
        </Translate>
      </button>{' '}
      {/* Each step would be read aloud. Behind the button, so that the button stays in its place when the text goes. */}
      <span role="timer" aria-live="off">
        {left > 0 && (
          <Translate
            id="response.retryIn"
            description="How long to wait before the next call"
            values={{ seconds: left.toFixed(1) }}
          >
            {'Wait {seconds} s.'}
          </Translate>
        )}
      </span>
    </p>
  );
}

/** Seconds that are left of a number of seconds. */
function useCountdown(seconds: number): number {
  const [until] = useState(() => Date.now() + seconds * 1000);
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const timer = setInterval(() => {
      const rest = Math.max(0, (until - Date.now()) / 1000);
      setLeft(rest);
      if (rest === 0) clearInterval(timer);
    }, STEP);
    return () => clearInterval(timer);
  }, [until]);
  return left;
}
