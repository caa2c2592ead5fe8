import { useId, type ReactNode } from 'react';
import styles from './styles.module.css';

type Props = {
  label: string;
  options: [value: string, name: string][];
  value: string;
  onChange: (value: string) => void;
};

/** One of several, from a list of the browser's own. */
export default function Picker({ label, options, value, onChange }: Props): ReactNode {
  const id = useId();
  return (
    <p className={styles.picker}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </p>
  );
}
