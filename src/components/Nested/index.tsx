import Translate from '@docusaurus/Translate';
import Details from '@theme/Details';
import type { ReactNode } from 'react';
import useHoldsTarget from '../../hooks/useHoldsTarget';
import styles from './styles.module.css';

type Props = { id: string; name: string; count: number; children: ReactNode };

/** The members of a field, folded. It opens by itself when the address names one of them. */
export default function Nested({ id, name, count, children }: Props): ReactNode {
  const holdsTarget = useHoldsTarget(`${id}-`);
  return (
    <div className={styles.nested}>
      <Details
        // Details keeps its own state; a new key lets it begin anew, open.
        key={String(holdsTarget)}
        open={holdsTarget}
        summary={
          <summary>
            <Translate
              id="nested.summary"
              description="Opens the members of a field"
              values={{ name: <code translate="no">{name}</code>, count }}
            >
              {'Fields of {name} ({count})'}
            </Translate>
          </summary>
        }
      >
        {children}
      </Details>
    </div>
  );
}
