import { isRecord, toReader } from '../reader';

const NAMES = ['full_name', 'company', 'full_name_kanji', 'company_kanji', 'first_name', 'last_name'];
const LINES = ['city', 'address1', 'address2', 'extra'].flatMap((line) => [line, `${line}_kanji`]);

/** Every name and line of an address in a request. An empty string is none, and neither is a value of another type. */
export type NameSubject = { names: { field: string; text: string; isIdentifier: boolean }[] };

export type NameInput = {
  operation:
    | 'shipment-create'
    | 'rates-list'
    | 'address-register'
    | 'warehouse-register'
    | 'carrier-register'
    | 'carrier-update'
    | 'subuser-register';
  body: unknown;
};

export function toNameSubject({ operation, body }: NameInput): NameSubject {
  return { names: [...listNames(operation, body)] };
}

function* listNames(operation: NameInput['operation'], body: unknown): Generator<NameSubject['names'][number]> {
  switch (operation) {
    case 'shipment-create':
    case 'rates-list':
      yield* readAddress(body, 'to_address.');
      yield* readAddress(body, 'from_address.');
      for (const index of toReader(body).list('products').keys())
        yield* readNames(body, `products.${index}.`, ['name']);
      return;
    case 'carrier-register':
    case 'carrier-update':
      yield* readNames(body, '', ['name']);
      yield* readAddress(body, 'credentials.address.');
      return;
    case 'subuser-register':
      yield* readNames(body, '', ['key'], true);
      yield* readNames(body, 'info.', NAMES);
      return;
    default:
      yield* readAddress(body, '');
  }
}

/** The names of an address and its lines. A blank line counts as missing. */
function* readAddress(body: unknown, at: string) {
  yield* readNames(body, at, NAMES);
  for (const line of readNames(body, at, LINES)) if (line.text.trim() !== '') yield line;
}

/** The names among the fields of an object at a path that ends with a dot, or of the body itself. */
function* readNames(body: unknown, at: string, names: string[], isIdentifier = false) {
  const parent = at.split('.').slice(0, -1).reduce<unknown>(getField, body);
  for (const name of names) {
    const text = getField(parent, name);
    if (typeof text === 'string' && text !== '') yield { field: `${at}${name}`, text, isIdentifier };
  }
}

function getField(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value[Number(name)] as unknown;
  return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}
