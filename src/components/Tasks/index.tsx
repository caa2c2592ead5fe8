import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Ways into the portal by what a reader wants to do. */
export default function Tasks({ children }: { children: ReactNode }): ReactNode {
  return <ul className={styles.tasks}>{children}</ul>;
}

export function Task({ to, title, children }: { to: string; title: string; children: ReactNode }): ReactNode {
  return (
    <li className={styles.task}>
      <Link to={to} className={styles.title}>
        {title}
      </Link>
      <div className={styles.words}>{children}</div>
    </li>
  );
}
