import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { Children, type ReactNode } from 'react';
import styles from './styles.module.css';

type Props = {
  id: string;
  rule: string;
  severity?: 'error' | 'warning';
  labels: [example: string, change: string, answer: string];
  /** The statement, the example that is changed, the change, then what came back. */
  children: ReactNode;
};

/** A business rule: its sentence, a request that breaks it, and the error that came back. */
export default function RuleEntry({ id, rule, severity, labels, children }: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  const label = translate(
    { id: 'rule.link', message: 'Direct link to the rule {rule}', description: 'Label of the link to a rule' },
    { rule },
  );
  const [statement, example, change, ...answer] = Children.toArray(children).filter(
    (child) => typeof child !== 'string',
  );
  return (
    <div id={id} className={styles.rule} data-rule={rule}>
      <p className={styles.head}>
        <code translate="no">{rule}</code>
        {severity === 'warning' && (
          <span className={styles.severity}>
            <Translate id="rule.warning" description="A rule that stops nothing and warns">
              warning only
            </Translate>
          </span>
        )}
        <Link to={`#${id}`} className="hash-link" aria-label={label} title={label} />
      </p>
      {statement}
      <dl className={styles.proof} data-proof="">
        <dt>{labels[0]}</dt>
        <dd>{example}</dd>
        <dt>{labels[1]}</dt>
        <dd>{change}</dd>
        <dt>{labels[2]}</dt>
        <dd>{answer}</dd>
      </dl>
    </div>
  );
}
