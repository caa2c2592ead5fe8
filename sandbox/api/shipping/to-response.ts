import { viewComponent, type ApiTypes, type Contract } from '../../../contract';
import { discountPrice } from '../../../rules';
import { keepKnown } from '../keep-known';

type Api = ApiTypes['schemas'];
type Json = Record<string, unknown>;

/** String fields of an address that are returned empty if they were not specified; the Japanese fields are omitted. */
const ADDRESS_STRINGS = [
  'full_name',
  'company',
  'email',
  'phone',
  'country',
  'zip',
  'province',
  'city',
  'address1',
  'address2',
  'address3',
  'extra',
] as const;

/** Returns an address for a response: the fields of the contract, with empty strings for absent ones. */
export function toResponseAddress(given: Json, contract: Contract): Api['Address'] {
  const known = listFields('Address', contract).filter((name) => given[name] !== undefined);
  const empty = Object.fromEntries(ADDRESS_STRINGS.map((name) => [name, '']));
  return { ...empty, ...pick(given, known) };
}

/** Returns a product for a response: its price after the discount, with empty strings for absent fields. */
export function toResponseProduct(given: Api['Product'], currency: string, discount: number): Api['ShippedProduct'] {
  const { name, quantity, price, weight = 0, hs_code = '', origin_country = '' } = given;
  return {
    name,
    quantity,
    ...(price === undefined ? {} : { price: discountPrice(price, discount, currency) }),
    weight,
    hs_code,
    origin_country,
  };
}

/** Returns a parcel for a response. A package is used only if the dimensions are absent. */
export function toResponseParcel(given: Api['Parcel']): Api['Parcel'] {
  const { width, height, depth, weight, package: packaging, amount = 1 } = given;
  const hasSides = width !== undefined && height !== undefined && depth !== undefined;
  return {
    ...(hasSides ? { width, height, depth } : {}),
    ...(weight === undefined ? {} : { weight }),
    ...(hasSides || packaging === undefined ? {} : { package: packaging }),
    amount,
  };
}

/** Returns the setup for a response: the fields of the contract without carrier, service and test flag. */
export function toResponseSetup(given: Json, contract: Contract): Api['Setup'] {
  const known = keepKnown(given, viewComponent(contract, 'Setup'));
  return { currency: 'JPY', ...pick(known, listFields('Setup', contract)) };
}

/** The options in force: those at the top win over those of the setup, one by one. */
export function toResponseOptions(top: Json | undefined, setup: Json | undefined, contract: Contract): Api['Options'] {
  const names = listFields('Options', contract);
  return Object.fromEntries(names.map((name) => [name, top?.[name] ?? setup?.[name] ?? false]));
}

function pick(given: Json, names: string[]): Json {
  return Object.fromEntries(names.filter((name) => Object.hasOwn(given, name)).map((name) => [name, given[name]]));
}

function listFields(schema: string, contract: Contract): string[] {
  return [...viewComponent(contract, schema).fields.keys()];
}
