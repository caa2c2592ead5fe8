import { getFact, getLimit, viewBody, type Contract } from '../../contract';
import type { Environment } from '../environment';
import { renderReset } from './http/call-limit';
import { ApiFailure, type Detail } from './http/failure';
import type { CarrierRecord } from '../store/store';

/** An error that the caller asked to simulate in this one call: what the header says, split at its colon. */
export type Scenario = { name: string; argument: string | undefined };

export const SCENARIO_HEADER = 'Sandbox-Scenario';

/**
 * Reads the header that asks for a simulated error: 'slow:5' → { name: 'slow', argument: '5' }
 *
 * @throws ApiFailure on a scenario that the contract does not list.
 */
export function readScenario(headers: Headers, contract: Contract): Scenario | undefined {
  const { scenarios } = contract;
  const text = headers.get(SCENARIO_HEADER)?.trim();
  if (!text) return undefined;
  const [, name = '', argument] = /^([^:]*)(?::(.*))?$/s.exec(text) ?? [];
  const isKnown = argument === undefined ? Object.hasOwn(scenarios, name) : acceptsArgument(name, argument, contract);
  if (!isKnown) {
    throw new ApiFailure('VALIDATION_ERROR', {
      isRequested: true,
      details: [
        {
          code: 'INVALID_VALUE',
          field: SCENARIO_HEADER,
          value: listValues(name, contract),
          given: text,
          phrase: 'scenario-unknown',
        },
      ],
    });
  }
  return { name, argument };
}

/** Whether a scenario can be asked for with this word behind its colon: one that nobody knows would change nothing. */
function acceptsArgument(name: string, argument: string, { catalogue, errors, facts }: Contract): boolean {
  switch (name) {
    case 'slow':
      return Number(argument) > 0 && Number(argument) <= Number(getFact(facts, 'slow-response-seconds-max').value);
    case 'rates-fail':
      return Object.hasOwn(catalogue.carriers, argument);
    case 'carrier-refused':
      return Object.hasOwn(errors.carrier_codes, argument);
    default:
      return false;
  }
}

/** The values that a reader who wrote a scenario meant: those with its name, or all. */
function listValues(name: string, { scenarios, catalogue, errors }: Contract): string[] {
  const known: Record<string, string[]> = {
    'rates-fail': Object.keys(catalogue.carriers),
    'carrier-refused': Object.keys(errors.carrier_codes),
  };
  const words = Object.hasOwn(known, name) ? known[name] : undefined;
  return words ? words.map((word) => `${name}:${word}`) : Object.keys(scenarios);
}

/** The carrier accounts of the caller, oldest first; a scenario shows them as they are before their activation. */
export function toScenarioAccounts(scenario: Scenario | undefined, accounts: CarrierRecord[]): CarrierRecord[] {
  return accounts.map((account) => toScenarioAccount(scenario, account));
}

export function toScenarioAccount(scenario: Scenario | undefined, account: CarrierRecord): CarrierRecord {
  return scenario?.name === 'account-pending' ? { ...account, state: 'pending' } : account;
}

/** @throws ApiFailure when the caller asked for an error with this scenario. */
export function assertNoRequestedFailure(
  scenario: Scenario | undefined,
  environment: Environment,
  operation: string,
): void {
  if (!scenario) return;
  const { contract } = environment;
  const { scenarios, errors } = contract;
  const { name, argument = '' } = scenario;
  const isCarrierCode = name === 'carrier-refused' && errors.carrier_codes[argument] !== undefined;
  const code = isCarrierCode
    ? argument
    : Object.entries(scenarios).find(([key]) => key.split(':')[0] === name)?.[1].code;
  if (code === undefined) return;
  const headers = code === 'TOO_MANY_REQUESTS' ? toUsedUpHeaders(environment) : {};
  throw new ApiFailure(code, { isRequested: true, headers, details: listDetails(name, contract, operation) });
}

/** The headers when no call is left for a second. */
function toUsedUpHeaders({ callLimit, contract, realClock }: Environment): Record<string, string> {
  const calls = callLimit?.calls ?? getLimit(contract, 'call-limit-calls');
  return {
    'X-Api-Call-Limit': `0/${calls}`,
    'X-Api-Call-Reset': renderReset(realClock.now() + 1000),
    'Retry-After': '1',
  };
}

/** The details that such an error has, for code that shows them: at the first field that the body requires. */
function listDetails(name: string, contract: Contract, operation: string): Detail[] {
  const [field = ''] = viewBody(contract, operation)?.required ?? [];
  if (name === 'validation-error') return [{ code: 'INVALID', field, phrase: 'scenario-invalid' }];
  if (name === 'token-error') return [{ code: 'INVALID', field: '', phrase: 'token-unknown' }];
  if (name === 'carrier-refused') return [{ code: 'INVALID', field, phrase: 'scenario-refused' }];
  return [];
}
