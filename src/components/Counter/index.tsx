import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import Island from '../Island';
import { ExamplesMenu, FileButton } from './Entries';
import styles from './styles.module.css';
import { nameCounter, nameField, renderHelp } from './words';

type Props = {
  /** The titles of the operations with a body, by ID. */
  titles: Record<string, string>;
};

/** The counter before its code is loaded: what is typed, pasted, dropped or chosen here is there once it is. */
export default function Counter(props: Props): ReactNode {
  const baseUrl = useBaseUrl('/');
  return (
    <Island name="counter" data={{ ...props, baseUrl }}>
      <section className={clsx('controls', styles.counter)} aria-label={nameCounter()} data-kind="empty" data-wide="">
        <div className={styles.head}>
          <p className={styles.help}>{renderHelp()}</p>
          <ExamplesMenu />
        </div>
        <textarea
          className={styles.waiting}
          aria-label={nameField()}
          rows={2}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          translate="no"
        />
        <div className={styles.actions}>
          <FileButton />
        </div>
      </section>
    </Island>
  );
}
