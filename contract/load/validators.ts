import { Ajv2020, type Options } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { Contract } from '../contract';
import { FORMATS } from './formats';
import type { Schema } from '../openapi-document';
import { listMessageSchemas, toValidators, type Validate, type Validators } from '../message-validators';

/** Keywords of the contract that say nothing about whether a value fits. */
const EXTENSIONS =
  'values enumDescriptions unit format-name digits carriers services carrier-limit facts other-names opposite-names total-names unsupported-names other-values without-price name-beside ignored assumed'
    .split(' ')
    .map((name) => `x-${name}`);

/** An Ajv that knows the contract's schemas and keywords; it compiles with `eval`, so not for pages under a strict CSP. */
export function createAjv({ openapi }: Contract): Ajv2020 {
  const ajv = createBareAjv();
  for (const [name, schema] of Object.entries(openapi.components.schemas)) {
    ajv.addSchema(toAjvSchema(schema), `#/components/schemas/${name}`);
  }
  return ajv;
}

/** An Ajv that knows the contract's keywords. */
export function createBareAjv(options: Options = {}): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    strict: true,
    strictRequired: false,
    strictTypes: false,
    allowUnionTypes: true,
    discriminator: true,
    code: { source: true, esm: true },
    ...options,
  });
  addFormats(ajv);
  for (const [name, pattern] of Object.entries(FORMATS)) ajv.addFormat(name, pattern);
  ajv.addVocabulary(EXTENSIONS);
  return ajv;
}

/**
 * A schema as Ajv accepts it: it finds the schema of a discriminator by its constant rather than by a mapping, and judges
 * objects only, so that the type is stated.
 */
export function toAjvSchema({ discriminator, ...schema }: Schema): Schema | object {
  return discriminator
    ? { ...schema, type: 'object', discriminator: { propertyName: discriminator.propertyName } }
    : schema;
}

/** Validators of all operations. Each is compiled when it is first needed. */
export function createValidators(contract: Contract): Validators {
  const ajv = createAjv(contract);
  const schemas = listMessageSchemas(contract);
  const compiled = new Map<string, Validate>();
  return toValidators((name) => {
    const known = compiled.get(name);
    if (known) return known;
    const schema = schemas[name];
    if (schema === undefined) return undefined;
    const check = ajv.compile(schema);
    const validate: Validate = (value) => (check(value) ? [] : [...(check.errors ?? [])]);
    compiled.set(name, validate);
    return validate;
  });
}
