// cspell:ignore tset
import { describe, expect, it } from 'vitest';
import { contract, checkExample } from '../tests/rules/describe-rule';
import { viewBody } from '../contract';

const SHORTEST = 3;

/** The names of a shipment that can be mistyped by swapping two letters, each at its place: ['setup', 'test'] → tset */
function listSlips(): [slip: string, change: object, wanted: string][] {
  const fields = viewBody(contract, 'shipment-create')?.fields;
  return ['setup', 'to_address'].flatMap((parent) => {
    const names = [...(fields?.get(parent)?.fields.keys() ?? [])];
    return names
      .filter((name) => name.length >= SHORTEST)
      .flatMap((name): [string, object, string][] => {
        const slip = `${name[0]}${name[2]}${name[1]}${name.slice(3)}`;
        return slip === name || names.includes(slip)
          ? []
          : [[`${parent}.${slip}`, { [parent]: { [slip]: true } }, `${parent}.${name}`]];
      });
  });
}

describe('a name with two swapped letters', () => {
  it.each(listSlips())('is an error with the name: %s', (slip, change, wanted) => {
    const found = checkExample('shipment-create', 'sagawa', { change }).find(({ field }) => field === slip);
    expect(found, wanted).toMatchObject({
      severity: 'error',
      code: 'UNKNOWN_FIELD',
      value: expect.anything() as unknown,
    });
    expect(JSON.stringify(found)).toContain(wanted.split('.')[1]);
  });
});
