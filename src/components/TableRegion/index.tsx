import { translate } from '@docusaurus/Translate';
import { useRef, type ComponentProps, type ReactNode } from 'react';
import useOverflow from '../../hooks/useOverflow';
import styles from './styles.module.css';

/** A table that scrolls in its own region when it is too wide; then the keyboard reaches it and it has a name. */
export default function TableRegion(props: ComponentProps<'table'>): ReactNode {
  const region = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(region);
  const name =
    props['aria-label'] ??
    translate({ id: 'table.name', message: 'Table', description: 'Name of a table that has none' });
  return (
    <div
      ref={region}
      className={styles.region}
      {...(overflows ? { tabIndex: 0, role: 'region', 'aria-label': name } : {})}
    >
      <table {...props} />
    </div>
  );
}
