import { toFunctionName, type Contract, type OperationEntry } from '../contract';

/** What the client offers besides the operations. */
const EXTRAS = `
  /**
   * Creates a shipment exactly once, although the API has no idempotency keys. Requires \`body.setup.ref_number\`.
   *
   * It reads which shipments have this reference, then creates the shipment. If the response is lost, it looks for a shipment that
   * was created since with the same reference, for as long as the API may still create it, and returns it. Only if there is none
   * after that, it creates the shipment again. A call that was canceled continues when you call it again on the same client.
   * With \`lookFirst: true\`, it returns an active shipment that had the reference before, for example from an earlier run of your
   * job. It can't know of other processes that create a shipment with the same reference at the same time: references
   * aren't unique.
   */
  ensureShipment: (input: EnsureInput) => ApiPromise<Shipment>;

  /** The shipments of all pages, newest first: \`for await (const shipment of api.iterateShipments({ query }))\` */
  iterateShipments: (
    input?: { query?: NonNullable<operations['shipments-list']['parameters']['query']>; signal?: AbortSignal | undefined },
  ) => AsyncGenerator<Shipment, void>;

  /** Returns the PDF of a label. Labels are stored outside of the API, so the token isn't sent. */
  downloadLabel: (
    shipment: { delivery: Pick<Shipment['delivery'], 'label'> },
    input?: { signal?: AbortSignal | undefined },
  ) => Promise<Uint8Array>;
`;

/**
 * The methods of the client as an interface that editors can show: with what each operation does, and named types. The
 * types are those of the OpenAPI document.
 */
export function renderClientInterface(contract: Contract): string {
  const bodies = contract.operations.map(toTypes);
  const names = new Set(bodies.flat().flatMap((name) => name?.replace('[]', '') ?? []));
  // A set visits what is added to it on the way.
  for (const name of names)
    for (const inner of findReferences(contract.openapi.components.schemas[name])) names.add(inner);
  names.delete('ErrorDetail');
  return [
    '/* eslint-disable */',
    '// Generated from the contract by "npm run generate"; do not edit.',
    '',
    "import type { ApiPromise, EnsureInput } from './client-types';",
    "import type { components, operations } from './types';",
    '',
    "type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];",
    '',
    ...[...names].sort().map((name) => renderName(name, contract)),
    '',
    '/** Status of a parcel, with the same values for all carriers. */',
    "export type TrackingStatus = TrackingEvent['status'];",
    '',
    '/** One method for each operation, by its `operationId`, and what is made of them. */',
    'export interface Client {',
    ...contract.operations.map((entry) => renderMethod(entry, contract)),
    EXTRAS,
    '}',
    '',
  ].join('\n');
}

/** The names of the schemas of a request and of its response: ['ShipmentRequest', 'Shipment'] */
function toTypes({ id, operation }: OperationEntry): [body: string | undefined, result: string] {
  const { requestBody, responses } = operation;
  const result = responses['200'];
  if (!result || '$ref' in result || !result.content) throw new Error(`${id} has no response with a body.`);
  const name = toName(result.content['application/json'].schema);
  if (name === undefined) throw new Error(`The schema of the response of ${id} has no name.`);
  return [requestBody && toName(requestBody.content['application/json'].schema), name];
}

/** The names of the schemas to which a schema refers. */
function findReferences(schema: unknown): string[] {
  return [...JSON.stringify(schema).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name = '']) => name);
}

type Named = { $ref?: string; items?: unknown };

function toName(schema: unknown): string | undefined {
  const { $ref, items } = schema as Named;
  if ($ref !== undefined) return $ref.split('/').at(-1);
  return items === undefined ? undefined : `${toName(items) ?? ''}[]`;
}

/** Editors show the name of an interface, and all fields of other types. */
function renderName(name: string, { openapi }: Contract): string {
  const { type, description, anyOf } = openapi.components.schemas[name] as Record<string, unknown>;
  const docs = typeof description === 'string' ? [renderDocs([description], '')] : [];
  const isObject = type === 'object' && anyOf === undefined;
  return [
    ...docs,
    isObject ? `export interface ${name} extends Schema<'${name}'> {}` : `export type ${name} = Schema<'${name}'>;`,
  ].join('\n');
}

function renderMethod(entry: OperationEntry, { operator }: Contract): string {
  const { id, method, path, operation } = entry;
  const [body, result] = toTypes(entry);
  const kinds = operation.parameters.flatMap((one) => ('in' in one ? [one.in as string] : []));
  const of = (kind: string): string => `operations['${id}']['parameters']['${kind}']`;
  const parts = [
    ...(kinds.includes('path') ? [`path: ${of('path')}`] : []),
    ...(kinds.includes('query') ? [`query?: ${of('query')}`] : []),
    ...(operation.requestBody
      ? [`body: ${body ?? `operations['${id}']['requestBody']['content']['application/json']`}`]
      : []),
    'signal?: AbortSignal | undefined',
  ];
  const isOptional = !kinds.includes('path') && !operation.requestBody;
  const docs = renderDocs(
    [
      `${operation.summary}: \`${method.toUpperCase()} ${path}\``,
      '',
      operation.description,
      '',
      `@see ${operator.site_url}/en/${id}`,
    ],
    '  ',
  );
  return `${docs}\n  ${toFunctionName(id)}: (input${isOptional ? '?' : ''}: { ${parts.join('; ')} }) => ApiPromise<${result}>;\n`;
}

function renderDocs(lines: string[], indent: string): string {
  const text = lines.flatMap((line) => line.trim().split('\n')).map((line) => `${indent} * ${line}`.trimEnd());
  return [`${indent}/**`, ...text, `${indent} */`].join('\n');
}
