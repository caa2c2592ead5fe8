import type { ConsoleExample } from '../../../contract';
import type { ListedRecord } from '../../../sandbox/web';

const REFERENCE = /\{\{([\w-]+)\/([\w-]+) ([\w.]+)\}\}/g;

/** Which kind of record an operation creates. */
const CREATES: Record<string, ListedRecord['kind']> = {
  'carrier-register': 'carrier',
  'shipment-create': 'shipment',
  'address-register': 'address',
  'warehouse-register': 'warehouse',
  'file-upload': 'file',
  'subuser-register': 'sub-user',
};

type Params = {
  example: ConsoleExample;
  examples: readonly ConsoleExample[];
  /** The records of the user who calls. */
  records: readonly ListedRecord[];
};

/** The records that a user can refer to: their own, and the sub users, which are the account's for everyone. */
export function listKnown(records: readonly ListedRecord[], caller: string): ListedRecord[] {
  return records.filter(({ owner, kind }) => owner === caller || kind === 'sub-user');
}

/** The examples that have to be sent before, as the sandbox lacks what they create, in their order. */
export function listMissing({ example, examples, records }: Params): ConsoleExample[] {
  return example.after
    .map((name) => examples.find((one) => `${one.operation}/${one.name}` === name))
    .filter((one) => one !== undefined)
    .filter((one) => isMissing(one, records));
}

/**
 * Replaces the references in a string of an example with the newest matching records of the sandbox:
 * `{{carrier-register/yamato id}}` → 'car_7h2k', or an empty string if there is none.
 */
export function fillReferences(text: string, { examples, records }: Omit<Params, 'example'>): string {
  return text.replace(REFERENCE, (_, operation: string, name: string, field: string) => {
    const example = examples.find((one) => one.operation === operation && one.name === name);
    const record = example && findRecord(example, records);
    if (!record) return '';
    return field === 'id' ? record.id : (record.trackingNumbers?.[0] ?? '');
  });
}

function isMissing(example: ConsoleExample, records: readonly ListedRecord[]): boolean {
  if (example.operation === 'negotiated-rates-upload') {
    return !records.some(
      ({ kind, carrier, hasRates }) => kind === 'carrier' && carrier === example.carrier && hasRates,
    );
  }
  // An example that changes or deletes a record creates none that could be missing.
  return CREATES[example.operation] !== undefined && findRecord(example, records) === undefined;
}

/** Shipments come newest first, everything else oldest first. */
function findRecord(
  { operation, carrier }: ConsoleExample,
  records: readonly ListedRecord[],
): ListedRecord | undefined {
  const kind = CREATES[operation];
  const fitting = records.filter(
    (record) => record.kind === kind && !record.isVoid && (carrier === undefined || record.carrier === carrier),
  );
  return kind === 'shipment' ? fitting[0] : fitting.at(-1);
}
