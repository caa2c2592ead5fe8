import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

type Props = { rules: [id: string, title: string][] };

/** The rules about a field, folded. They open where they are (`src/behaviors/content/rule-list.ts`); without scripts they are links. */
export default function FieldRules({ rules }: Props): ReactNode {
  const count = rules.length;
  return (
    <details className={styles.rules} data-collapsed="true" data-rules-of={rules.map(([id]) => id).join(' ')}>
      <summary>
        {count === 1
          ? translate({ id: 'field.rule', message: '1 rule', description: 'Opens the rule about a field' })
          : translate(
              { id: 'field.rules', message: '{count} rules', description: 'Opens the rules about a field' },
              { count },
            )}
      </summary>
      <div>
        {rules.map(([id, title]) => (
          <a key={id} href={`#rule-${id}`}>
            {title}
          </a>
        ))}
      </div>
    </details>
  );
}
