import Translate, { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { Fragment, type ReactNode } from 'react';
import styles from './styles.module.css';

type Cell = boolean | string;
type Scope = 'domestic' | 'international';
type Carrier = { type: string; name: string; short: string; scope: Scope; cells: Cell[] };
type Props = { features: [key: string, name: string][]; carriers: Carrier[] };

/**
 * The features of each carrier type: a row for each feature, a column for each carrier. The reader narrows it, and a click on
 * the head of a column chooses the carrier for the whole portal (`src/behaviors/content/carrier-matrix.ts`).
 */
export default function CarrierMatrix({ features, carriers }: Props): ReactNode {
  const name = translate({
    id: 'matrix.name',
    message: 'What each carrier supports',
    description: 'Name of the table of carriers',
  });
  const all = carriers.length;
  const { collectAnchor } = useBrokenLinks();
  for (const { type } of carriers) collectAnchor(`carrier-${type}`);
  const count = translate({
    id: 'matrix.count',
    message: '{n} of {all} carrier types',
    description: 'How many carriers fit the filter',
  });
  const isChoice = (index: number): boolean => carriers.some(({ cells }) => cells[index] === false);

  return (
    <div className={styles.matrix} data-matrix="" data-wide="">
      <MatrixFilter carriers={carriers} />
      <p role="status" className={styles.count} data-count={count}>
        {count.replace('{n}', String(all)).replace('{all}', String(all))}
      </p>
      <div className={styles.region} data-scroll="region" data-name={name}>
        <table className={styles.table} aria-label={name}>
          <thead>
            <tr>
              <th scope="col">
                <Translate id="matrix.feature" description="Head of the column with the names of features">
                  Feature
                </Translate>
              </th>
              {carriers.map((carrier) => (
                <th
                  key={carrier.type}
                  scope="col"
                  id={`carrier-${carrier.type}`}
                  data-carrier={carrier.type}
                  data-scope={carrier.scope}
                  data-supports={listSupported(features, carrier)}
                >
                  <button type="button" title={carrier.name}>
                    <span>{carrier.short}</span> <code translate="no">{toBreakable(carrier.type)}</code>
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {features.map(([key, title], index) => (
              <tr key={key} data-feature={key}>
                <th scope="row">
                  {isChoice(index) ? (
                    <label>
                      <input type="checkbox" name="needs" value={key} /> {title}
                    </label>
                  ) : (
                    title
                  )}
                </th>
                {carriers.map(({ type, cells }) => (
                  <td key={type} data-carrier={type} className={clsx(cells[index] === false && styles.no)}>
                    {renderCell(cells[index])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Relax />
    </div>
  );
}

function renderCell(cell: Cell | undefined): ReactNode {
  return typeof cell === 'string' ? cell : <Mark yes={cell === true} />;
}

/** A code that is wider than a column breaks between its words: 'yuupacket' → 'yuu', 'packet' */
function toBreakable(type: string): ReactNode {
  return type.split(/(?=pack|mail|post)/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** The place for what to do when no carrier is left, which the behavior fills. */
function Relax(): ReactNode {
  const without = translate({
    id: 'matrix.without',
    message: 'Without {condition}: {n}',
    description: 'Button that drops one condition of the filter, with the number of carriers that are left then',
  });
  const all = translate({ id: 'matrix.clear', message: 'Clear all', description: 'Button that drops every condition' });
  const none = translate({
    id: 'matrix.none',
    message: 'No carrier supports all of this.',
    description: 'When no carrier fits the filter',
  });
  return <div className={clsx('controls', styles.relax)} data-relax={without} data-all={all} data-none={none} />;
}

/** A sign for the eye, a word for those who hear the page. */
function Mark({ yes }: { yes: boolean }): ReactNode {
  return (
    <>
      <span aria-hidden="true" className={styles.mark}>
        {yes ? '✓' : '–'}
      </span>
      <span className="unseen">
        {yes
          ? translate({ id: 'matrix.yes', message: 'Yes', description: 'The carrier supports it' })
          : translate({ id: 'matrix.no', message: 'No', description: 'The carrier does not support it' })}
      </span>
    </>
  );
}

function MatrixFilter({ carriers }: { carriers: Carrier[] }): ReactNode {
  return (
    <form className={styles.filter}>
      <fieldset>
        <legend>
          <Translate id="matrix.scope" description="Choice of domestic or international carriers">
            Scope
          </Translate>
        </legend>
        <div className={styles.choices}>
          {listScopes().map(([scope, name]) => (
            <label key={scope}>
              <input type="radio" name="scope" value={scope} defaultChecked={scope === ''} /> {name}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>
          <Translate id="matrix.compare" description="Choice of the carriers that the table compares">
            Compare
          </Translate>
        </legend>
        <div className={styles.choices}>
          {carriers.map(({ type, short }) => (
            <label key={type}>
              <input type="checkbox" name="carriers" value={type} /> {short}
            </label>
          ))}
        </div>
      </fieldset>
    </form>
  );
}

/** The keys of what a carrier supports, for the filter: 'insurance tracking' */
function listSupported(features: Props['features'], { cells }: Carrier): string {
  return features
    .filter((_, index) => cells[index] !== false)
    .map(([key]) => key)
    .join(' ');
}

/** By their value in the URL, which is empty for all carriers. */
function listScopes(): [value: string, name: string][] {
  return [
    ['', translate({ id: 'matrix.scope.all', message: 'All', description: 'All carriers' })],
    ['domestic', translate({ id: 'matrix.scope.domestic', message: 'Domestic', description: 'Carriers within Japan' })],
    [
      'international',
      translate({ id: 'matrix.scope.international', message: 'International', description: 'International carriers' }),
    ],
  ];
}
