import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { Children, type ReactNode } from 'react';
import styles from './styles.module.css';

type Props = {
  rule: string;
  title: string;
  severity?: 'error' | 'warning';
  /** The carriers whose requests it can reject; all where there are none. */
  carriers?: [type: string, name: string][];
  /** The example that the failing request changes, `shipment-create/dhl`, and the paths of what is changed. */
  example: string;
  changed: string[];
  /** The statement, then the parts of the proof. */
  children: ReactNode;
};

/** A business rule in one line, which opens with its sentence, a request that breaks it, and the recorded response. */
export default function RuleEntry({ rule, title, severity, carriers, children, ...props }: Props): ReactNode {
  const id = `rule-${rule}`;
  useBrokenLinks().collectAnchor(id);
  const label = translate(
    { id: 'rule.link', message: 'Direct link to the rule {rule}', description: 'Label of the link to a rule' },
    { rule },
  );
  const [statement, ...proof] = Children.toArray(children).filter((child) => typeof child !== 'string');
  return (
    <div
      id={id}
      className={styles.rule}
      data-rule={rule}
      data-carriers={carriers?.map(([type]) => type).join(' ')}
      data-shows={props.example}
      data-changed={props.changed.join(' ')}
    >
      <details data-collapsed="true">
        <summary className={styles.line}>
          <span data-rule-title="">{title}</span>
          {severity === 'warning' && (
            <span className={styles.warning} data-rule-about="">
              <Translate id="rule.warning" description="A rule that stops nothing and warns">
                warning only
              </Translate>
            </span>
          )}
          {carriers && (
            <span className={styles.carriers} data-rule-about="">
              {describeCarriers(carriers)}
            </span>
          )}
        </summary>
        <div>
          <div className={styles.content}>
            {statement}
            <dl className={styles.proof} data-proof="">
              <dt>{translate({ id: 'rule.id', message: 'Rule ID', description: 'Before the ID of a rule' })}</dt>
              <dd>
                <code className={styles.id} translate="no">
                  {rule}
                </code>
              </dd>
              {proof}
            </dl>
          </div>
        </div>
      </details>
      <Link to={`#${id}`} className={`hash-link ${styles.link}`} aria-label={label} title={label} />
    </div>
  );
}

/** A part of the proof: the request that breaks the rule, or the response. */
export function ProofPart({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </>
  );
}

/** Two carriers are named, more are counted. */
const NAMED_CARRIERS_MAX = 2;

function describeCarriers(carriers: [type: string, name: string][]): string {
  if (carriers.length <= NAMED_CARRIERS_MAX)
    return carriers
      .map(([, name]) => name)
      .join(translate({ id: 'rule.comma', message: ', ', description: 'Between the names of two carriers' }));
  return translate(
    { id: 'rule.carriers', message: '{count} carrier types', description: 'How many carriers a rule counts for' },
    { count: carriers.length },
  );
}
