import { isObject, mapTexts } from './json';
import type { Contract } from './contract';
import { fillFactsInText } from './facts';
import { toLanguageRoot, type Language } from './language';
import { joinSentences } from './join-sentences';
import type { RuleContract } from './views/rule-contract';
import { listOperations } from './load/list-operations';
import type { OpenApiDocument, Operation, Schema } from './openapi-document';
import { addErrorExamples, addExamples, addParameterExamples } from './publish-examples';
import { getReferenced } from './views/schema-view';

type Schemas = OpenApiDocument['components']['schemas'];

/** Extensions that only this repository reads. */
const INTERNAL = [
  'x-assumed',
  'x-facts',
  'x-values',
  'x-carrier-limit',
  'x-callers',
  'x-notes',
  'x-errors',
  'x-format-name',
  'x-digits',
  'x-other-names',
  'x-opposite-names',
  'x-total-names',
  'x-unsupported-names',
  'x-other-values',
  'x-without-price',
  'x-name-beside',
  'x-ignored',
];

/**
 * The document that the portal serves: OpenAPI 3.1 with the recorded examples and errors in their places, capabilities
 * as arrays of carriers or services, names for generated clients, and without the marks that only this repository reads.
 *
 * @param locale the language of the contract that is given, and of the recorded errors
 */
export function toPublishedOpenApi(contract: Contract, locale: Language): OpenApiDocument {
  const document = mapTexts(contract.openapi, (text) => text) as OpenApiDocument;
  const { components } = document;
  for (const { id, operation } of listOperations(document)) {
    addExamples(operation, contract);
    addParameterExamples(operation, { contract, components });
    addErrorExamples(operation, { contract, components, locale });
    operation.externalDocs = { url: `${toLanguageRoot(contract.operator.site_url, locale)}/${id}` };
    operation.operationId = toFunctionName(id);
    operation.description = addNotes(operation, contract, locale);
  }
  for (const parameter of Object.values(components.parameters)) {
    if (parameter.name !== 'Accept-Language') continue;
    parameter.example = locale;
    // Clients made from the English document would send the default of the API, and their users read Japanese messages.
    if (locale !== 'ja') delete parameter.schema.default;
  }
  // Each operation has its own examples of errors, so that no shared response is left.
  components.responses = {};
  for (const schema of Object.values(components.schemas)) addDiscriminatorValues(schema, components.schemas);
  components.schemas = withPlainProvinces(components.schemas);
  for (const [name, schema] of Object.entries(components.schemas)) {
    components.schemas[name] = { title: name, ...schema };
  }
  return strip(document, contract) as OpenApiDocument;
}

/** The name of an operation in generated clients: 'negotiated-rates-upload' → 'uploadNegotiatedRates' */
export function toFunctionName(pageId: string): string {
  const words = pageId.split('-');
  const noun = words.slice(0, -1).map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return [words.at(-1), ...noun].join('');
}

/**
 * The description of an operation with what its page says elsewhere and a reader of the document alone must know.
 *
 * @throws on a note that has no phrase
 */
function addNotes({ description, 'x-notes': notes = [] }: Operation, contract: Contract, locale: Language): string {
  const sentences = notes.map((note) => {
    const phrase = contract.phrases[`openapi-${note}`];
    if (phrase === undefined) throw new Error(`contract/data/phrases.yaml has no "openapi-${note}".`);
    return fillFactsInText(phrase, contract.facts, locale);
  });
  return joinSentences([description, ...sentences]);
}

/** Some generators read the value of a discriminator only from an enum of one value. */
function addDiscriminatorValues({ discriminator }: Schema, schemas: Schemas): void {
  for (const reference of Object.values(discriminator?.mapping ?? {})) {
    const field = getReferenced(schemas, reference).properties?.[discriminator?.propertyName ?? ''];
    if (field) field.enum = [String(field.const)];
  }
}

/**
 * The schemas with the province codes of all countries in one: an object with two fields, so that generators that read no
 * conditions write it as well, instead of an intersection of unknown types and a schema for each country.
 */
function withPlainProvinces({ ProvinceCodes: codes, ...schemas }: Schemas): Schemas {
  const [country, province] = ['country', 'province'].map((name) => schemas.Address?.properties?.[name]);
  if (!codes?.allOf || !country || !province)
    throw new Error('The contract has no ProvinceCodes, or Address no province.');
  const { allOf: conditions, ...own } = codes;
  const names = conditions.map(({ then }) => toSchemaName(then?.properties?.province));
  const chain = conditions.reduceRight<object>((rest, { if: when, then }, index) => {
    const { [names[index] ?? '']: values } = schemas;
    return {
      if: when,
      then: { ...then, properties: { province: values } },
      ...(index < names.length - 1 && { else: rest }),
    };
  }, {});
  // Linters that allow no other field in an example would allow none of the rest of the address.
  const plain = { ...own, properties: { country, province }, unevaluatedProperties: true as const, ...chain };
  const kept = Object.entries({ ...schemas, ProvinceCodes: plain }).filter(([name]) => !names.includes(name));
  return Object.fromEntries(kept.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** '#/components/schemas/ProvinceUs' → 'ProvinceUs' */
function toSchemaName(schema: Schema | false | undefined): string {
  return (schema || {}).$ref?.split('/').pop() ?? '';
}

function strip(value: unknown, contract: Contract): unknown {
  if (Array.isArray(value)) return value.map((entry) => strip(entry, contract));
  if (!isObject(value)) return value;
  // Without this, generated clients allow no field at all in an object whose fields depend on the carrier.
  const isOpen =
    value.type === 'object' && !['properties', 'allOf', 'additionalProperties', 'if'].some((key) => key in value);
  return Object.fromEntries(
    Object.entries(isOpen && typeof value.description === 'string' ? { ...value, additionalProperties: true } : value)
      .filter(([key]) => !INTERNAL.includes(key))
      .map(([key, entry]) => {
        if (key === 'value' && 'summary' in value) return [key, entry];
        if (key === 'x-carriers') return [key, listCarriers(contract, String(entry))];
        if (key === 'x-services') return [key, listServices(contract, String(entry))];
        return [key, strip(entry, contract)];
      }),
  );
}

/**
 * The carrier types that have a capability, in catalog order.
 *
 * @throws on a capability that no carrier has.
 */
export function listCarriers(
  contract: Pick<RuleContract, 'catalogue'>,
  capability: NonNullable<Schema['x-carriers']>,
): string[] {
  const types = Object.entries(contract.catalogue.carriers)
    .filter(([, carrier]) => hasCapability((carrier as Record<string, unknown>)[capability]))
    .map(([type]) => type);
  if (types.length === 0) throw new Error(`No carrier has "${capability}".`);
  return types;
}

/** Returns the services with a capability, their own or that of their carrier, in the order of the catalog. */
export function listServices(
  contract: Pick<RuleContract, 'catalogue'>,
  capability: NonNullable<Schema['x-services']>,
): string[] {
  const services = Object.values(contract.catalogue.carriers)
    .flatMap((carrier) =>
      Object.entries(carrier.services).filter(([, service]) => {
        const { [capability]: value } = { ...carrier, ...service } as Record<string, unknown>;
        return hasCapability(value);
      }),
    )
    .map(([code]) => code);
  if (services.length === 0) throw new Error(`No service has "${capability}".`);
  return services;
}

/** A capability is absent when it is false, null, empty, or a list of temperatures with room temperature only. */
function hasCapability(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0 && !(value.length === 1 && value[0] === 'regular');
  if (isObject(value) && Object.keys(value).length === 0) return false;
  return Boolean(value);
}
