import { STORED } from './sandbox-summary';
import { writeStored } from './stored';
import useStored from './useStored';

/** The error that the sandbox simulates for each call, on all pages, until the reader turns it off: an empty string. */
export default function useScenario(): [scenario: string, choose: (scenario: string) => void] {
  const stored = useStored(STORED.scenario);
  return [typeof stored === 'string' ? stored : '', chooseScenario];
}

function chooseScenario(scenario: string): void {
  writeStored(STORED.scenario, scenario === '' ? undefined : scenario);
}
