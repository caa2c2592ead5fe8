import { getLimit } from '../../contract';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Environment } from '../environment';
import type { Store } from '../store/store';
import type { SandboxOptions } from './flags';
import type { Materials } from './load-materials';
import { isBusy } from './retry';

/**
 * Creates the environment of a sandbox in Node, with the system clock and the options of the command. Without a seed, IDs
 * are random; with one, they are repeated on an empty store.
 */
export function createNodeEnvironment({
  materials,
  store,
  asked,
  report,
  mayEnd = false,
}: {
  materials: Materials;
  store: Store;
  asked: SandboxOptions;
  report: (problem: string) => void;
  /** Responses that are delayed on purpose don't keep the process alive: a server that is closed has nobody to send them to. */
  mayEnd?: boolean;
}): Environment {
  const { contract } = materials;
  const usual = { calls: getLimit(contract, 'call-limit-calls'), seconds: getLimit(contract, 'call-limit-seconds') };
  const { now, 'call-limit': callLimit = usual } = asked;
  return {
    ...materials,
    store,
    now: now === undefined ? Date.now : () => now,
    realClock: {
      // Goes on evenly when the clock of the machine is set.
      now: () => performance.timeOrigin + performance.now(),
      wait: async (milliseconds) => wait(milliseconds, undefined, { ref: !mayEnd }),
    },
    seed: asked.seed ?? randomUUID(),
    callLimit: callLimit === 'none' ? undefined : callLimit,
    callLimitFlag: '--call-limit',
    ignoreHours: asked['ignore-hours'] ?? false,
    // Sample accounts without rates would return none in Japan.
    hasSampleRates: (asked.rates ?? (asked.accounts === 'all' ? 'sample' : 'none')) === 'sample',
    docsUrl: asked['docs-url'] ?? contract.operator.site_url,
    report,
    isStoreError: isBusy,
  };
}
