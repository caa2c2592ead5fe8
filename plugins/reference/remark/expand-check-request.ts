import type { RootContent } from 'mdast';
import { element } from './nodes';
import type { PageContext } from './page-context';

/** `<CheckRequest />`: the tool that checks a request, with the operations that have a body. */
export function expandCheckRequest({ contract }: PageContext): RootContent[] {
  const withBody = contract.operations.filter(({ operation }) => operation.requestBody);
  return [
    element('CheckRequest', {
      titles: Object.fromEntries(withBody.map(({ id, operation }) => [id, operation.summary])),
    }),
  ];
}
