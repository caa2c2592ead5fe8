import { useId, useRef, type ReactNode } from 'react';
import useOverflow from '../../hooks/useOverflow';
import styles from './styles.module.css';

type Props = { label: string; width: number; height: number; children: (arrow: string) => ReactNode };

/** The frame of a drawing: it has a name, keeps its size on a phone and scrolls there. `arrow` is the head of its lines. */
export default function Diagram({ label, width, height, children }: Props): ReactNode {
  const head = useId();
  const region = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(region);
  return (
    <div
      ref={region}
      className={styles.region}
      {...(overflows ? { tabIndex: 0, role: 'region', 'aria-label': label } : {})}
    >
      <svg
        className={styles.drawing}
        role="img"
        aria-label={label}
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
      >
        <defs>
          <marker
            id={head}
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth="8"
            markerHeight="8"
            orient="auto-start-reverse"
          >
            <path d="M0 0 8 4 0 8Z" className={styles.head} />
          </marker>
        </defs>
        {children(`url(#${head})`)}
      </svg>
    </div>
  );
}
