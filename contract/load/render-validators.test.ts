import { transformSync } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { loadContract } from './load';
import { mergePatch } from '../merge-patch';
import type { Validate } from '../message-validators';
import { renderValidators } from './render-validators';
import { createValidators } from './validators';

const contract = loadContract('contract');

/** Runs a rendered module, which imports a few functions of Ajv. */
function run(source: string): (name: string) => Validate | undefined {
  const { code } = transformSync(source, { format: 'cjs' });
  const module = { exports: {} as { default: (name: string) => Validate | undefined } };
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- what is tested is the source of a module
  new Function('module', 'exports', 'require', code)(module, module.exports, require);
  return module.exports.default;
}

describe('renderValidators', () => {
  it('renders the validators of the kinds that are needed, and no others', () => {
    const find = run(renderValidators(contract, { kinds: ['body', 'parameters'] }));
    expect(find('shipment-create body')).toBeTypeOf('function');
    expect(find('shipment-get parameters')).toBeTypeOf('function');
    expect(find('shipment-create 200')).toBeUndefined();
  });

  it('renders those of one operation alone', () => {
    const find = run(renderValidators(contract, { kinds: ['body'], operation: 'rates-list' }));
    expect(find('rates-list body')).toBeTypeOf('function');
    expect(find('shipment-create body')).toBeUndefined();
  });

  it('finds in every invalid request what Ajv finds at run time', () => {
    const find = run(renderValidators(contract, { kinds: ['body'] }));
    const validators = createValidators(contract);
    const toComparable = (errors: ReturnType<Validate>) =>
      errors.map(({ instancePath, keyword, params }) => ({ instancePath, keyword, params }));
    expect(contract.errorCases.length).toBeGreaterThan(50);
    for (const { operation, example, change } of contract.errorCases) {
      const valid = contract.examples.find((one) => one.operation === operation && one.name === example);
      const request = mergePatch(valid?.request, change);
      const expected = toComparable(validators.body(operation, request));
      expect(toComparable(find(`${operation} body`)?.(request) ?? [])).toEqual(expected);
    }
  });

  it('leaves descriptions out', () => {
    expect(renderValidators(contract, { kinds: ['body'] })).not.toContain('"description":"');
  });
});
