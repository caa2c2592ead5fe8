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
export function readScenario(headers: Headers, { scenarios, limits }: Contract): Scenario | undefined {
  const text = headers.get(SCENARIO_HEADER)?.trim();
  if (!text) return undefined;
  const [name = '', argument] = text.split(':');
  const longest = limits['slow-answer-seconds-max'] ?? 0;
  const known = Object.keys(scenarios).map((one) => one.split(':')[0]);
  if (!known.includes(name) || (name === 'slow' && !(Number(argument) > 0 && Number(argument) <= longest))) {
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
