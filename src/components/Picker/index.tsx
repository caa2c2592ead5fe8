import clsx from 'clsx';
import { useId, type ReactNode } from 'react';
import styles from './styles.module.css';

type Props = {
  label: string;
  /** The options, of which the first is picked. The carrier is empty unless the parts belong to carriers. */
  options: [value: string, name: string, carrier: string][];
};

/** One of several parts, from a list of the browser's own (`src/behaviors/content/pickers.ts`). */
export default function Picker({ label, options }: Props): ReactNode {
  const id = useId();
  return (
    <p className={clsx('controls', styles.picker)}>
      <label htmlFor={id}>{label}</label>
      <select id={id} data-picker="">
        {options.map(([value, name, carrier]) => (
          <option key={value} value={value} {...(carrier ? { 'data-carrier': carrier } : {})}>
            {name}
          </option>
        ))}
      </select>
    </p>
  );
}
