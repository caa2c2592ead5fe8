import data from '@generated/console/default/console-data.json';
import { readLocale } from '../../hooks/locale';
import { askSandbox } from '../../hooks/sandbox-client';
import type { ConsoleExample } from '../../../plugins/console/console-data';
import type { WebState } from '../../../sandbox/web';
import { toDraft, toRequestPath } from './draft';

/**
 * Sends the examples one after the other: later ones refer to what earlier ones create.
 *
 * @returns the state of the sandbox after them
 */
export async function createMissing(
  missing: readonly ConsoleExample[],
  caller: string,
  before: WebState,
): Promise<WebState> {
  let state = before;
  for (const example of missing) {
    const operation = data.operations.find(({ id }) => id === example.operation);
    if (!operation) throw new Error(`There is no operation "${example.operation}".`);
    const records = state.records.filter(({ owner }) => owner === caller);
    const draft = toDraft({ example, examples: data.examples, records, state });
    await askSandbox('send', {
      method: operation.method,
      path: toRequestPath(operation, draft),
      caller,
      locale: readLocale(),
      scenario: '',
      ...(operation.hasBody ? { body: draft.body } : {}),
    }).result;
    state = await askSandbox('state', null).result;
  }
  return state;
}
