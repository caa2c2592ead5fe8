import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import useScenario from '../../hooks/useScenario';
import styles from './styles.module.css';

/** The error that the sandbox simulates, which a sheet over the page would hide, with a button that turns it off. */
export default function Simulated({ onTurnOff }: { onTurnOff: () => void }): ReactNode {
  const [scenario, choose] = useScenario();
  if (scenario === '') return null;
  return (
    <p className={styles.simulated}>
      <Translate
        id="console.simulating"
        description="In the console of an operation: which error the sandbox simulates"
        values={{ value: <code translate="no">{scenario}</code> }}
      >
        {'Simulating {value}'}
      </Translate>{' '}
      <button
        type="button"
        onClick={() => {
          onTurnOff();
          choose('');
        }}
      >
        <Translate id="console.simulating.end" description="Button that ends the simulation of an error">
          Turn off
        </Translate>
      </button>
    </p>
  );
}
