import { translate } from '@docusaurus/Translate';
import { useEffect, useState, type ReactNode } from 'react';
import styles from './styles.module.css';
import type { Results } from './useResults';

type Props = { state: Results['state']; count: number; query: string; meant?: string | undefined };

/** How long typing must have paused before the count is told, in milliseconds. */
const PAUSE = 500;

/** Tells screen readers what was found, once typing has paused. */
export default function Announcer({ state, count, query, meant }: Props): ReactNode {
  const [said, setSaid] = useState('');
  const words = state === 'short' ? '' : describe({ state, count, query, meant });
  useEffect(() => {
    const timer = setTimeout(() => setSaid(words), PAUSE);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <p role="status" className={styles.unseen}>
      {said}
    </p>
  );
}

function describe({ state, count, query, meant }: Props): string {
  if (state === 'none') {
    return translate(
      { id: 'search.none', message: 'Nothing was found for “{query}”.', description: 'When nothing was found' },
      { query },
    );
  }
  if (meant) {
    return translate(
      {
        id: 'search.said.meant',
        message: '{count} results for “{meant}”',
        description: 'Told to screen readers after a mistyped query was repaired',
      },
      { count, meant },
    );
  }
  return translate(
    { id: 'search.said', message: '{count} results', description: 'Told to screen readers when something was found' },
    { count },
  );
}
