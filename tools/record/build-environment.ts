import { createMemoryStore, type Environment } from '../../sandbox';
import type { Materials } from '../../sandbox/node';

/**
 * The environment in which examples are sent: an empty store, the seed that gives the recorded ids, and no call limit. A
 * problem throws. Settings replace these.
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
