import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import Island from '../Island';
import styles from './styles.module.css';

/**
 * The contents of the reader's sandbox, at the foot of every page once it has been used. `src/behaviors/chrome/sandbox-bar.ts`
 * fills it in from what the browser remembers; the panel that it opens is an island.
 */
export default function SandboxBar(): ReactNode {
  const baseUrl = useBaseUrl('/');
  return (
    <section
      hidden
      className={clsx('controls', styles.bar)}
      data-sandbox-bar=""
      aria-label={translate({ id: 'sandbox.bar', message: 'Sandbox', description: 'Name of the bar of the sandbox' })}
    >
      <Island name="sandbox" data={{ baseUrl }} isKept>
        <div className={styles.line}>
          <button type="button" className={styles.open} data-intent="open" aria-expanded="false">
            <Translate id="sandbox.bar" description="Name of the bar of the sandbox">
              Sandbox
            </Translate>
          </button>
          <Facts />
          <button type="button" data-intent="reset">
            <Translate id="sandbox.reset" description="Button that empties the sandbox">
              Reset
            </Translate>
          </button>
        </div>
      </Island>
    </section>
  );
}

/** The facts by name. Plural forms are separated by a bar, as in the strings of Docusaurus. */
function Facts(): ReactNode {
  const texts = {
    shipments: translate({
      id: 'sandbox.shipments',
      message: '{value} shipment|{value} shipments',
      description: 'How many shipments the sandbox contains',
    }),
    carriers: translate({
      id: 'sandbox.carriers',
      message: '{value} carrier account|{value} carrier accounts',
      description: 'How many carrier accounts the sandbox contains',
    }),
    subUsers: translate({
      id: 'sandbox.subUsers',
      message: '{value} sub user|{value} sub users',
      description: 'How many sub users the sandbox contains',
    }),
    caller: translate({
      id: 'sandbox.caller',
      message: 'Token: {value}',
      description: 'Whose token is used in the sandbox',
    }),
    limit: translate({
      id: 'sandbox.limit',
      message: 'Calls left: {value}',
      description: 'How many calls are left: 9/10',
    }),
    clock: translate({
      id: 'sandbox.clockMoved',
      message: 'Clock: {value}',
      description: 'The clock of the sandbox, when it is not real time',
    }),
    scenario: translate({
      id: 'sandbox.simulating',
      message: 'Simulating {value}',
      description: 'Which error the sandbox simulates',
    }),
  };
  const callers = {
    'data-account': translate({
      id: 'console.token.account',
      message: 'Account',
      description: 'The token of the account itself',
    }),
    'data-other': translate({
      id: 'sandbox.otherToken',
      message: 'entered manually',
      description: 'Whose token: one that the reader entered',
    }),
  };
  return (
    <ul className={styles.facts}>
      {Object.entries(texts).map(([fact, text]) => (
        <li key={fact} data-fact={fact} data-text={text} {...(fact === 'caller' && callers)} />
      ))}
    </ul>
  );
}
