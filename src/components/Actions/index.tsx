import { translate } from '@docusaurus/Translate';
import { createContext, useContext, type MouseEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './styles.module.css';

/** The bar that the actions of a part are in; null until it is drawn, undefined where there is none. */
const Bar = createContext<HTMLElement | null | undefined>(undefined);

export const ActionBar = Bar.Provider;

/** Buttons in the bar of actions around them, or in their place where there is none. */
export default function Actions({ children }: { children: ReactNode }): ReactNode {
  const bar = useContext(Bar);
  return bar === undefined ? children : bar && createPortal(children, bar);
}

type MenuProps = {
  /** What it contains, if not just further actions. */
  name?: string;
  children: ReactNode;
};

/** Further actions, which open above the bar. A named menu stays open for what its actions report. */
export function MoreActions({ name, children }: MenuProps): ReactNode {
  const close = ({ target, currentTarget }: MouseEvent<HTMLDetailsElement>): void => {
    if (!name && target instanceof Element && target.closest('button')) currentTarget.open = false;
  };
  return (
    <details
      className={styles.more}
      onClick={close}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Escape') currentTarget.open = false;
      }}
    >
      <summary className="control">
        {name ?? translate({ id: 'actions.more', message: 'More', description: 'Opens further actions' })}
      </summary>
      <div className={styles.menu}>{children}</div>
    </details>
  );
}
