import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

type Props = {
  id: string;
  name: string;
  /** The way to the field: `setup` of `setup.date`. */
  parents?: string;
  type: string;
  need: 'required' | 'optional' | 'conditional';
  place?: 'path' | 'query' | 'header';
  side?: 'response';
  /** The carriers that support it; all where there are none. */
  carriers?: string[];
  children: ReactNode;
};

/** A field: its name and type, whether it is required, its description and, below it, its fields. */
export default function Field({ id, name, parents, type, need, place, side, carriers, children }: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  const label = translate(
    { id: 'field.link', message: 'Direct link to {field}', description: 'Label of the link to a field' },
    { field: parents ? `${parents}.${name}` : name },
  );
  return (
    <div
      id={id}
      className={styles.field}
      data-field={parents ? `${parents}.${name}` : name}
      data-need={side ? undefined : need}
      data-carriers={carriers?.join(' ')}
    >
      <p className={styles.head} data-field-head="">
        <code className={styles.name} translate="no">
          {parents && <span className={styles.parents}>{parents}.</span>}
          {name}
        </code>{' '}
        <span className={styles.type} translate="no">
          {type}
        </span>{' '}
        {place && (
          <>
            <span className={styles.place}>{nameOfPlace(place)}</span>{' '}
          </>
        )}
        <span className={clsx(styles.need, !side && styles[need])}>
          {side ? nameOfPresence(need) : nameOfNeed(need)}
        </span>
        <Link to={`#${id}`} className="hash-link" aria-label={label} title={label} />
      </p>
      {children}
    </div>
  );
}

function nameOfNeed(need: Props['need']): string {
  const names: Record<Props['need'], string> = {
    required: translate({
      id: 'field.required',
      message: 'required',
      description: 'A field that must be sent, or is always in the response',
    }),
    conditional: translate({
      id: 'field.conditional',
      message: 'conditional',
      description: 'A field whose need depends on others',
    }),
    optional: translate({ id: 'field.optional', message: 'optional', description: 'A field that may be left out' }),
  };
  return names[need];
}

/** In a response nothing is required; a field is there, or may be missing. */
function nameOfPresence(need: Props['need']): string {
  return need === 'required'
    ? translate({ id: 'field.always', message: 'always', description: 'A field that every response has' })
    : translate({ id: 'field.sometimes', message: 'may be missing', description: 'A field that a response may lack' });
}

function nameOfPlace(place: NonNullable<Props['place']>): string {
  const names: Record<typeof place, string> = {
    path: translate({ id: 'field.place.path', message: 'in the path', description: 'Where a parameter stands' }),
    query: translate({ id: 'field.place.query', message: 'in the query', description: 'Where a parameter stands' }),
    header: translate({ id: 'field.place.header', message: 'header', description: 'Where a parameter stands' }),
  };
  return names[place];
}
