import Translate, { translate } from '@docusaurus/Translate';
import data from '@generated/console/default/console-data.json';
import { useId, type ReactNode } from 'react';
import type { WebState } from '../../../sandbox/web';
import { toScenarioValue } from './scenarios';
import styles from './styles.module.css';

/** The entry of the list of callers for a token that the reader enters. */
const OTHER = '*';

type Props = {
  state: WebState;
  caller: string;
  token: string | undefined;
  onCaller: (caller: string, token?: string) => void;
  scenario: string;
  onScenario: (scenario: string) => void;
};

/** Chooses the caller, and the error that the sandbox simulates. */
export default function Options({ state, caller, token, onCaller, scenario, onScenario }: Props): ReactNode {
  const [callerId, tokenId, scenarioId] = [useId(), useId(), useId()];
  const callers = state.callers.length === 0 ? [{ id: 'account', name: '' }] : state.callers;
  return (
    <div className={styles.options}>
      <p className={styles.option}>
        <label htmlFor={callerId}>
          <Translate id="console.token" description="Label of the list of tokens">
            Token
          </Translate>
        </label>
        <select
          id={callerId}
          value={token === undefined ? caller : OTHER}
          onChange={({ target }) => (target.value === OTHER ? onCaller(caller, '') : onCaller(target.value))}
        >
          {callers.map(({ id, name }) => (
            <option key={id} value={id}>
              {name === '' ? describeAccount() : name}
            </option>
          ))}
          <option value={OTHER}>
            {translate({ id: 'console.token.other', message: 'Another token…', description: 'In the list of tokens' })}
          </option>
        </select>
        {token !== undefined && (
          <input
            id={tokenId}
            type="text"
            aria-label={translate({
              id: 'console.token.enter',
              message: 'Value of x-access-token',
              description: 'Label of the field for a token',
            })}
            value={token}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => onCaller(caller, event.target.value)}
          />
        )}
      </p>
      <p className={styles.option}>
        <label htmlFor={scenarioId}>
          <Translate id="console.scenario" description="Label of the list of simulated errors">
            Simulate
          </Translate>
        </label>
        <select id={scenarioId} value={scenario} onChange={({ target }) => onScenario(target.value)}>
          <option value="">
            {translate({ id: 'console.scenario.none', message: 'No error', description: 'No simulated error' })}
          </option>
          {data.scenarios.map(({ name }) => {
            const value = toScenarioValue(name);
            return (
              <option key={name} value={value}>
                {value}
              </option>
            );
          })}
        </select>
      </p>
    </div>
  );
}

function describeAccount(): string {
  return translate({ id: 'console.token.account', message: 'Account', description: 'The token of the account itself' });
}
