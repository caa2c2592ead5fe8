import type { Contract, Parameter, Schema } from '../../contract';

/** The facets of a node of the contract, and those that are marked as assumed. */
export type Node = { name: string; facets: string[]; assumed: string[] };

const LIMITS = [
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'minItems',
  'maxItems',
  'minProperties',
] as const;

/** Every operation, parameter, property, entity, status and header of the contract, with the facets that it has. */
export function listNodes({ openapi }: Contract): Node[] {
  const { schemas, responses, headers, parameters, securitySchemes } = openapi.components;
  const operations = Object.values(openapi.paths).flatMap((item) => Object.values(item));
  return [
    ...operations.flatMap((operation) => [
      toNode(operation.operationId, ['path', 'method'], operation),
      ...operation.parameters.flatMap((parameter) =>
        'in' in parameter ? [toParameterNode(operation.operationId, parameter)] : [],
      ),
      ...Object.entries(operation.responses).flatMap(([status, response]) =>
        'description' in response ? [toNode(`${operation.operationId} ${status}`, ['shape'], response)] : [],
      ),
    ]),
    ...Object.entries(schemas).flatMap(([name, schema]) => listSchemaNodes(name, schema)),
    ...Object.entries(responses).map(([name, response]) => toNode(`response ${name}`, ['status'], response)),
    ...Object.entries(headers).map(([name, header]) =>
      toNode(`header ${name}`, ['name', ...listValueFacets(header.schema)], header),
    ),
    ...Object.values(parameters).map((parameter) => toParameterNode('every operation', parameter)),
    ...Object.entries(securitySchemes).map(([name, scheme]) => toNode(`security ${name}`, ['name'], scheme)),
  ];
}

type Marked = { 'x-assumed'?: string[] };

function toNode(name: string, facets: string[], { 'x-assumed': assumed = [] }: Marked): Node {
  return { name, facets, assumed };
}

function toParameterNode(operation: string, parameter: Parameter): Node {
  return toNode(
    `${operation} ${parameter.in} ${parameter.name}`,
    ['name', ...listValueFacets(parameter.schema)],
    parameter,
  );
}

function listSchemaNodes(name: string, schema: Schema): Node[] {
  const isObject = Boolean(schema.properties ?? schema.allOf) || schema.type === 'object';
  const own = isObject ? ['shape'] : listValueFacets(schema);
  const overlays = new Set(listInheritedNames(schema));
  return [
    toNode(name, own, schema),
    ...Object.entries(schema.properties ?? {}).flatMap(([property, value]) => {
      // A property that only narrows one of a joined schema is described there.
      if (value === false || (overlays.has(property) && !value.description)) return [];
      return [toNode(`${name}.${property}`, ['name', ...listValueFacets(value)], value)];
    }),
  ];
}

function listInheritedNames(schema: Schema): string[] {
  return schema.allOf?.some(({ $ref }) => $ref?.endsWith('Address')) ? ['address1', 'zip', 'phone'] : [];
}

/** Returns the facets of a value. A reference only adds a default or a limit that is next to it. */
function listValueFacets(schema: Schema): string[] {
  const hasType = !schema.$ref && !schema.items?.$ref && !schema.anyOf && Boolean(schema.type ?? schema.description);
  return [
    ...(hasType && !schema.properties ? ['type'] : []),
    ...(schema.enum || 'const' in schema ? ['values'] : []),
    ...('default' in schema ? ['default'] : []),
    ...([schema, schema.items ?? {}].some((part) => LIMITS.some((key) => key in part)) ? ['limit'] : []),
  ];
}
