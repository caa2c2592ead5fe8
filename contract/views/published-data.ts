import type { Contract } from '../contract';
import { LINE_LIMITS } from '../line-limits';
import { viewBody, type SchemaView } from './schema-view';

type Carrier = Contract['catalogue']['carriers'][string];

/** A carrier for other tools, without prices, credentials and marks for the owner. */
export function toCarriers({ catalogue }: Contract): object {
  return Object.fromEntries(Object.entries(catalogue.carriers).map(([type, carrier]) => [type, withoutNotes(carrier)]));
}

function withoutNotes(value: object): object {
  return JSON.parse(JSON.stringify(value, (key, one: unknown) => (LEFT_OUT.includes(key) ? undefined : one))) as object;
}

const LEFT_OUT = ['x-assumed', 'credentials', 'international_pricing', 'position', 'pricing', 'tariff'];

/** Keywords of a schema that limit a value. */
const LIMITS = [
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'minItems',
  'maxItems',
  'pattern',
  'enum',
];

/**
 * Limits as data: `operations` has those of each field of each operation by its path (`parcels.*.width`), `carriers` what a
 * carrier restricts further in a shipment, by field, `to_address` what it restricts in the consignee's address as a whole, and
 * `services` what each of its services carries. Lengths of addresses are counted as `count` says; sizes are sums of sides in cm,
 * weights in kg, amounts in yen, times in days.
 */
export function toLimits(contract: Contract): object {
  const bodies = contract.operations.flatMap(({ id }) => {
    const view = viewBody(contract, id);
    return view ? [[id, collectLimits(view, '')] as const] : [];
  });
  const carriers = Object.entries(contract.catalogue.carriers).map(([type, carrier]) => [
    type,
    withoutNotes(toLimitsOfCarrier(carrier)),
  ]);
  return { operations: Object.fromEntries(bodies), carriers: Object.fromEntries(carriers) as object };
}

function toLimitsOfCarrier(carrier: Carrier): object {
  const { address, cash_on_delivery: cash, packages, pack_sizes: sizes, services } = carrier;
  const only = (values: string[]) => ({ enum: values });
  return {
    fields: {
      ...Object.fromEntries(
        ['to_address', 'from_address'].flatMap((at) =>
          LINE_LIMITS.map(([line, limit]) => [`${at}.${line}`, { maxLength: address[limit], count: address.count }]),
        ),
      ),
      'setup.service': only(Object.keys(services)),
      'setup.date': carrier.shipping_date,
      'setup.delivery_date': carrier.delivery_date,
      'setup.delivery_time': only(carrier.delivery_time),
      'setup.temperature': { ...only(carrier.temperature), limits: carrier.temperature_limits },
      'setup.cash_on_delivery': cash,
      ...(sizes.length > 0 && {
        'setup.pack_size': { ...only(sizes), weights_kg: carrier.pack_size_weights_kg ?? null },
      }),
      ...(Object.keys(packages).length > 0 && { 'parcels.*.package': only(Object.keys(packages)) }),
    },
    to_address: {
      required: [
        ...(address.province_required ? ['province'] : []),
        ...(address.address2_required ? ['address2'] : []),
      ],
      max_length_of_address1_and_address2: address.total ?? null,
      po_boxes: address.po_box !== false,
    },
    services: Object.fromEntries(
      Object.entries(services).map(([id, { name: _name, tracked: _tracked, ...limits }]) => [id, limits]),
    ),
  };
}

function collectLimits(view: SchemaView, path: string): Record<string, object> {
  const own = Object.entries(view.schema).filter(([keyword]) => LIMITS.includes(keyword));
  const fields = [...view.fields].flatMap(([name, field]) =>
    Object.entries(collectLimits(field, path === '' ? name : `${path}.${name}`)),
  );
  const items = view.items ? Object.entries(collectLimits(view.items, `${path}.*`)) : [];
  return Object.fromEntries([
    ...(path !== '' && own.length > 0 ? [[path, Object.fromEntries(own)] as const] : []),
    ...fields,
    ...items,
  ]);
}
