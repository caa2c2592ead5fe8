import Translate, { translate } from '@docusaurus/Translate';
import { useId, type ReactNode } from 'react';
import { chooseCaller, type Caller } from '../../hooks/useCaller';
import type { WebState } from '../../../sandbox/web';
import styles from './styles.module.css';

/** The entry of the list of callers for a token that the reader enters. */
const OTHER = '*';

type Props = Pick<WebState, 'callers'> & Caller;

/** Chooses as whom the reader calls. */
export default function CallerField({ callers, caller, token }: Props): ReactNode {
  const id = useId();
  const shown = callers.length === 0 ? [{ id: 'account', name: '' }] : callers;
  return (
    <p className={styles.caller}>
      <label htmlFor={id}>
        <Translate id="console.token" description="Label of the list of tokens">
          Token
        </Translate>
      </label>
      <select
        id={id}
        value={token === undefined ? caller : OTHER}
        onChange={({ target }) => (target.value === OTHER ? chooseCaller(caller, '') : chooseCaller(target.value))}
      >
        {shown.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name === '' ? describeAccount() : one.name}
          </option>
        ))}
        <option value={OTHER}>
          {translate({ id: 'console.token.other', message: 'Another token…', description: 'In the list of tokens' })}
        </option>
      </select>
      {token !== undefined && (
        <input
          type="text"
          aria-label={translate({
            id: 'console.token.enter',
            message: 'Value of x-access-token',
            description: 'Label of the field for a token',
          })}
          value={token}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => chooseCaller(caller, event.target.value)}
        />
      )}
    </p>
  );
}

function describeAccount(): string {
  return translate({ id: 'console.token.account', message: 'Account', description: 'The token of the account itself' });
}
