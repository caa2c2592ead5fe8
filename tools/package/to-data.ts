import { viewBody, type Contract, type SchemaView } from '../../contract';

/** What other tools read of a carrier, without prices, credentials and marks for the owner. */
export function toCarriers({ catalogue }: Contract): object {
  return Object.fromEntries(
    Object.entries(catalogue.carriers).map(([type, carrier]) => [
      type,
      JSON.parse(JSON.stringify(carrier, (key, value: unknown) => (LEFT_OUT.includes(key) ? undefined : value))),
    ]),
  );
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

/** The limits of each field of each operation by its path (`parcels.*.width`), and those of each carrier for addresses. */
export function toLimits(contract: Contract): object {
  const bodies = contract.operations.flatMap(({ id }) => {
    const view = viewBody(contract, id);
    return view ? [[id, collectLimits(view, '')] as const] : [];
  });
  const carriers = Object.entries(contract.catalogue.carriers).map(([type, { address }]) => [type, { address }]);
  return { operations: Object.fromEntries(bodies), carriers: Object.fromEntries(carriers) as object };
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
