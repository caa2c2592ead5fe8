import type { Contract } from '../contract';
import { ApiFailure } from './http/failure';

/** A fault that the caller asked for, for this one call: what the header says, split at its colon. */
export type Scenario = { name: string; argument: string | undefined };

export const SCENARIO_HEADER = 'Sandbox-Scenario';

/**
 * Reads the header that asks for a fault: 'slow:5' → { name: 'slow', argument: '5' }
 *
 * @throws ApiFailure on a scenario that the contract does not list.
 */
export function readScenario(headers: Headers, contract: Contract): Scenario | undefined {
  const { scenarios } = contract;
  const text = headers.get(SCENARIO_HEADER)?.trim();
  if (!text) return undefined;
  const [, name = '', argument] = /^([^:]*)(?::(.*))?$/s.exec(text) ?? [];
  const isKnown = argument === undefined ? Object.hasOwn(scenarios, name) : takesArgument(name, argument, contract);
  if (!isKnown) {
    throw new ApiFailure('VALIDATION_ERROR', {
      details: [
        {
          code: 'INVALID_VALUE',
          field: SCENARIO_HEADER,
          value: Object.keys(scenarios),
          phrase: 'scenario-unknown',
        },
      ],
    });
  }
  return { name, argument };
}

/** Whether a scenario can be asked for with this word behind its colon: one that nobody knows would change nothing. */
function takesArgument(name: string, argument: string, { catalogue, errors, limits }: Contract): boolean {
  switch (name) {
    case 'slow':
      return Number(argument) > 0 && Number(argument) <= (limits['slow-answer-seconds-max'] ?? 0);
    case 'rates-fail':
      return Object.hasOwn(catalogue.carriers, argument);
    case 'carrier-refused':
      return Object.hasOwn(errors.carrier_codes, argument);
    default:
      return false;
  }
}

/** The error that a scenario stands for, when it stands for one. */
export function findScenarioFailure(
  { name, argument }: Scenario,
  { scenarios, errors }: Contract,
): ApiFailure | undefined {
  if (name === 'carrier-refused' && argument !== undefined && errors.carrier_codes[argument]) {
    return new ApiFailure(argument);
  }
  const code = Object.entries(scenarios).find(([key]) => key.split(':')[0] === name)?.[1].code;
  if (code === undefined) return undefined;
  return new ApiFailure(code, code === 'TOO_MANY_REQUESTS' ? { headers: { 'Retry-After': '1' } } : {});
}
