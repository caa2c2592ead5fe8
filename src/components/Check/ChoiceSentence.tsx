import { translate } from '@docusaurus/Translate';
import { useState, type ReactNode } from 'react';
import { splitAtList } from './split-at-list';
import styles from './styles.module.css';

type Choice = { value: unknown; label: string };
type Props = {
  /** The name of the menu for those who hear it. */
  label: string;
  choices: readonly Choice[];
  /** The value that was probably meant. */
  preset?: unknown;
  placeholder?: string | undefined;
  onApply: (choice: Choice) => void;
};

/** A sentence with a menu in the place of the values that it lists, or below it if it lists none. */
export default function ChoiceSentence({ sentence, ...menu }: Props & { sentence: string }): ReactNode {
  const [before, list, after] = splitAtList(
    sentence,
    menu.choices.map(({ value }) => String(value)),
  );
  if (list === undefined)
    return (
      <>
        <p className={styles.sentence}>{sentence}</p>
        <ChoiceMenu {...menu} />
      </>
    );
  return (
    <p className={styles.sentence}>
      {before}
      <ChoiceMenu {...menu} placeholder={undefined} />
      {/* A full stop alone would begin a line. */}
      {after !== '.' && after !== '。' && after}
    </p>
  );
}

/** A menu and the button that applies its value: the arrow keys change a closed menu with each step. */
function ChoiceMenu({ label, choices, preset, placeholder, onApply }: Props): ReactNode {
  const [index, setIndex] = useState(() => choices.findIndex(({ value }) => value === preset));
  const chosen = choices[index];
  return (
    <span className={styles.menu}>
      <select
        aria-label={label}
        translate="no"
        value={chosen ? index : ''}
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
          <option key={choice.label} value={at}>
            {choice.label}
          </option>
        ))}
      </select>
      <button type="button" disabled={!chosen} onClick={() => chosen && onApply(chosen)}>
        {translate({
          id: 'check.choose.apply',
          message: 'Apply',
          description: 'Button that fixes an issue with the value of the menu beside it',
        })}
      </button>
    </span>
  );
}
