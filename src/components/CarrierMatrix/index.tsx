import Translate, { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import { useId, useRef, useState, type ReactNode } from 'react';
import useOverflow from '../../hooks/useOverflow';
import styles from './styles.module.css';

type Cell = boolean | string;
type Scope = 'domestic' | 'international';
type Carrier = { type: string; name: string; scope: Scope; cells: Cell[] };
type Props = { columns: [key: string, name: string][]; carriers: Carrier[] };

/** Every carrier type with what it takes. The reader narrows it to a scope and to the abilities that are needed. */
export default function CarrierMatrix({ columns, carriers }: Props): ReactNode {
  const [scope, setScope] = useState<Scope | 'all'>('all');
  const [needs, setNeeds] = useState<string[]>([]);
  const region = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(region);
  const name = translate({
    id: 'matrix.name',
    message: 'What each carrier takes',
    description: 'Name of the table of carriers',
  });

  const fits = (carrier: Carrier): boolean =>
    (scope === 'all' || carrier.scope === scope) &&
    columns.every(([key], index) => !needs.includes(key) || carrier.cells[index] !== false);
  const shown = carriers.filter(fits);
  const switchable = columns.filter((_, index) => carriers.some(({ cells }) => cells[index] === false));

  return (
    <div className={styles.matrix}>
      <MatrixFilter scope={scope} onScope={setScope} needs={needs} onNeeds={setNeeds} columns={switchable} />
      <p role="status" className={styles.count}>
        <Translate
          id="matrix.count"
          description="How many carriers fit the filter"
          values={{ n: shown.length, all: carriers.length }}
        >
          {'{n} of {all} carriers'}
        </Translate>
      </p>
      <div
        ref={region}
        className={styles.region}
        {...(overflows ? { tabIndex: 0, role: 'region', 'aria-label': name } : {})}
      >
        <table className={styles.table} aria-label={name}>
          <thead>
            <tr>
              <th scope="col">
                <Translate id="matrix.carrier" description="Head of the column of carriers">
                  Carrier
                </Translate>
              </th>
              {columns.map(([key, title]) => (
                <th key={key} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {carriers.map((carrier) => (
              <tr key={carrier.type} hidden={!fits(carrier)}>
                <th scope="row">
                  {carrier.name}
                  <code translate="no">{carrier.type}</code>
                </th>
                {carrier.cells.map((cell, index) => (
                  <td key={index} data-label={columns[index]?.[1]} className={clsx(cell === false && styles.no)}>
                    {typeof cell === 'string' ? cell : <Mark yes={cell} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** A sign for the eye, a word for those who hear the page. */
function Mark({ yes }: { yes: boolean }): ReactNode {
  return (
    <>
      <span aria-hidden="true" className={styles.mark}>
        {yes ? '✓' : '–'}
      </span>
      <span className={styles.word}>
        {yes
          ? translate({ id: 'matrix.yes', message: 'Yes', description: 'The carrier takes it' })
          : translate({ id: 'matrix.no', message: 'No', description: 'The carrier does not take it' })}
      </span>
    </>
  );
}

type FilterProps = {
  scope: Scope | 'all';
  onScope: (scope: Scope | 'all') => void;
  needs: string[];
  onNeeds: (needs: string[]) => void;
  columns: [key: string, name: string][];
};

function MatrixFilter({ scope, onScope, needs, onNeeds, columns }: FilterProps): ReactNode {
  const id = useId();
  const toggle = (key: string): void =>
    onNeeds(needs.includes(key) ? needs.filter((need) => need !== key) : [...needs, key]);
  return (
    <form className={styles.filter}>
      <fieldset>
        <legend>
          <Translate id="matrix.scope" description="Choice of domestic or international carriers">
            Scope
          </Translate>
        </legend>
        {SCOPES.map((value) => (
          <label key={value}>
            <input type="radio" name={id} checked={scope === value} onChange={() => onScope(value)} />{' '}
            {nameOfScope(value)}
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>
          <Translate id="matrix.needs" description="Choice of abilities that a carrier must have">
            Must take
          </Translate>
        </legend>
        {columns.map(([key, title]) => (
          <label key={key}>
            <input type="checkbox" checked={needs.includes(key)} onChange={() => toggle(key)} /> {title}
          </label>
        ))}
      </fieldset>
    </form>
  );
}

const SCOPES = ['all', 'domestic', 'international'] as const;

function nameOfScope(scope: (typeof SCOPES)[number]): string {
  switch (scope) {
    case 'all':
      return translate({ id: 'matrix.scope.all', message: 'All', description: 'All carriers' });
    case 'domestic':
      return translate({ id: 'matrix.scope.domestic', message: 'Domestic', description: 'Carriers within Japan' });
    case 'international':
      return translate({
        id: 'matrix.scope.international',
        message: 'International',
        description: 'Carriers across borders',
      });
  }
}
