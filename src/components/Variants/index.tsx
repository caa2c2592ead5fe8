import { translate } from '@docusaurus/Translate';
import { createContext, useContext, type ReactNode } from 'react';
import Picker from '../Picker';
import styles from './styles.module.css';

const First = createContext('');

type Props = { options: [value: string, name: string][]; children: ReactNode };

/** Fields that depend on the carrier: the reader picks one, the others are hidden. */
export default function Variants({ options, children }: Props): ReactNode {
  const label = translate({ id: 'variants.pick', message: 'Carrier', description: 'Label of the list of carriers' });
  return (
    <div className={styles.variants} data-picked="">
      <Picker label={label} options={options.map(([value, name]) => [value, name, value])} />
      <First value={options[0]?.[0] ?? ''}>{children}</First>
    </div>
  );
}

export function Variant({ value, children }: { value: string; children: ReactNode }): ReactNode {
  return (
    <div hidden={useContext(First) !== value} data-variant={value} data-part={value}>
      {children}
    </div>
  );
}
