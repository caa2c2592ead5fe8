import type { RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import { dereference, toErrorAnchor, type Operation, type Parameter, type Response } from '../../../contract';
import { markConditional } from '../conditional-fields';
import { NO_FIELDS, type Field } from '../fields';
import { toExampleNodes } from './example-nodes';
import { listConditionalOf, toRulesByField } from './expand-rules';
import { collectDescribed, toFieldNodes } from './field-nodes';
import { blocks, element, heading, inlineElement, link, paragraph, phrasing, text, unsearched } from './nodes';
import { toObjectNote } from './object-notes';
import { getOperation, type PageContext } from './page-context';

/** The operations that create something real in production, for which a carrier charges. */
const CHARGED = ['shipment-create'];

/** `<Operation id="shipment-create" />`: the call, its examples, its fields, and its responses. */
export function expandOperation(id: string, context: PageContext): RootContent[] {
  const { method, path, operation } = getOperation(context, id);
  const { operator } = context.contract;
  const body = operation.requestBody?.content['application/json'].schema;
  const request = body
    ? markConditional(context.fields.listFields(body, 'request'), listConditionalOf(id, context))
    : NO_FIELDS;
  const fields = [
    ...toParameterNodes(operation, context),
    ...(body
      ? [
          heading(2, 'request', context.label('request')),
          ...toFieldNodes(request, { ...context, rulesByField: toRulesByField(id, context) }),
        ]
      : []),
    ...toResponseNodes(operation, context, collectDescribed(request)),
  ];
  return [
    element('Endpoint', {
      method,
      path,
      callers: operation['x-callers'],
      servers: [operator.sandbox_url, operator.api_url],
      isCharged: CHARGED.includes(id),
      pointer: toPointer(path, method),
    }),
    ...toExampleNodes(id, listAnchors(fields), context),
    ...fields,
    ...toErrorNodes(operation, context),
  ];
}

/** Returns the JSON Pointer of an operation: (`/carriers/{id}`, `put`) → `/paths/~1carriers~1%7Bid%7D/put` (RFC 6901, 6) */
function toPointer(path: string, method: string): string {
  return `/paths/${encodeURIComponent(path.replaceAll('~', '~0').replaceAll('/', '~1'))}/${method.toLowerCase()}`;
}

/** Returns the IDs of the fields that are described. */
function listAnchors(nodes: RootContent[]): Set<string> {
  const anchors = new Set<string>();
  visit({ type: 'root', children: nodes }, 'mdxJsxFlowElement', ({ name, attributes }: MdxJsxFlowElement) => {
    const id = attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'id');
    if (name === 'Field' && typeof id?.value === 'string') anchors.add(id.value);
  });
  return anchors;
}

function toParameterNodes(operation: Operation, context: PageContext): RootContent[] {
  // Headers are the same for all calls and are on the page of common definitions.
  const parameters = operation.parameters
    .map((parameter) => dereference(context.contract.openapi.components.parameters, parameter))
    .filter((parameter) => parameter.in !== 'header');
  if (parameters.length === 0) return [];
  const fields = parameters.map((parameter): Field => ({
    ...context.fields.toField({
      name: parameter.name,
      schema: parameter.schema,
      description: parameter.description,
      need: parameter.required ? 'required' : 'optional',
      prefix: 'parameter',
    }),
    group: NO_FIELDS,
  }));
  return [
    heading(2, 'parameters', context.label('parameters')),
    ...toFieldNodes({ fields, choices: [] }, context).map((node) => withPlaces(node, parameters)),
  ];
}

/** Marks each parameter with its place: in the path, the query or a header. */
function withPlaces(node: RootContent, parameters: Parameter[]): RootContent {
  if (node.type !== 'mdxJsxFlowElement') return node;
  node.children.forEach((row, index) => {
    if (row.type !== 'mdxJsxFlowElement') return;
    const parameter = parameters[index];
    if (!parameter) throw new Error('A row of the parameters belongs to no parameter.');
    row.attributes.push({ type: 'mdxJsxAttribute', name: 'place', value: parameter.in });
  });
  return node;
}

function toResponseNodes(operation: Operation, context: PageContext, described: Map<string, string>): RootContent[] {
  const success = resolveResponse(operation.responses['200'], context);
  const schema = success.content?.['application/json'].schema;
  if (!schema) throw new Error(`${operation.operationId} has no response.`);
  const group = context.fields.listFields(schema, 'response');
  return [
    heading(2, 'response', context.label('response')),
    paragraph([inlineElement('Status', { code: 200 }), text(' '), ...phrasing(success.description)]),
    ...(toObjectNote(schema, context) ?? [
      ...(schema.type === 'array' ? blocks(context.label('listItem')) : []),
      ...toFieldNodes(group, { ...context, side: 'response' }, described),
    ]),
  ];
}

function toErrorNodes(operation: Operation, context: PageContext): RootContent[] {
  const rows = Object.keys(operation.responses)
    .filter((status) => status !== '200')
    .flatMap((status) => {
      const response = resolveResponse(operation.responses[status], context);
      const causes = response['x-errors'];
      if (!causes) throw new Error(`The response ${status} of ${operation.operationId} has no x-errors.`);
      return Object.entries(causes).map(([errorCode, cause]) =>
        element('ErrorRow', { status: Number(status), code: errorCode }, [
          paragraph([link(`/err-code#${toErrorAnchor(errorCode)}`, `\`${errorCode}\``)]),
          paragraph(phrasing(cause)),
        ]),
      );
    });
  return [heading(2, 'errors', context.label('errors')), unsearched([element('Rows', {}, rows)])];
}

function resolveResponse(response: Operation['responses'][string] | undefined, { contract }: PageContext): Response {
  if (!response) throw new Error('The operation has no such response.');
  return dereference(contract.openapi.components.responses, response);
}
