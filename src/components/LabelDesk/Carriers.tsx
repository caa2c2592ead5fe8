import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { DeskCarrier } from './desk-data';
import styles from './styles.module.css';

type Props = {
  carriers: readonly DeskCarrier[];
  /** The name of the group of radio buttons. */
  name: string;
  picked?: string;
  onPick?: (type: string) => void;
};

/** The carriers to choose from. Without scripts, the browser remembers the choice and the styles follow it. */
export default function Carriers({ carriers, name, picked, onPick }: Props): ReactNode {
  return (
    <fieldset className={styles.carriers}>
      <legend className="unseen">
        {translate({ id: 'desk.carrier', message: 'Carrier', description: 'Name of the choice of a carrier' })}
      </legend>
      {carriers.map((carrier, index) => (
        <label key={carrier.type} className={styles.carrier} data-scriptless="">
          <input
            type="radio"
            name={name}
            value={carrier.type}
            {...(onPick
              ? { checked: carrier.type === picked, onChange: () => onPick(carrier.type) }
              : { defaultChecked: index === 0 })}
          />
          <span>{carrier.name}</span>
        </label>
      ))}
    </fieldset>
  );
}
