import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { TextToCheck } from '../../../check';
import styles from './styles.module.css';

/** What a reader chooses besides the text. */
export type Chosen = Pick<TextToCheck, 'accounts'> & { operation: string };

type Props = {
  chosen: Chosen;
  identified: string | undefined;
  titles: Record<string, string>;
  onChange: (changed: Partial<Chosen>) => void;
};

/** The operation that the request calls, and the accounts that it is checked with. */
export default function Choices({ chosen, identified, titles, onChange }: Props): ReactNode {
  return (
    <div className={styles.choices}>
      <select
        aria-label={translate({
          id: 'check.operation',
          message: 'Operation',
          description: 'Label of the choice of an operation',
        })}
        value={chosen.operation}
        onChange={({ target }) => onChange({ operation: target.value })}
      >
        <option value="">{renderIdentified(identified, titles)}</option>
        {Object.entries(titles).map(([one, title]) => (
          <option key={one} value={one}>
            {title}
          </option>
        ))}
      </select>
      <select
        aria-label={translate({
          id: 'check.accounts',
          message: 'Carrier accounts',
          description: 'Label of the choice of accounts',
        })}
        value={chosen.accounts}
        onChange={({ target }) => onChange({ accounts: target.value === 'mine' ? 'mine' : 'all' })}
      >
        <option value="all">
          {translate({
            id: 'check.accounts.all',
            message: 'All accounts are registered',
            description: 'Every carrier account that the request needs is there',
          })}
        </option>
        <option value="mine">
          {translate({
            id: 'check.accounts.mine',
            message: 'Accounts of my sandbox',
            description: 'The carrier accounts of the sandbox in this browser',
          })}
        </option>
      </select>
    </div>
  );
}

/** Which operation the request calls, as far as it says. */
function renderIdentified(operation: string | undefined, titles: Record<string, string>): string {
  const title = operation === undefined ? undefined : titles[operation];
  return title === undefined
    ? translate({
        id: 'check.operation.auto',
        message: 'Identified from the request',
        description: 'No operation is chosen',
      })
    : translate(
        {
          id: 'check.operation.found',
          message: '{title} (identified)',
          description: 'The operation that the request calls',
        },
        { title },
      );
}
