import { isObject, type JsonObject } from '../json';
import { ASSUMED_FACETS, HTTP_METHODS } from '../openapi-document';

const SCHEMA_KEYS = new Set(
  (
    '$ref type format description default const enum pattern minLength maxLength minimum maximum exclusiveMinimum ' +
    'minItems maxItems minProperties items properties propertyNames additionalProperties unevaluatedProperties required allOf anyOf not if then ' +
    'contentEncoding contentMediaType examples x-values x-enumDescriptions x-unit x-format-name x-digits x-carriers x-services ' +
    'x-carrier-limit x-facts x-other-names x-opposite-names x-total-names x-unsupported-names x-other-values x-without-price x-name-beside x-ignored x-assumed'
  ).split(' '),
);

const KEYS = {
  operation:
    'operationId tags summary description parameters requestBody responses x-callers x-notes x-idempotent x-assumed',
  parameter: 'name in required description schema x-assumed',
  header: 'description schema x-assumed',
  response: 'x-errors description headers content x-assumed',
  body: 'required content',
  reference: '$ref',
} as const;

/**
 * Stops on anything in the document that the pages, the rules and the sandbox would pass over in silence: an unknown
 * key, a method that is not in use, a mark of assumption that means nothing, a required field that is not described.
 *
 * @throws with the way to the first such place.
 */
export function assertKnownKeywords(document: JsonObject): void {
  const components = document.components as Record<string, Record<string, unknown>>;
  for (const [name, schema] of Object.entries(components.schemas ?? {})) assertSchema(schema, ['schemas', name]);
  for (const [name, value] of Object.entries(components.parameters ?? {})) assertHolder(value, 'parameter', [name]);
  for (const [name, value] of Object.entries(components.headers ?? {})) assertHolder(value, 'header', [name]);
  for (const [name, value] of Object.entries(components.responses ?? {})) assertResponse(value, [name]);
  for (const [path, item] of Object.entries(document.paths as Record<string, JsonObject>)) {
    for (const [method, operation] of Object.entries(item)) {
      const at = [path, method];
      if (!(HTTP_METHODS as readonly string[]).includes(method)) fail(at, `the method "${method}" is not in use`);
      assertOperation(operation, at);
      assertIdempotence(method, operation as JsonObject, at);
    }
  }
}

function assertOperation(value: unknown, at: string[]): void {
  const operation = assertKeys(value, 'operation', at);
  for (const key of ['operationId', 'summary', 'description', 'responses', 'x-callers', 'parameters']) {
    if (operation[key] === undefined) fail(at, `"${key}" is missing`);
  }
  for (const parameter of operation.parameters as unknown[]) {
    if (!isReference(parameter)) assertHolder(parameter, 'parameter', [...at, 'parameters']);
  }
  if (operation.requestBody) {
    const body = assertKeys(operation.requestBody, 'body', [...at, 'requestBody']);
    assertContent(body.content, [...at, 'requestBody']);
  }
  for (const [status, response] of Object.entries(operation.responses as JsonObject)) {
    if (!isReference(response)) assertResponse(response, [...at, status]);
  }
}

/** Reading is always idempotent; of each other operation, clients must know whether they may repeat it. */
function assertIdempotence(method: string, operation: JsonObject, at: string[]): void {
  const { 'x-idempotent': stated } = operation;
  if (method === 'get' ? stated !== undefined : typeof stated !== 'boolean')
    fail(at, '"x-idempotent" is true or false, and only for operations other than get');
}

function assertResponse(value: unknown, at: string[]): void {
  const response = assertKeys(value, 'response', at);
  if (response.content) assertContent(response.content, at);
}

function assertContent(content: unknown, at: string[]): void {
  const media = isObject(content) ? content['application/json'] : undefined;
  if (!isObject(media)) fail(at, 'bodies are application/json');
  else assertSchema(media.schema, [...at, 'schema']);
}

function assertHolder(value: unknown, kind: 'parameter' | 'header', at: string[]): void {
  const holder = assertKeys(value, kind, at);
  assertSchema(holder.schema, [...at, 'schema']);
}

function assertSchema(value: unknown, at: string[]): void {
  if (value === false) return;
  if (!isObject(value)) return fail(at, 'a schema is an object or false');
  for (const key of Object.keys(value)) if (!SCHEMA_KEYS.has(key)) fail(at, `the keyword "${key}" is not understood`);
  assertAssumed(value['x-assumed'], at);
  const properties = isObject(value.properties) ? value.properties : {};
  for (const [name, schema] of Object.entries(properties)) assertSchema(schema, [...at, name]);
  for (const key of ['items', 'propertyNames', 'additionalProperties', 'not', 'if', 'then']) {
    if (key in value) assertSchema(value[key], [...at, key]);
  }
  for (const key of ['allOf', 'anyOf']) {
    const list = value[key];
    if (Array.isArray(list)) list.forEach((schema, index) => assertSchema(schema, [...at, key, String(index)]));
  }
  for (const name of Object.keys(isObject(value['x-enumDescriptions']) ? value['x-enumDescriptions'] : {})) {
    if (Array.isArray(value.enum) && !value.enum.includes(name)) fail(at, `"${name}" is described but not allowed`);
  }
}

function assertKeys(value: unknown, kind: keyof typeof KEYS, at: string[]): JsonObject {
  if (!isObject(value)) return fail(at, `this ${kind} is no object`);
  const known = KEYS[kind].split(' ');
  for (const key of Object.keys(value)) if (!known.includes(key)) fail(at, `"${key}" is no key of this ${kind}`);
  assertAssumed(value['x-assumed'], at);
  return value;
}

function assertAssumed(value: unknown, at: string[]): void {
  if (value === undefined) return;
  if (!Array.isArray(value)) return fail(at, 'x-assumed is a list');
  for (const facet of value) {
    if (!(ASSUMED_FACETS as readonly unknown[]).includes(facet))
      fail(at, `x-assumed knows ${ASSUMED_FACETS.join(', ')}`);
  }
}

function isReference(value: unknown): boolean {
  return isObject(value) && typeof value.$ref === 'string';
}

function fail(at: string[], what: string): never {
  throw new Error(`contract: ${at.join(' › ')}: ${what}.`);
}
