import type { AnySchema, ErrorObject } from 'ajv';
import type { Contract } from './contract';
import { isObject } from './json';
import type { Operation, Parameter, Schema } from './openapi-document';
import { dereference } from './views/schema-view';

/** Validates a value and returns the errors, none when it is valid. */
export type Validate = (value: unknown) => readonly ErrorObject[];

/** The schemas of the messages of all operations, as functions. */
export type Validators = {
  /** Validates the body of a request. Operations without a body accept anything. */
  body: (operation: string, value: unknown) => readonly ErrorObject[];
  /** Path and query parameters, by name. */
  parameters: (operation: string, value: Record<string, unknown>) => readonly ErrorObject[];
  /** The body of a response. A status that the contract does not have is an error. */
  response: (operation: string, status: number, value: unknown) => readonly ErrorObject[];
};

/** The kind of a message: the path and query parameters of a request, its body, or the body of a response. */
export type MessageKind = 'parameters' | 'body' | 'response';

/** Schemas of the messages of all operations, by name: `shipment-create body`, `shipment-create 200`. */
export type MessageSchemas = Record<string, AnySchema>;

/** Validators over functions that are looked up by the name of their message. */
export function toValidators(find: (name: string) => Validate | undefined): Validators {
  return {
    body: (operation, value) => find(`${operation} body`)?.(value) ?? [],
    parameters: (operation, value) => find(`${operation} parameters`)?.(value) ?? [],
    response: (operation, status, value) =>
      find(`${operation} ${status}`)?.(value) ?? [unknownStatus(operation, status)],
  };
}

/** The schemas of every message of every operation, or of some kinds of messages. */
export function listMessageSchemas(
  { openapi, operations }: Contract,
  kinds: readonly MessageKind[] = ['parameters', 'body', 'response'],
): MessageSchemas {
  const { responses } = openapi.components;
  return Object.fromEntries(
    operations.flatMap(({ id, operation }): [string, AnySchema][] => [
      ...(kinds.includes('parameters')
        ? [[`${id} parameters`, toParameterSchema(operation)] as [string, AnySchema]]
        : []),
      ...(operation.requestBody && kinds.includes('body')
        ? [[`${id} body`, operation.requestBody.content['application/json'].schema] as [string, AnySchema]]
        : []),
      ...Object.entries(kinds.includes('response') ? operation.responses : {}).flatMap(
        ([status, entry]): [string, AnySchema][] => {
          const response = dereference(responses, entry);
          const schema = response.content?.['application/json'].schema;
          return schema ? [[`${id} ${status}`, schema]] : [];
        },
      ),
    ]),
  );
}

function toParameterSchema({ parameters }: Operation): Schema {
  const own = parameters.filter((one): one is Parameter => isObject(one) && 'in' in one && one.in !== 'header');
  return {
    type: 'object',
    required: own.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(own.map(({ name, schema }) => [name, schema])),
  };
}

function unknownStatus(operation: string, status: number): ErrorObject {
  return {
    instancePath: '',
    schemaPath: '',
    keyword: 'status',
    params: { status },
    message: `is a response of ${operation} with status ${status}, which the contract does not have`,
  };
}
