import standaloneCode from 'ajv/dist/standalone';
import type { Contract } from './contract';
import { listMessageSchemas } from './message-validators';
import { createBareAjv } from './validators';

/** Schemas that have names of their own need references that do not begin at themselves. */
const BASE = 'https://contract.invalid/schemas/';

/**
 * The validators of all messages as the source of a module, for pages that may not compile at run time (a CSP without
 * `unsafe-eval`). Its default export finds a validator by the name of its message: `shipment-create body`.
 */
export function renderValidators(contract: Contract): string {
  const ajv = createBareAjv();
  for (const [name, schema] of Object.entries(contract.openapi.components.schemas)) {
    ajv.addSchema(toAbsolute(schema), `${BASE}${name}`);
  }
  const names = Object.entries(listMessageSchemas(contract)).map(([name, schema], index) => {
    ajv.addSchema(toAbsolute(schema), name);
    return [`message${index}`, name] as const;
  });
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
