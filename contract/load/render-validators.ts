import type { Ajv2020 } from 'ajv/dist/2020';
import standaloneCode from 'ajv/dist/standalone';
import type { Contract } from '../contract';
import { listMessageSchemas, type MessageKind } from '../message-validators';
import { createBareAjv, toAjvSchema } from './validators';

/** The base of absolute references: a named schema cannot be referenced by a path that starts at another one. */
const BASE = 'https://contract.invalid/schemas/';

/** Without Ajv's own messages, which no reader sees, and with loops in place of a comparison for each value. */
const SHORT_CODE = { messages: false, loopEnum: 2, loopRequired: 1 };

/** The messages that a module validates: all, or those of some kinds or of one operation. */
type Part = { kinds?: MessageKind[]; operation?: string };

/**
 * Validators of messages as the source of a module, for pages that may not compile at run time (a CSP without
 * `unsafe-eval`). Its default export finds a validator by the name of its message: `shipment-create body`. `kinds`
 * and `operation` limit the module to the validators that its user needs. The schemas within its errors have no annotations, see below.
 */
export function renderValidators(contract: Contract, part: Part = {}): string {
  return renderValidatorModules(contract, { part }).part ?? '';
}

/** As `renderValidators`, several modules by name. What more than one contains is compiled once. */
export function renderValidatorModules(contract: Contract, parts: Record<string, Part>): Record<string, string> {
  const ajv = createBareAjv(SHORT_CODE);
  for (const [name, schema] of Object.entries(contract.openapi.components.schemas)) {
    ajv.addSchema(toAbsolute(withoutAnnotations(toAjvSchema(schema))), `${BASE}${name}`);
  }
  const added = new Set<string>();
  const render = ({ kinds, operation }: Part): string => {
    const schemas = Object.entries(listMessageSchemas(contract, kinds)).filter(
      ([name]) => operation === undefined || name.startsWith(`${operation} `),
    );
    for (const [name, schema] of schemas) {
      if (!added.has(name)) ajv.addSchema(toAbsolute(withoutAnnotations(schema)), name);
      added.add(name);
    }
    return renderModule(
      ajv,
      schemas.map(([name]) => name),
    );
  };
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, render(part)]));
}

function renderModule(ajv: Ajv2020, messages: readonly string[]): string {
  const names = messages.map((name, index) => [`message${index}`, name] as const);
  const table = names.map(([variable, name]) => `  ${JSON.stringify(name)}: ${variable},`);
  return [
    standaloneCode(ajv, Object.fromEntries(names)),
    'const validators = {',
    ...table,
    '};',
    'export default (name) => {',
    '  const validate = validators[name];',
    '  return validate && ((value) => (validate(value) ? [] : [...(validate.errors ?? [])]));',
    '};',
    '',
  ].join('\n');
}

function toAbsolute<T>(schema: T): T {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components/schemas/', `"${BASE}`)) as T;
}

/**
 * A schema without what only pages need: errors carry the schema that they come from, and a third of the module would be
 * prose. `x-format-name` and `x-digits` stay, since error messages contain them. A field may itself be named `description`: its schema
 * is an object, never a string.
 */
function withoutAnnotations<T>(schema: T): T {
  const isAnnotation = (key: string, value: unknown) =>
    key.startsWith('x-')
      ? !['x-format-name', 'x-digits'].includes(key)
      : key === 'description' && typeof value === 'string';
  const text = JSON.stringify(schema, (key, value: unknown) => (isAnnotation(key, value) ? undefined : value));
  return JSON.parse(text) as T;
}
