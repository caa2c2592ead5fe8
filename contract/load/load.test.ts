import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadContract, loadContractSource } from './load';
import { SPECIFIED_CARRIERS } from './specified-carriers';

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
  it('reads the operations with every number in its sentence', () => {
    const { operations, limits } = loadContract(dir);
    expect(operations.find(({ id }) => id === 'shipments-list')?.operation.description).toContain(
      `of the last ${limits['list-window-months']} months`,
    );
  });

  it('leaves names in braces to the translators in the source', () => {
    const { operations } = loadContractSource(dir);
    expect(operations.find(({ id }) => id === 'shipments-list')?.operation.description).toContain(
      '{list-window-months}',
    );
  });

  it('joins the values of the catalogue into the schemas', () => {
    const { openapi, catalogue } = loadContract(dir);
    expect(openapi.components.schemas.CarrierType?.enum).toEqual(Object.keys(catalogue.carriers));
    expect(openapi.components.schemas.CarrierType?.['x-enumDescriptions']?.dhl).toBe('DHL');
  });

  it('reads a capability that a carrier leaves out as false', () => {
    change('carriers/dhl.yaml', 'tax_id: true\n', '');
    const { dhl, ups } = loadContract(dir).catalogue.carriers;
    expect([dhl?.tax_id, ups?.tax_id]).toEqual([false, true]);
  });

  it('reports what is missing, unknown or wrong in all carriers at once', () => {
    change('data-files.schema.yaml', 'required:\n        [position,', 'required:\n        [slogan, position,');
    change('data-files.schema.yaml', 'activation: {', 'slogan: { type: string }\n        activation: {');
    for (const type of ['dhl', 'fedex', 'japanpost', 'pegasus', 'sagawa', 'seino', 'ups', 'yamato'])
      change(`carriers/${type}.yaml`, /^position/, 'slogan: Fast\nposition');
    change('carriers/dhl.yaml', 'signature: true', 'signatures: true');
    change('carriers/seino.yaml', 'print_sizes: [', 'print_sizes: [PDF_A9, ');
    expect(() => loadContract(dir, { carriers: SPECIFIED_CARRIERS })).toThrow(
      [
        'contract/data/carriers/dhl.yaml:',
        '  / must NOT have additional properties {"additionalProperty":"signatures"}',
        'contract/data/carriers/seino.yaml:',
        '  "print_sizes" names PDF_A9, which catalogue.yaml does not have.',
        ...['yuumail', 'yuupack', 'yuupacket'].flatMap((type) => [
          `contract/data/carriers/${type}.yaml:`,
          `  / must have required property 'slogan' {"missingProperty":"slogan"}`,
        ]),
      ].join('\n'),
    );
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
