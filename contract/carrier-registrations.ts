import type { Catalogue } from './contract';
import type { OpenApiDocument, Schema } from './openapi-document';

/** 'dhl' → 'CredentialsDhl', the schema of the credentials in the carrier's file. */
export function toCredentialsName(type: string): string {
  return `Credentials${capitalise(type)}`;
}

/**
 * The document with the registration of a carrier account as one schema for each carrier type, chosen by `type`: each
 * is carrier-registration.yaml with the type and the credentials of its carrier. It is made of translated schemas, so
 * that translators read each sentence once.
 */
export function withRegistrations(
  openapi: OpenApiDocument,
  { carriers }: Pick<Catalogue, 'carriers'>,
): OpenApiDocument {
  const { schemas } = openapi.components;
  const { CarrierRegistration: base, CarrierType: types, ...others } = schemas;
  if (!base?.properties || !types) throw new Error('The contract has no schema CarrierRegistration or CarrierType.');
  const { type: typeField, credentials, ...fields } = base.properties;
  if (!typeField || !credentials) throw new Error('CarrierRegistration needs the fields "type" and "credentials".');
  const registrations = Object.keys(carriers).map((type): [string, Schema] => [
    toRegistrationName(type),
    {
      type: 'object',
      description: base.description,
      required: base.required,
      properties: {
        type: {
          type: 'string',
          description: typeField.description,
          const: type,
          'x-values': types['x-values'],
          'x-enumDescriptions': describeValue(types, type),
        },
        credentials: {
          $ref: `#/components/schemas/${toCredentialsName(type)}`,
          description: credentials.description,
        },
        ...fields,
      },
    },
  ]);
  const registration: Schema = {
    description: base.description,
    oneOf: Object.keys(carriers).map((type) => ({ $ref: toReference(type) })),
    discriminator: {
      propertyName: 'type',
      mapping: Object.fromEntries(Object.keys(carriers).map((type) => [type, toReference(type)])),
    },
  };
  const all = Object.entries({
    ...others,
    CarrierType: types,
    CarrierRegistration: registration,
    ...Object.fromEntries(registrations),
  });
  return {
    ...openapi,
    components: { ...openapi.components, schemas: Object.fromEntries(all.sort(([a], [b]) => (a < b ? -1 : 1))) },
  };
}

function toRegistrationName(type: string): string {
  return `CarrierRegistration${capitalise(type)}`;
}

function toReference(type: string): string {
  return `#/components/schemas/${toRegistrationName(type)}`;
}

/** The name of one of the values of a schema. */
function describeValue(schema: Schema, value: string): Record<string, string> {
  const description = schema['x-enumDescriptions']?.[value];
  if (description === undefined) throw new Error(`The value "${value}" has no description.`);
  return { [value]: description };
}

function capitalise(type: string): string {
  return type.charAt(0).toUpperCase() + type.slice(1);
}
