import { getField } from '../get-field';
import { toReader } from '../reader';

const NAMES = ['full_name', 'company', 'full_name_kanji', 'company_kanji', 'first_name', 'last_name'];
const LINES = [
  'zip',
  'province',
  'province_kanji',
  'city',
  'address1',
  'address2',
  'address3',
  'address1_kanji',
  'address2_kanji',
  'address3_kanji',
  'extra',
];

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
  return { names: listNames(operation, body) };
}

type Names = NameSubject['names'];

function listNames(operation: NameInput['operation'], body: unknown): Names {
  switch (operation) {
    case 'shipment-create':
    case 'rates-list':
      return [
        ...readAddress(body, 'to_address.'),
        ...readAddress(body, 'from_address.'),
        ...toReader(body)
          .list('products')
          .flatMap((_, index) => readNames(body, `products.${index}.`, ['name'])),
        ...readNames(body, 'setup.', ['ref_number', 'delivery_note']),
      ];
    case 'carrier-register':
    case 'carrier-update':
      return [...readNames(body, '', ['name']), ...readAddress(body, 'credentials.address.')];
    case 'subuser-register':
      return [...readNames(body, '', ['key'], true), ...readNames(body, 'info.', NAMES)];
    default:
      return readAddress(body, '');
  }
}

/** The names of an address and its lines. */
function readAddress(body: unknown, at: string): Names {
  return readNames(body, at, [...NAMES, ...LINES]);
}

/** The names among the fields of an object at a path that ends with a dot, or of the body itself. */
function readNames(body: unknown, at: string, names: string[], isIdentifier = false): Names {
  const found: Names = [];
  const object = getField(body, at.slice(0, -1));
  for (const name of names) {
    const text = getField(object, name);
    if (typeof text === 'string' && text !== '') found.push({ field: `${at}${name}`, text, isIdentifier });
  }
  return found;
}
