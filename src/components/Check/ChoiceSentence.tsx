import { translate } from '@docusaurus/Translate';
import { useState, type ReactNode } from 'react';
import styles from './styles.module.css';

type Props = {
  /** The name of the menu for those who hear it. */
  label: string;
  choices: string[];
  /** The index of the value that was probably meant. */
  preset?: number;
  placeholder?: string;
  onApply: (index: number) => void;
};

/** A menu and the button that applies its value: the arrow keys change a closed menu with each step. */
export default function ChoiceMenu({ label, choices, preset = -1, placeholder, onApply }: Props): ReactNode {
  const [index, setIndex] = useState(preset);
  const isChosen = index >= 0;
  return (
    <span className={styles.menu}>
      <select
        aria-label={label}
        translate="no"
        value={isChosen ? index : ''}
        onChange={({ target }) => setIndex(Number(target.value))}
      >
        <option value="" disabled>
          {placeholder ??
            translate({
              id: 'check.choose.none',
              message: 'Choose…',
              description: 'Menu that fixes an issue, before a choice',
            })}
        </option>
        {choices.map((choice, at) => (
          <option key={choice} value={at}>
            {choice}
          </option>
        ))}
      </select>
      <button type="button" disabled={!isChosen} onClick={() => onApply(index)}>
        {translate({
          id: 'check.choose.apply',
          message: 'Apply',
          description: 'Button that fixes an issue with the value of the menu beside it',
        })}
      </button>
    </span>
  );
}
