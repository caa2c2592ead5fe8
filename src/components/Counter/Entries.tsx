import clsx from 'clsx';
import type { ReactNode } from 'react';
import { EXAMPLE_KINDS, type ExampleKind } from './examples';
import styles from './styles.module.css';
import { nameExample, nameExamples, nameFile } from './words';

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

/** The menu of examples. */
export function ExamplesMenu({ onChoose }: { onChoose?: (kind: ExampleKind) => void }): ReactNode {
  return (
    <select
      className={styles.examples}
      aria-label={nameExamples()}
      data-waits=""
      {...(onChoose
        ? { value: '', onChange: ({ target }) => onChoose(target.value as ExampleKind) }
        : { defaultValue: '' })}
    >
      <option value="" disabled>
        {nameExamples()}
      </option>
      {EXAMPLE_KINDS.map((kind) => (
        <option key={kind} value={kind}>
          {nameExample(kind)}
        </option>
      ))}
    </select>
  );
}
