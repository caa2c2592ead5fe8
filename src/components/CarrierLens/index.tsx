import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import { useId, type ReactNode } from 'react';
import styles from './styles.module.css';

export type LensCarrier = [type: string, name: string];

/**
 * The carrier that the reader works with, chosen once for the portal (`src/behaviors/content/carrier-lens.ts`): examples and
 * rules become those of the carrier, and what it does not support is dimmed.
 */
export default function CarrierLens({ carriers }: { carriers: LensCarrier[] }): ReactNode {
  const id = useId();
  return (
    <p className={clsx('controls', styles.lens)}>
      <label htmlFor={id} className="unseen">
        {translate({ id: 'lens.label', message: 'Carrier', description: 'Label of the list of carriers of a page' })}
      </label>
      <select
        id={id}
        data-lens=""
        data-unsupported={translate({
          id: 'lens.unsupported',
          message: 'Not available with {carrier}',
          description: 'At a field that the chosen carrier does not support',
        })}
      >
        <option value="">
          {translate({ id: 'lens.all', message: 'All carriers', description: 'In the list of carriers of a page' })}
        </option>
        {carriers.map(([type, name]) => (
          <option key={type} value={type}>
            {name}
          </option>
        ))}
      </select>
    </p>
  );
}
