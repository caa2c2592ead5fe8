import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadContract, loadContractSource } from './load';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'contract-'));
  cpSync('contract', dir, { recursive: true });
});
afterEach(() => {
  rmSync(dir, { recursive: true });
});

function change(file: string, from: string | RegExp, to: string): void {
  const path = join(dir, 'data', file);
  const text = readFileSync(path, 'utf8');
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file} does not hold ${String(from)}`);
  writeFileSync(path, changed);
}

describe('loadContract', () => {
  it('reads the 23 operations with every number in its sentence', () => {
    const { operations, facts } = loadContract(dir);
    expect(operations).toHaveLength(23);
    expect(facts['page-size-max']?.value).toBeTypeOf('number');
    expect(operations.find(({ id }) => id === 'shipments-list')?.operation.description).toContain(
      'of the last 2 months',
    );
  });

  it('leaves names in braces to the translators in the source', () => {
    const { operations } = loadContractSource(dir);
    expect(operations.find(({ id }) => id === 'shipments-list')?.operation.description).toContain(
      '{list-window-months}',
    );
  });

  it('joins the values of the catalogue into the schemas', () => {
    const { openapi } = loadContract(dir);
    expect(openapi.components.schemas.CarrierType?.enum).toHaveLength(11);
    expect(openapi.components.schemas.CarrierType?.['x-enumDescriptions']?.dhl).toBe('DHL');
  });

  it.each([
    [
      'a reference to nowhere',
      () => change('schemas/rate.yaml', 'surcharge.yaml', 'surcharges.yaml'),
      'is no file of schemas',
    ],
    [
      'a file that nothing refers to',
      () => writeFileSync(join(dir, 'data/schemas/stray.yaml'), 'type: string'),
      'Nothing refers to schemas/stray.yaml',
    ],
    [
      'an unknown field of the catalogue',
      () => change('carriers/dhl.yaml', 'tracking: true', 'tracked: true'),
      'tracked',
    ],
    [
      'a list that does not exist',
      () => change('schemas/carrier-type.yaml', 'carrier-types', 'carrier-kinds'),
      'there is no list "carrier-kinds"',
    ],
    [
      'an operation without example',
      () => change('examples/index.yaml', /^files-list:\n.*\n/m, ''),
      'has no example for files-list',
    ],
    [
      'a fact that does not exist',
      () => change('operations/shipments-list.yaml', '{list-window-months}', '{list-window}'),
      'There is no fact "list-window"',
    ],
    [
      'a key that stands twice',
      () => change('limits.yaml', 'file-size-mb: 1', 'file-size-mb: 1\n  file-size-mb: 2'),
      'limits.yaml',
    ],
  ])('stops on %s', (_, spoil, message) => {
    spoil();
    expect(() => loadContract(dir)).toThrow(message);
  });
});
