import type { RootContent } from 'mdast';
import { element } from './nodes';
import type { PageContext } from './page-context';

/** `<Counter />`: the tool for whatever a reader has, with the operations that have a body. */
export function expandCounter({ contract }: PageContext): RootContent[] {
  const withBody = contract.operations.filter(({ operation }) => operation.requestBody);
  return [
    element('Counter', {
      titles: Object.fromEntries(withBody.map(({ id, operation }) => [id, operation.summary])),
    }),
  ];
}
