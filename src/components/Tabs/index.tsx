import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

type Tab = { name: string; title: string; attributes?: Record<`data-${string}`, string> };

type ListProps = {
  /** The prefix of the IDs of the tabs and their panels. */
  group: string;
  label: string;
  /** The first of them is shown. */
  tabs: Tab[];
  /** The tabs share the width. */
  isWide?: boolean;
};

/** Tabs, each with a `TabPanel` (`src/behaviors/content/tabs.ts`). */
export function TabList({ group, label, tabs, isWide = false }: ListProps): ReactNode {
  return (
    <div role="tablist" aria-label={label} className={clsx(styles.tabs, isWide && styles.wide)}>
      {tabs.map(({ name, title, attributes }, index) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`${group}-${name}-tab`}
          aria-controls={`${group}-${name}`}
          aria-selected={index === 0}
          tabIndex={index === 0 ? 0 : -1}
          className={styles.tab}
          {...attributes}
        >
          {title}
        </button>
      ))}
    </div>
  );
}

type PanelProps = {
  group: string;
  name: string;
  isShown: boolean;
  className?: string | undefined;
  attributes?: Tab['attributes'];
  children: ReactNode;
};

/** The panel of a tab. */
export function TabPanel({ group, name, isShown, className, attributes, children }: PanelProps): ReactNode {
  return (
    <div
      role="tabpanel"
      id={`${group}-${name}`}
      aria-labelledby={`${group}-${name}-tab`}
      hidden={!isShown}
      className={className}
      {...attributes}
    >
      {children}
    </div>
  );
}
