import { translate } from '@docusaurus/Translate';
import { useId, type ReactNode } from 'react';
import type { ConsoleOperation, ConsoleParameter } from '../../../contract';
import type { Draft } from './draft';
import styles from './styles.module.css';

type Props = { operation: ConsoleOperation; draft: Draft; onChange: (part: Partial<Draft>) => void };

/** Path and query parameters as fields. */
export default function ParameterFields({ operation, draft, onChange }: Props): ReactNode {
  if (operation.parameters.length === 0) return null;
  return (
    <div className={styles.parameters}>
      {operation.parameters.map((parameter) => (
        <ParameterField
          key={parameter.name}
          parameter={parameter}
          value={draft[parameter.in][parameter.name] ?? ''}
          onChange={(value) => onChange({ [parameter.in]: { ...draft[parameter.in], [parameter.name]: value } })}
        />
      ))}
    </div>
  );
}

type FieldProps = { parameter: ConsoleParameter; value: string; onChange: (value: string) => void };

function ParameterField({ parameter, value, onChange }: FieldProps): ReactNode {
  const id = useId();
  const { name, isRequired, values, placeholder } = parameter;
  const none = translate({
    id: 'console.parameter.none',
    message: 'Not sent',
    description: 'The value of a query parameter that is left out',
  });
  return (
    <p className={styles.parameter}>
      <label htmlFor={id} translate="no">
        <code>{name}</code>
      </label>
      {values.length > 0 ? (
        <select id={id} required={isRequired} value={value} onChange={(event) => onChange(event.target.value)}>
          {!isRequired && <option value="">{placeholder === '' ? none : `${placeholder} (${none})`}</option>}
          {!values.includes(value) && value !== '' && <option value={value}>{value}</option>}
          {values.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      ) : (
        <input
          id={id}
          type="text"
          required={isRequired}
          value={value}
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </p>
  );
}
