import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { Children, type ReactNode } from 'react';
import styles from './styles.module.css';

type Props = {
  rule: string;
  title: string;
  severity?: 'error' | 'warning';
  /** Paths of the fields that it is about. */
  fields: string[];
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
          <span className={styles.title} data-rule-title="">
            {title}
          </span>
          {severity === 'warning' && (
            <span className={styles.severity} data-rule-about="">
              <Translate id="rule.warning" description="A rule that stops nothing and warns">
                warning only
              </Translate>
            </span>
          )}
          <span className={styles.about} data-rule-about="">
            {describeAbout(props.fields, carriers).map((part) => (
              <span key={part}>{part}</span>
            ))}
            <code translate="no">{rule}</code>
          </span>
        </summary>
        <div>
          <div className={styles.content}>
            {statement}
            <dl className={styles.proof} data-proof="">
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

function describeAbout([field, ...others]: string[], carriers: Props['carriers']): string[] {
  const names = carriers?.map(([, name]) => name) ?? [];
  const comma = translate({ id: 'rule.comma', message: ', ', description: 'Between the names of two carriers' });
  const many = translate(
    {
      id: 'rule.carriers',
      message: 'Applies to {count} carrier types',
      description: 'How many carriers a rule counts for',
    },
    { count: names.length },
  );
  return [
    ...(field === undefined ? [] : [others.length === 0 ? field : `${field} +${others.length}`]),
    ...(names.length === 0 ? [] : [names.length > NAMED_CARRIERS_MAX ? many : names.join(comma)]),
  ];
}
