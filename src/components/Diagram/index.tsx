import { useId, type ReactNode } from 'react';
import styles from './styles.module.css';

type Props = {
  label: string;
  width: number;
  height: number;
  /** The same from top to bottom, as items of a list: a phone has no room for the drawing. */
  steps: ReactNode;
  /** The drawing; `arrow` is the head of its lines. */
  children: (arrow: string) => ReactNode;
};

/** The frame of a drawing with an accessible name, and of the list that replaces it below 600 px. */
export default function Diagram({ label, width, height, steps, children }: Props): ReactNode {
  const head = useId();
  return (
    <div className={styles.diagram} data-drawing="">
      <ol className={styles.steps} aria-label={label}>
        {steps}
      </ol>
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
