import { describe, expect, it } from 'vitest';
import { loadContract, SPECIFIED_CARRIERS } from '../../contract/node';
import { fieldBuilder, type Field, type FieldGroup } from './fields';

const contract = loadContract('contract', { carriers: SPECIFIED_CARRIERS });
const { listFields } = fieldBuilder(contract);
const group = (schema: string): FieldGroup => listFields({ $ref: `#/components/schemas/${schema}` }, 'request');

function find({ fields }: FieldGroup, path: string): Field {
  const [name, ...rest] = path.split('.');
  const field = fields.find((one) => one.name === name);
  if (!field) throw new Error(`There is no field ${path}.`);
  return rest.length > 0 ? find(field.group, rest.join('.')) : field;
}

describe('fieldBuilder', () => {
  it('gives every field a unique ID', () => {
    const collect = ({ fields }: FieldGroup): string[] =>
      fields.flatMap(({ id, group: inner, variants }) => [
        id,
        ...collect(inner),
        ...variants.flatMap((one) => collect(one.group)),
      ]);
    for (const schema of Object.keys(contract.openapi.components.schemas)) {
      const ids = collect(group(schema));
      expect(new Set(ids).size, schema).toBe(ids.length);
    }
  });

  it('drops the dots of a path from its id', () => {
    expect(find(group('ShipmentRequest'), 'setup.cash_on_delivery.amount').id).toBe(
      'request-setup-cash_on_delivery-amount',
    );
  });

  it('joins what allOf brings, with the own fields first', () => {
    const names = find(group('ShipmentRequest'), 'setup').group.fields.map(({ name }) => name);
    expect(names.slice(0, 5)).toEqual(['carrier', 'carrier_id', 'service', 'test', 'currency']);
  });

  it.each([
    ['setup', 'required'],
    ['setup.date', 'optional'],
    ['to_address.full_name', 'conditional'],
    ['to_address.province', 'conditional'],
    ['to_address.zip', 'required'],
    ['parcels.width', 'conditional'],
    ['parcels.amount', 'optional'],
  ])('%s is %s', (path, need) => {
    expect(find(group('ShipmentRequest'), path).need).toBe(need);
  });

  it('says of which fields one is needed', () => {
    expect(find(group('ShipmentRequest'), 'to_address').group.choices).toEqual([['full_name'], ['company']]);
    expect(find(group('ShipmentRequest'), 'parcels').group.choices).toEqual([
      ['width', 'height', 'depth', 'weight'],
      ['package'],
    ]);
  });

  it('turns conditions on the carrier type into variants', () => {
    const { variants } = find(group('CarrierRegistration'), 'credentials');
    expect(variants.map(({ value }) => value)).toEqual(Object.keys(contract.catalogue.carriers));
    const sagawa = variants.find(({ value }) => value === 'sagawa')?.group.fields.map(({ name }) => name);
    expect(sagawa).toEqual(['key', 'password', 'customer_numbers']);
  });

  it.each([
    ['setup.delivery_time', ['yamato', 'sagawa', 'yuupack']],
    ['setup.insurance', ['japanpost', 'dhl', 'fedex', 'ups']],
    ['setup.temperature', ['yamato', 'sagawa', 'yuupack']],
  ])('%s is for %j', (path, carriers) => {
    expect(find(group('ShipmentRequest'), path).carriers).toEqual(carriers);
  });

  it.each([
    ['ShipmentRequest', 'setup.date', 'string<date>'],
    ['ShipmentRequest', 'products', 'array<object>'],
    ['Shipment', 'incoterms', 'string | null'],
    ['Shipment', 'delivery.invoice', 'string<base64> | null'],
    ['Shipment', 'customs', 'object | null'],
    ['Shipment', 'delivery.tracking_numbers', 'array<string>'],
    ['ApiError', 'details.value', 'array<array<string> | number | string> | number | string | null'],
  ])('%s.%s is a %s', (schema, path, type) => {
    expect(find(group(schema), path).type).toBe(type);
  });
});
