import Translate, { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import { useId, type ReactNode } from 'react';
import styles from './styles.module.css';

/** Finds a field among those of an operation (`src/behaviors/content/field-finder.ts`), and opens or closes all of them. */
export default function FieldFinder(): ReactNode {
  const id = useId();
  const label = translate({
    id: 'finder.label',
    message: 'Find a field',
    description: 'Finds a field of an operation',
  });
  return (
    <div className={clsx('controls', styles.finder)} data-finder="">
      <button type="button" className={styles.toggle} aria-expanded={false} aria-controls={id} aria-keyshortcuts={KEY}>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M3 5h14M6 10h8M8.5 15h3" />
        </svg>
        <span className={styles.name}>{label}</span>
        <kbd aria-hidden="true">{KEY}</kbd>
      </button>
      <form id={id} className={styles.panel} hidden>
        <input
          type="search"
          className={styles.text}
          aria-label={label}
          placeholder={translate({
            id: 'finder.placeholder',
            message: 'Name, description or value',
            description: 'In the empty text box that finds a field',
          })}
          autoComplete="off"
          spellCheck={false}
        />
        <label className={clsx('control', styles.option)}>
          <input type="checkbox" />{' '}
          <Translate id="finder.required" description="Shows the fields that have to be sent, and no others">
            Required only
          </Translate>
        </label>
        <button type="button" data-fold-all="open">
          <Translate id="finder.open" description="Button that opens all objects of an operation">
            Open all
          </Translate>
        </button>
        <button type="button" data-fold-all="close">
          <Translate id="finder.close" description="Button that closes all objects of an operation">
            Close all
          </Translate>
        </button>
        <p
          role="status"
          className={styles.count}
          data-count={translate({
            id: 'finder.count',
            message: 'Fields found: {n}',
            description: 'How many fields of an operation fit what was typed',
          })}
          data-none={translate({
            id: 'finder.none',
            message: 'No fields match.',
            description: 'When no field of an operation fits what was typed',
          })}
        />
      </form>
    </div>
  );
}

const KEY = 'F';
