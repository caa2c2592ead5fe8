/**
 * The part of OpenAPI 3.1 that the contract uses, with the extensions of this project. `assert-known-keywords.ts` rejects
 * every other key.
 */

export const HTTP_METHODS = ['get', 'put', 'post', 'delete'] as const;
export type HttpMethod = (typeof HTTP_METHODS)[number];

export const ASSUMED_FACETS = [
  'name',
  'type',
  'values',
  'default',
  'limit',
  'path',
  'method',
  'status',
  'shape',
] as const;
export type AssumedFacet = (typeof ASSUMED_FACETS)[number];

export type Reference = { $ref: string };

export type Schema = {
  $ref?: string;
  /** Added when the document is published: the name of the component. */
  title?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  default?: unknown;
  const?: unknown;
  enum?: unknown[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minItems?: number;
  maxItems?: number;
  minProperties?: number;
  items?: Schema;
  properties?: Record<string, Schema | false>;
  propertyNames?: Schema;
  additionalProperties?: Schema;
  unevaluatedProperties?: true;
  required?: string[];
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  /** Which field chooses the schema of `oneOf`, and by which value. */
  discriminator?: { propertyName: string; mapping: Record<string, string> };
  not?: Schema;
  if?: Schema;
  then?: Schema;
  contentEncoding?: string;
  contentMediaType?: string;
  /** Values that fit. The first shows callers how to write one where a pattern would not help them. */
  examples?: unknown[];
  /** Name of a list in the catalog; the loader puts its values into `enum`. */
  'x-values'?: string;
  'x-enumDescriptions'?: Record<string, string>;
  'x-unit'?: string;
  'x-format-name'?: string;
  /** The least and the greatest number of digits that the pattern allows, for its error. */
  'x-digits'?: [number, number];
  /** Capability that a carrier needs to support this field: a key of its file. */
  'x-carriers'?: string;
  /** Capability that a service needs to support this field. */
  'x-services'?: string;
  /** Limit that differs by carrier: a key of its file. */
  'x-carrier-limit'?: string;
  /** Keyword of this schema to the name under which pages and rules read its number. */
  'x-facts'?: Record<string, string>;
  /** Names of this field or parameter in former releases and in other APIs, for errors that say which name to use. */
  'x-other-names'?: string[];
  /** Names of fields that mean the opposite of this Boolean field. */
  'x-opposite-names'?: string[];
  /** Names of fields of other APIs with the sum of what this field is for one unit. */
  'x-total-names'?: string[];
  /** Of a body: names in other APIs of what this API can't do, by who pays, what is shipped, where to and to whom. */
  'x-unsupported-names'?: string[][];
  /** Values of other APIs, in lowercase, with what they mean in this field: `{ ddp: true }`. */
  'x-other-values'?: Record<string, boolean | string>;
  /** In a request for rates, the names of fields on which no price depends. */
  'x-without-price'?: string[];
  /** Names of fields that mean this field where the object also contains another one: `{ shipment_date: 'date' }`. */
  'x-name-beside'?: Record<string, string>;
  /** Whether the operation accepts the field and does nothing with it. */
  'x-ignored'?: true;
  'x-assumed'?: AssumedFacet[];
};

export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description: string;
  schema: Schema;
  /** Added when the document is published. */
  example?: unknown;
  'x-assumed'?: AssumedFacet[];
};

export type Header = {
  description: string;
  schema: Schema;
  'x-assumed'?: AssumedFacet[];
};

export type MediaType = {
  schema: Schema;
  examples?: Record<string, { summary: string; description?: string; value: unknown }>;
};

export type Response = {
  description: string;
  headers?: Record<string, Reference>;
  content?: { 'application/json': MediaType };
  /** The error codes of the response, each with what causes it in the operations that refer to this response. */
  'x-errors'?: Record<string, string>;
  'x-assumed'?: AssumedFacet[];
};

export type Caller = 'account' | 'sub-user';

export type Operation = {
  /** The ID of the page; in the published document a name for functions. */
  operationId: string;
  /** The page, added when the document is published. */
  externalDocs?: { url: string };
  tags: string[];
  summary: string;
  description: string;
  parameters: (Parameter | Reference)[];
  requestBody?: { required: boolean; content: { 'application/json': MediaType } };
  responses: Record<string, Response | Reference>;
  'x-callers': Caller[];
  /** Phrases `openapi-…` that the published description adds, for readers without the pages: what costs money or time. */
  'x-notes'?: string[];
  /** Whether a request can be repeated without looking first. Operations that read have none: they always can. */
  'x-idempotent'?: boolean;
  'x-assumed'?: AssumedFacet[];
};

export type OpenApiDocument = {
  openapi: string;
  info: Record<string, unknown> & { title: string; version: string; description: string; summary: string };
  externalDocs: { url: string; description: string };
  servers: { url: string; description: string }[];
  security: Record<string, string[]>[];
  tags: { name: string; description: string; 'x-displayName': string }[];
  paths: Record<string, Partial<Record<HttpMethod, Operation>>>;
  components: {
    securitySchemes: Record<
      string,
      { type: string; in: string; name: string; description: string; 'x-assumed'?: AssumedFacet[] }
    >;
    schemas: Record<string, Schema>;
    responses: Record<string, Response>;
    headers: Record<string, Header>;
    parameters: Record<string, Parameter>;
  };
};
