import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import { useId, type ReactNode } from 'react';
import styles from './styles.module.css';

type Props = { count: number; children: ReactNode };

/** The number of rules above which a list can be filtered. */
const LONG = 8;

/** The rules of an operation, narrowed by text and by the carrier of the rail (`src/behaviors/content/rule-list.ts`). */
export default function RuleList({ count, children }: Props): ReactNode {
  const id = useId();
  const all = translate({ id: 'rules.count', message: 'Rules: {n}', description: 'How many rules a list shows' });
  const ofCarrier = translate({
    id: 'rules.countOfCarrier',
    message: 'Rules for {carrier}: {n}',
    description: 'How many rules count for a carrier',
  });
  const label = translate({ id: 'rules.filter', message: 'Filter the rules', description: 'Label of a text box' });
  return (
    <div className={styles.rules} data-rules="">
      {count >= LONG && (
        <div className={styles.filter}>
          <input
            id={id}
            type="search"
            className={clsx('control', styles.text)}
            aria-label={label}
            placeholder={label}
            autoComplete="off"
            spellCheck={false}
            data-rule-filter=""
          />
          <p role="status" className={styles.count} data-count={all} data-count-carrier={ofCarrier}>
            {all.replace('{n}', String(count))}
          </p>
        </div>
      )}
      {children}
    </div>
  );
}

type GroupProps = {
  field: string;
  /** The HTML `id` of the field. */
  anchor: string;
  children: ReactNode;
};

/** The rules about one field, below its name. */
export function RuleGroup({ field, anchor, children }: GroupProps): ReactNode {
  const id = `rules-${anchor}`;
  useBrokenLinks().collectAnchor(id);
  const label = translate(
    {
      id: 'rules.link',
      message: 'Direct link to the rules for {field}',
      description: 'Label of the link to a group of rules',
    },
    { field },
  );
  return (
    <section className={styles.group}>
      {/* The search has the field already. */}
      <h3 id={id} data-field-head="">
        <a href={`#${anchor}`} translate="no">
          <code>{field}</code>
        </a>
        <Link to={`#${id}`} className="hash-link" aria-label={label} title={label} />
      </h3>
      {children}
    </section>
  );
}
