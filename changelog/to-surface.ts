import {
  dereference,
  listCarriers,
  listServices,
  viewComponent,
  viewSchema,
  type Contract,
  type Response,
  type Schema,
  type SchemaView,
} from '../contract';
import { RULES, type Rule } from '../rules';
import { ANY_OPERATION, toKey, type Facets, type Kind, type Surface } from './surface';

const KEYWORDS = [
  'minimum',
  'exclusiveMinimum',
  'minLength',
  'minItems',
  'minProperties',
  'maximum',
  'maxLength',
  'maxItems',
  'format',
  'pattern',
] as const satisfies (keyof Schema & keyof Facets)[];

type Add = (kind: Kind, path: string, facets: Facets) => void;

/**
 * The surface of a contract, in the order of its operations.
 *
 * @throws when a rule names a field that one of its operations doesn't have
 */
export function toSurface(contract: Contract, rules: readonly Rule[] = RULES): Surface {
  const surface: Surface = {};
  for (const { id, method, path, operation } of contract.operations) {
    const add: Add = (kind, at, facets) => void (surface[toKey({ operation: id, kind, path: at })] = facets);
    add('operation', '', { method, path, callers: operation['x-callers'] });
    for (const one of operation.parameters) {
      const parameter = dereference(contract.openapi.components.parameters, one);
      const view = viewSchema(contract, parameter.schema);
      const required = parameter.required ? 'yes' : 'no';
      add('parameter', parameter.name, { required, ...toFacets(contract, view, 'request') });
    }
    const body = operation.requestBody?.content['application/json'].schema;
    if (body) addValue(contract, { add, kind: 'request', path: '', view: viewSchema(contract, body), facets: {} });
    for (const [status, entry] of Object.entries(operation.responses)) {
      const response = dereference(contract.openapi.components.responses, entry);
      addResponse(contract, { add, status, response });
    }
    for (const { id: rule, severity, operations, about, field } of rules) {
      if (severity === 'warning' || !operations.includes(id)) continue;
      if (field !== undefined && !surface[toKey({ operation: id, kind: 'request', path: field })])
        throw new Error(`The rule ${rule} names the field ${field}, which requests of ${id} don't have.`);
      const terms = about?.(contract);
      add('rule', rule, { ...(terms === undefined ? {} : { terms }), ...(field === undefined ? {} : { field }) });
    }
  }
  const add: Add = (kind, path, facets) => void (surface[toKey({ operation: ANY_OPERATION, kind, path })] = facets);
  addValue(contract, { add, kind: 'response', path: '', view: viewComponent(contract, 'ApiError'), facets: {} });
  return surface;
}

function addResponse(
  contract: Contract,
  { add, status, response }: { add: Add; status: string; response: Response },
): void {
  for (const name of Object.keys(response.headers ?? {})) add('header', `${status} ${name}`, {});
  for (const code of Object.keys(response['x-errors'] ?? {})) add('error', `${status} ${code}`, {});
  const schema = response.content?.['application/json'].schema;
  if (!schema || !status.startsWith('2')) return;
  addValue(contract, { add, kind: 'response', path: '', view: viewSchema(contract, schema), facets: {} });
}

type Value = { add: Add; kind: 'request' | 'response'; path: string; view: SchemaView; facets: Facets };

/** A value with all that it contains: fields as `a.b`, entries as `a[]`, fields by carrier type as `a(dhl).b`. */
function addValue(contract: Contract, { add, kind, path, view, facets }: Value): void {
  add(kind, path, { ...facets, ...toFacets(contract, view, kind) });
  const addPart = (at: string, part: SchemaView, own: Facets): void =>
    addValue(contract, { add, kind, path: at, view: part, facets: own });
  for (const [name, field] of view.fields) {
    const required = view.required.has(name) ? 'yes' : view.conditional.has(name) ? 'sometimes' : 'no';
    addPart(path ? `${path}.${name}` : name, field, { required });
  }
  for (const [value, variant] of view.variants) addPart(`${path}(${value})`, variant, {});
  if (view.items) addPart(`${path}[]`, view.items, {});
  const others = view.schema.additionalProperties;
  if (typeof others === 'object') addPart(path ? `${path}.*` : '*', viewSchema(contract, others), {});
}

function toFacets(contract: Contract, { schema }: SchemaView, kind: 'request' | 'response'): Facets {
  const { type, const: constant, default: standard, 'x-carriers': carriers, 'x-services': services } = schema;
  const values = constant === undefined ? schema.enum : [constant];
  const limits = KEYWORDS.flatMap((name) => (schema[name] === undefined ? [] : [[name, schema[name]]]));
  return {
    ...(type === undefined ? {} : { type: [type].flat() }),
    ...(values === undefined ? {} : { values }),
    ...(Object.fromEntries(limits) as Facets),
    // The values that a caller may send, and the default if it sends none.
    ...(kind === 'request' && standard !== undefined ? { default: standard } : {}),
    ...(kind === 'request' && carriers !== undefined ? { carriers: listCarriers(contract, carriers) } : {}),
    ...(kind === 'request' && services !== undefined ? { services: listServices(contract, services) } : {}),
  };
}
