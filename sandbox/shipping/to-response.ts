import { viewComponent, type ApiTypes, type Contract } from '../../contract';
import { discountPrice } from '../../rules';

type Api = ApiTypes['schemas'];
type Json = Record<string, unknown>;

/** Text members of an address that are sent back empty when they were not given; the Japanese forms are left out. */
const ADDRESS_MEMBERS = [
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

/** An address as it comes back: what the contract knows of it, absent texts empty. */
export function toResponseAddress(given: Json, contract: Contract): Api['Address'] {
  const known = listFields('Address', contract).filter((name) => given[name] !== undefined);
  const empty = Object.fromEntries(ADDRESS_MEMBERS.map((name) => [name, '']));
  return { ...empty, ...pick(given, known) };
}

/** A product as it comes back: the discount taken off its price, absent members empty. */
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

/** A parcel as it comes back. A package is used only when the dimensions are absent. */
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

/** The setup as it comes back: what the contract knows; carrier, service and test flag move elsewhere. */
export function toResponseSetup(given: Json, contract: Contract): Api['Setup'] {
  return { currency: 'JPY', ...pick(given, listFields('Setup', contract)) };
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
