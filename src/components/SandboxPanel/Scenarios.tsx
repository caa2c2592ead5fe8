import Translate, { translate } from '@docusaurus/Translate';
import data from '@generated/console/default/console-data.json';
import { useId, type ReactNode } from 'react';
import useScenario from '../../hooks/useScenario';
import InlineCode from '../InlineCode';
import styles from './styles.module.css';

/** Scenarios whose name ends in a value of the caller's choice. */
const EXAMPLES: Record<string, string> = {
  'carrier-refused:CODE': 'carrier-refused:YAMATO_ES003001',
  'rates-fail:CARRIER': 'rates-fail:yamato',
  'slow:SECONDS': 'slow:5',
};

/** Which error the sandbox simulates for the calls from now on. */
export default function Scenarios(): ReactNode {
  const [chosen, choose] = useScenario();
  const [id, name] = [useId(), useId()];
  const options = [
    {
      value: '',
      label: translate({ id: 'console.scenario.none', message: 'No error', description: 'No simulated error' }),
      does: '',
    },
    ...data.scenarios.map((scenario) => ({
      value: toScenarioValue(scenario.name),
      label: toScenarioValue(scenario.name),
      does: scenario.does,
    })),
  ];
  return (
    <fieldset className={styles.scenarios} aria-describedby={id}>
      <legend className={styles.title}>
        <Translate id="sandbox.scenarios" description="Above the errors that the sandbox simulates">
          Simulate an error
        </Translate>
      </legend>
      <p id={id} className={styles.hint}>
        <Translate id="sandbox.scenarios.until" description="Below the title of the simulated errors">
          Applies to every call from these pages until you turn it off.
        </Translate>
      </p>
      {options.map(({ value, label, does }) => (
        <label key={value} className={styles.scenario}>
          <input type="radio" name={name} checked={chosen === value} onChange={() => choose(value)} />
          <span>
            {value === '' ? label : <code translate="no">{label}</code>}{' '}
            <small>
              <InlineCode text={does} />
            </small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** A value of the header Sandbox-Scenario: 'slow:SECONDS' → 'slow:5' */
function toScenarioValue(name: string): string {
  return EXAMPLES[name] ?? name;
}
