import { translate } from '@docusaurus/Translate';
import type { ComponentProps, ReactNode } from 'react';
import styles from './styles.module.css';

type Props = ComponentProps<'table'> & {
  /** The table appears after the page has loaded, so nothing measures whether it scrolls. */
  isLate?: boolean;
};

/** A table that scrolls in its own region when it is too wide; then the keyboard reaches it and it has a name. */
export default function TableRegion({ isLate = false, ...props }: Props): ReactNode {
  const name =
    props['aria-label'] ??
    translate({ id: 'table.name', message: 'Table', description: 'Name of a table that has none' });
  return (
    <div
      className={styles.region}
      data-scroll="region"
      data-name={name}
      {...(isLate && { role: 'region', tabIndex: 0, 'aria-label': name })}
    >
      <table {...props} />
    </div>
  );
}
