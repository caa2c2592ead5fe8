import { describe, expect, it } from 'vitest';
import { viewBody } from '../../contract';
import { loadContract } from '../../contract/node';
import { fieldBuilder } from './fields';
import { listLines } from './list-lines';

const contract = loadContract('contract');
const builder = fieldBuilder(contract);

describe('listLines', () => {
  it('names the field that begins in each line, and the date that a page fills in', () => {
    const lines = listLines(
      { setup: { carrier: 'dhl', date: '{{shipping_date}}' }, parcels: [{ weight: 1 }, { weight: 2 }] },
      listFields('shipment-create'),
    );
    expect(lines).toEqual([
      {},
      { field: 'request-setup' },
      { field: 'request-setup-carrier' },
      { field: 'request-setup-date', date: 'shipping_date' },
      {},
      { field: 'request-parcels' },
      {},
      { field: 'request-parcels-weight' },
      {},
      {},
      { field: 'request-parcels-weight' },
      {},
      {},
      {},
    ]);
  });

  it('uses the fields of the carrier in the request', () => {
    const lines = listLines({ type: 'dhl', credentials: { site_id: 'a' } }, listFields('carrier-register'));
    expect(lines[3]).toEqual({ field: 'request-credentials-dhl-site_id' });
  });

  // The regions of prices and the credentials of an update are not described as separate fields.
  const described = contract.examples.filter(
    ({ operation, request }) => request && !['negotiated-rates-upload', 'carrier-update'].includes(operation),
  );
  it.each(described)('has a field for every name in the request of $operation/$name', ({ operation, request }) => {
    const text = JSON.stringify(request, null, 2).split('\n');
    const lines = listLines(request, listFields(operation));
    expect(lines).toHaveLength(text.length);
    const unnamed = text.filter((line, index) => line.includes('": ') && !lines[index]?.field);
    expect(unnamed).toEqual([]);
    lines.forEach(({ field }, index) => {
      const name = /"(\w+)": /.exec(text[index] ?? '')?.[1];
      if (field && name) expect(field.split('-').at(-1)).toBe(name);
    });
  });
});

function listFields(operation: string): ReturnType<typeof builder.listFields> {
  const entry = contract.operations.find(({ id }) => id === operation);
  const schema = entry?.operation.requestBody?.content['application/json'].schema;
  if (!schema || !viewBody(contract, operation)) throw new Error(`${operation} has no body.`);
  return builder.listFields(schema, 'request');
}
