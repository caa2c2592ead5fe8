import type { RootContent } from 'mdast';
import { toBodyNode, toRequestNodes, toShownJson } from './example-nodes';
import { code } from './nodes';
import type { PageContext } from './page-context';

/**
 * `<Example of="shipment-create/sagawa" part="request" />`: one part of one example within the text: `request`,
 * `response`, or `sample`, the body with the samples that send it.
 */
export function expandExample(props: Record<string, string>, context: PageContext): RootContent[] {
  const { contract } = context;
  const example = contract.examples.find(({ operation, name }) => `${operation}/${name}` === props.of);
  if (!example) throw new Error(`there is no example "${props.of}"`);
  switch (props.part) {
    case 'request':
      return [toBodyNode(example, context)];
    case 'response':
      return [code('json', toShownJson(example.response))];
    case 'sample':
      return toRequestNodes(example.operation, [example], context);
    default:
      throw new Error('part is "request", "response" or "sample"');
  }
}
