import data from '@generated/console/default/console-data.json';
import { joinSentences } from '../../../contract/join-sentences';
import { readLocale } from '../../hooks/locale';
import { parseJson } from '../../../contract/json';
import { askSandbox } from '../../hooks/sandbox-client';
import type { ConsoleExample } from '../../../contract';
import type { WebState } from '../../../sandbox/web';
import { readSetup, toDraft, toRequestPath } from './draft';
import { listKnown } from './prerequisites';

/**
 * Sends the examples one after the other: later ones refer to what earlier ones create.
 *
 * @returns why the sandbox rejected one of them; undefined when all were created
 * @throws SandboxError
 */
export async function createMissing(
  missing: readonly ConsoleExample[],
  caller: string,
  before: WebState,
): Promise<string | undefined> {
  let state = before;
  for (const example of missing) {
    const operation = data.operations.find(({ id }) => id === example.operation);
    if (!operation) throw new Error(`There is no operation "${example.operation}".`);
    const records = listKnown(state.records, caller);
    const draft = toDraft({ example, examples: data.examples, records, state });
    const { status, body } = await askSandbox('send', {
      method: operation.method,
      path: toRequestPath(operation, draft),
      caller,
      locale: readLocale(),
      scenario: '',
      ...(operation.hasBody ? { body: draft.body } : {}),
    }).result;
    if (status !== 200) return readMessage(body) ?? String(status);
    state = await askSandbox('state', null).result;
  }
  return undefined;
}

/** The example that registers a carrier account for the carrier of a request. */
export function findRegistration(body: string): ConsoleExample | undefined {
  const { carrier } = readSetup(body);
  return data.examples.find((one) => one.operation === 'carrier-register' && one.carrier === carrier);
}

/** The message of an error with its details. */
function readMessage(body: string): string | undefined {
  const error = parseJson(body) as { message: string; details?: { message: string }[] } | undefined;
  return error && joinSentences([error.message, ...(error.details ?? []).map((detail) => detail.message)]);
}
