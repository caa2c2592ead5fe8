import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** The top of the home page: words on one side, a drawing on the other. */
export default function Intro({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.intro}>{children}</div>;
}

export function IntroWords({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.words}>{children}</div>;
}

/** Two pieces side by side on a wide screen, one above the other on a phone. */
export function SideBySide({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.sides}>{children}</div>;
}

export function Side({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.side}>{children}</div>;
}
