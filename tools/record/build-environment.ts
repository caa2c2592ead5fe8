import { createMemoryStore, type Environment } from '../../sandbox';
import type { Materials } from '../../sandbox/node';

/**
 * Creates the environment in which examples are sent: an empty store, the seed of the recorded IDs, and no call limit. A
 * problem throws. `settings` override these.
 *
 * @param settings at least `now`, the business clock
 */
export function buildEnvironment(
  materials: Materials,
  { now, ...settings }: Pick<Environment, 'now'> & Partial<Environment>,
): Environment {
  return {
    ...materials,
    store: createMemoryStore(),
    now,
    realClock: { now, wait: () => Promise.resolve() },
    seed: 'examples',
    callLimit: undefined,
    ignoreHours: false,
    docsUrl: materials.contract.operator.site_url,
    report: (problem) => {
      throw new Error(problem);
    },
    ...settings,
  };
}
