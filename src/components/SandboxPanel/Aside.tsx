import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { askSandbox } from '../../hooks/sandbox-client';
import styles from './styles.module.css';

/** That shared calls are in the place of the reader's own data, which one click brings back. */
export default function Aside(): ReactNode {
  return (
    <div className={styles.reset} role="group" aria-labelledby="sandbox-aside">
      <p id="sandbox-aside">
        <Translate id="sandbox.aside" description="While shared calls are in the place of the reader's own data">
          You're viewing shared calls. Your data is saved separately.
        </Translate>
      </p>
      <button
        type="button"
        // What goes wrong shows with the next read of the state.
        onClick={() => void askSandbox('bringBack', null).result.catch(() => undefined)}
      >
        <Translate id="sandbox.bringBack" description="Button that brings the reader's own data back">
          Restore my data
        </Translate>
      </button>
    </div>
  );
}
