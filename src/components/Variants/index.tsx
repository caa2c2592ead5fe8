import { translate } from '@docusaurus/Translate';
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import useChoice from '../../hooks/useChoice';
import { useTargetWithin } from '../../hooks/useHoldsTarget';
import Picker from '../Picker';
import styles from './styles.module.css';

const Chosen = createContext('');

type Props = { id: string; options: [value: string, name: string][]; children: ReactNode };

/** Members that depend on the carrier: the reader picks one, the others are hidden. */
export default function Variants({ id, options, children }: Props): ReactNode {
  const values = options.map(([value]) => value);
  const [chosen, choose] = useChoice('carrier', values);
  const target = useTargetWithin(`${id}-`);
  const [left, setLeft] = useState('');
  // A link to a member shows its carrier, until the reader picks another.
  const linked = target !== left ? values.find((value) => target.startsWith(`${id}-${value}-`)) : undefined;
  const shown = linked ?? chosen;
  const label = translate({ id: 'variants.pick', message: 'Carrier', description: 'Label of the list of carriers' });

  useEffect(() => {
    if (linked) document.getElementById(target)?.scrollIntoView();
  }, [linked, target]);

  const handleChange = (value: string): void => {
    setLeft(target);
    choose(value);
  };
  return (
    <div className={styles.variants}>
      <Picker label={label} options={options} value={shown} onChange={handleChange} />
      <Chosen value={shown}>{children}</Chosen>
    </div>
  );
}

export function Variant({ value, children }: { value: string; children: ReactNode }): ReactNode {
  return (
    <div hidden={useContext(Chosen) !== value} data-variant={value}>
      {children}
    </div>
  );
}
