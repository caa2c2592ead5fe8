import type { RootContent } from 'mdast';
import { element, link, paragraph, phrasing } from './nodes';
import type { PageContext } from './page-context';

/** `<OperationList tag="shipments" />`: the operations of a resource with method, path and what they do. */
export function expandOperationList(tag: string, { contract }: PageContext): RootContent[] {
  const operations = contract.operations.filter(({ operation }) => operation.tags.includes(tag));
  if (operations.length === 0) throw new Error(`no operation has the tag "${tag}"`);
  return [
    element(
      'Rows',
      {},
      operations.map(({ id, method, path, operation }) =>
        element('OperationRow', { method, path }, [
          paragraph([link(`/${id}`, operation.summary)]),
          paragraph(phrasing(operation.description)),
        ]),
      ),
    ),
  ];
}
