import type { ReactNode } from 'react';
import styles from './styles.module.css';

type Props = {
  /** Whether a field contains fields, which the finder then opens and closes. */
  isNested: boolean;
  children: ReactNode;
};

/** The rows of an object. */
export default function Fields({ isNested, children }: Props): ReactNode {
  return (
    <div className={styles.fields} data-nested={isNested ? '' : undefined}>
      {children}
    </div>
  );
}
