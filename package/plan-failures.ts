import type { Contract } from '../contract';
import { readScenario, SCENARIO_HEADER } from '../sandbox';
import { assertOptions, inEnglish, isIntegerFrom, isOneOf, show, type Checks } from './assert-options';
import type { FailOptions } from './sandbox-types';

/** Errors that tests asked for in advance, until they have happened. */
export type PlannedFailures = {
  /** @throws TypeError for a scenario, an operation or a number that isn't supported */
  add: (scenario: unknown, options?: unknown) => void;
  /** The scenario of a call, which counts from now on as made. */
  take: (operation: string | null) => string | undefined;
  clear: () => void;
};

type Planned = { scenario: string; operation: string | undefined; after: number; times: number };

export function planFailures(contract: Contract): PlannedFailures {
  let planned: Planned[] = [];
  return {
    add(scenario, options = {}) {
      assertScenario(scenario, contract);
      planned.push({ scenario: String(scenario), ...readOptions(options, contract) });
    },
    take(operation) {
      for (const one of planned) {
        if (one.operation !== undefined && one.operation !== operation) continue;
        if (one.after > 0) {
          one.after -= 1;
          continue;
        }
        one.times -= 1;
        planned = planned.filter(({ times }) => times > 0);
        return one.scenario;
      }
      return undefined;
    },
    clear() {
      planned = [];
    },
  };
}

/** @throws TypeError that lists the scenarios */
export function assertScenario(scenario: unknown, contract: Contract): void {
  try {
    if (typeof scenario !== 'string' || scenario.trim() === '') throw new TypeError('A scenario is a string.');
    readScenario(new Headers({ [SCENARIO_HEADER]: scenario }), contract);
  } catch (error) {
    const names = Object.keys(contract.scenarios).join(', ');
    throw new TypeError(`scenario: ${show(scenario)} isn't supported. Specify one of: ${names}.`, { cause: error });
  }
}

function readOptions(options: unknown, { operations }: Contract): Omit<Planned, 'scenario'> {
  const ids = operations.map(({ id }) => id);
  assertOptions(
    options,
    { operation: isOneOf(ids), after: isIntegerFrom(0), times: isIntegerFrom(1) } satisfies Checks<keyof FailOptions>,
    inEnglish('fail', {
      operation: `Specify an operation: ${ids.join(', ')}.`,
      after: 'Specify the number of calls before, as an integer from 0.',
      times: 'Specify the number of calls, as an integer from 1.',
    }),
  );
  const { operation, after = 0, times = 1 } = (options ?? {}) as FailOptions;
  return { operation, after, times };
}
