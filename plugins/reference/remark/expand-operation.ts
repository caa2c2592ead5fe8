import type { RootContent } from 'mdast';
import type { Operation, Parameter, Response } from '../../../contract';
import { NO_MEMBERS, type Field } from '../fields';
import { toExampleNodes } from './example-nodes';
import { toRuleNodes } from './expand-rules';
import { collectDescribed, toFieldNodes } from './field-nodes';
import { blocks, element, heading, inlineElement, link, paragraph, phrasing, text } from './nodes';
import { getOperation, type PageContext } from './page-context';

/** `<Operation id="shipment-create" />`: the call, its examples, its fields and what it can answer. */
export function expandOperation(id: string, context: PageContext): RootContent[] {
  const { method, path, operation } = getOperation(context, id);
  const body = operation.requestBody?.content['application/json'].schema;
  const request = body ? context.fields.listMembers(body, 'request') : NO_MEMBERS;
  return [
    element('Endpoint', { method, path, callers: operation['x-callers'] }),
    ...toExampleNodes(id, context),
    ...toParameterNodes(operation, context),
    ...(body ? [heading(2, 'request', context.label('request')), ...toFieldNodes(request, context)] : []),
    ...toRuleNodes(id, context),
    ...toResponseNodes(operation, context, collectDescribed(request)),
    ...toErrorNodes(operation, context),
  ];
}

function toParameterNodes(operation: Operation, context: PageContext): RootContent[] {
  // Headers are the same for all calls and stand on the page of common definitions.
  const parameters = operation.parameters
    .map((parameter) => resolveParameter(parameter, context))
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
    members: NO_MEMBERS,
  }));
  return [
    heading(2, 'parameters', context.label('parameters')),
    ...toFieldNodes({ fields, choices: [] }, context).map((node) => withPlaces(node, parameters)),
  ];
}

/** Says of each parameter whether it stands in the path, the query or a header. */
function withPlaces(node: RootContent, parameters: Parameter[]): RootContent {
  if (node.type !== 'mdxJsxFlowElement') return node;
  node.children.forEach((row, index) => {
    if (row.type !== 'mdxJsxFlowElement') return;
    row.attributes.push({ type: 'mdxJsxAttribute', name: 'place', value: parameters[index]?.in ?? '' });
  });
  return node;
}

function toResponseNodes(operation: Operation, context: PageContext, described: Map<string, string>): RootContent[] {
  const success = resolveResponse(operation.responses['200'], context);
  const schema = success.content?.['application/json'].schema;
  if (!schema) throw new Error(`${operation.operationId} has no answer.`);
  const members = context.fields.listMembers(schema, 'response');
  return [
    heading(2, 'response', context.label('response')),
    paragraph([inlineElement('Status', { code: 200 }), text(' '), ...phrasing(success.description)]),
    ...(schema.type === 'array' ? blocks(context.label('listItem')) : []),
    ...toFieldNodes(members, { ...context, side: 'response' }, described),
  ];
}

function toErrorNodes(operation: Operation, context: PageContext): RootContent[] {
  const rows = Object.keys(operation.responses)
    .filter((status) => status !== '200')
    .flatMap((status) => {
      const response = resolveResponse(operation.responses[status], context);
      return (response['x-error-codes'] ?? []).map((errorCode) =>
        element('ErrorRow', { status: Number(status) }, [
          paragraph([link(`/err-code#${toErrorAnchor(errorCode)}`, `\`${errorCode}\``)]),
          paragraph(phrasing(context.contract.errors.codes[errorCode]?.cause ?? '')),
        ]),
      );
    });
  return [heading(2, 'errors', context.label('errors')), element('ErrorRows', {}, rows)];
}

/** `VALIDATION_ERROR` → `validation-error` */
export function toErrorAnchor(errorCode: string): string {
  return errorCode.toLowerCase().replaceAll('_', '-');
}

function resolveParameter(parameter: Operation['parameters'][number], { contract }: PageContext): Parameter {
  if (!('$ref' in parameter)) return parameter;
  return getComponent(contract.openapi.components.parameters, parameter.$ref);
}

function resolveResponse(response: Operation['responses'][string] | undefined, { contract }: PageContext): Response {
  if (!response) throw new Error('The operation has no such response.');
  return '$ref' in response ? getComponent(contract.openapi.components.responses, response.$ref) : response;
}

function getComponent<Part>(parts: Record<string, Part>, ref: string): Part {
  const part = parts[ref.split('/').pop() ?? ''];
  if (!part) throw new Error(`The contract has no ${ref}.`);
  return part;
}
