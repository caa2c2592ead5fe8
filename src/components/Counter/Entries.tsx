import clsx from 'clsx';
import type { ReactNode } from 'react';
import { EXAMPLE_KINDS } from './examples';
import type { Sample } from './samples';
import styles from './styles.module.css';
import { describeLabel, describeRecorded, nameExample, nameExamples, nameFile, nameSamples } from './words';

/** The button that opens a file. A click waits for the choice before anything is loaded. */
export function FileButton({ onChoose }: { onChoose?: (file: File) => void }): ReactNode {
  return (
    <label className={clsx('control', styles.file)} data-waits="">
      {nameFile()}
      <input
        type="file"
        onChange={
          onChoose &&
          (({ target }) => {
            const [file] = target.files ?? [];
            if (file) onChoose(file);
            target.value = '';
          })
        }
      />
    </label>
  );
}

type MenuProps = {
  samples: readonly Sample[];
  /** What is chosen; without it and without samples, nothing is. */
  value?: string;
  onChoose?: (name: string) => void;
};

/** The menu of examples. Without scripts, the browser remembers the choice and the styles follow it. */
export function ExamplesMenu({ samples, value = '', onChoose }: MenuProps): ReactNode {
  return (
    <select
      aria-label={nameExamples()}
      data-waits=""
      data-scriptless={samples.length > 0 ? '' : undefined}
      {...(onChoose
        ? { value, onChange: ({ target }) => onChoose(target.value) }
        : { defaultValue: samples[0]?.type ?? '' })}
    >
      <option value="" disabled hidden={value !== ''}>
        {nameExamples()}
      </option>
      {samples.length > 0 && (
        <optgroup label={nameSamples()}>
          {samples.map(({ type, name }) => (
            <option key={type} value={type}>
              {name}
            </option>
          ))}
        </optgroup>
      )}
      {EXAMPLE_KINDS.map((kind) => (
        <option key={kind} value={kind}>
          {nameExample(kind)}
        </option>
      ))}
    </select>
  );
}

type LabelProps = { sample: Sample; loading?: 'eager' | 'lazy' };

/** The label of the recorded response to a sample. */
export function RecordedLabel({ sample: { type, name, label }, loading = 'eager' }: LabelProps): ReactNode {
  return (
    <figure className={styles.label} data-of={type}>
      <img src={label} alt={describeLabel(name)} width={595} height={842} loading={loading} />
      <figcaption>{describeRecorded()}</figcaption>
    </figure>
  );
}
