import type { ReactNode } from 'react';
import styles from './styles.module.css';

type Props = {
  /** The text alternative of the drawing. */
  label: string;
  /** An SVG file in the language of the page. */
  drawing: ReactNode;
  /** The same as a list from top to bottom: a phone has no room for the drawing. */
  children: ReactNode;
};

/** A drawing with an accessible name, and the list that replaces it below 600 px. */
export default function Diagram({ label, drawing, children }: Props): ReactNode {
  return (
    <div className={styles.diagram} data-drawing="">
      <div className={styles.drawing} role="img" aria-label={label}>
        {drawing}
      </div>
      <div className={styles.steps}>{children}</div>
    </div>
  );
}
