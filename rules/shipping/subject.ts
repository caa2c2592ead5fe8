import type { RuleCarrier, RuleContract, RuleService } from '../../contract';
import { findOwn } from '../get-field';
import { isDay, toJapanDay } from '../japan-time';
import { toReader, type Reader } from '../reader';
import { isCountry } from './countries';

export type CarrierEntry = RuleCarrier;
export type ServiceEntry = RuleService;

/** An account of the caller, as far as rules need it. Oldest first in a list. */
export type AccountFacts = { id: string; type: string; state: 'active' | 'pending' | 'disabled' };

/** A shipment, or a question for its price, with what is known of its carrier. Whatever is wrong in form is absent. */
export type ShippingSubject = {
  contract: RuleContract;
  operation: 'shipment-create' | 'rates-list';
  /** Milliseconds since 1970, UTC, and the day in Japan. */
  now: number;
  today: string;
  /** The days that the setup names; undefined where it names none, or something that is no day. */
  shippingDate: string | undefined;
  deliveryDate: string | undefined;
  body: Reader;
  setup: Reader;
  to: Reader;
  from: Reader;
  parcels: Reader[];
  products: Reader[];
  isCustom: boolean;
  /** The named type, else that of the named account, else that of the service. */
  carrierType: string | undefined;
  carrier: CarrierEntry | undefined;
  /** Undefined while a country is missing or is none. */
  isCrossBorder: boolean | undefined;
  isTest: boolean;
  accounts: AccountFacts[];
  /** The account that would be used: the named one, else the oldest active one of the type. */
  account: AccountFacts | undefined;
  /** Whether Yamato's test side is open at any hour. */
  ignoreHours: boolean;
};

/** A shipment and its service. */
export type ServiceSubject = ShippingSubject & {
  serviceCode: string | undefined;
  /** The service, when it is one of the carrier's. */
  service: ServiceEntry | undefined;
};

export type ShippingInput = Pick<ShippingSubject, 'contract' | 'operation' | 'now' | 'accounts' | 'ignoreHours'> & {
  body: unknown;
};

export function toShippingSubject(given: ShippingInput): ServiceSubject {
  const { contract, operation, now, accounts, ignoreHours } = given;
  const body = toReader(given.body);
  const setup = body.object('setup');
  const [to, from] = [body.object('to_address'), body.object('from_address')];
  const [origin, destination] = [from.text('country'), to.text('country')];
  return {
    contract,
    operation,
    now,
    accounts,
    ignoreHours,
    today: toJapanDay(now),
    shippingDate: readDay(setup, 'date'),
    deliveryDate: readDay(setup, 'delivery_date'),
    body,
    setup,
    to,
    from,
    parcels: body.list('parcels'),
    products: body.list('products'),
    isCrossBorder: isCountry(contract, origin) && isCountry(contract, destination) ? origin !== destination : undefined,
    isTest: setup.flag('test'),
    ...findCarrier(given),
  };
}

type CarrierOfShipment = Pick<
  ServiceSubject,
  'serviceCode' | 'service' | 'isCustom' | 'carrierType' | 'carrier' | 'account'
>;

/** Who ships: what the setup of a body names, and what follows from it. */
export function findCarrier({
  contract: { catalogue },
  operation,
  accounts,
  body,
}: Pick<ShippingInput, 'contract' | 'operation' | 'accounts' | 'body'>): CarrierOfShipment {
  const setup = toReader(body).object('setup');
  const serviceCode = operation === 'rates-list' ? undefined : setup.text('service');
  const isCustom = serviceCode === catalogue.custom.service;
  const namedAccount = accounts.find(({ id }) => id === setup.text('carrier_id'));
  const carrierType = isCustom
    ? undefined
    : (setup.text('carrier') ?? namedAccount?.type ?? findTypeOfService(catalogue, serviceCode));
  const carrier = findOwn(catalogue.carriers, carrierType);
  return {
    serviceCode,
    service: carrier && findOwn(carrier.services, serviceCode),
    isCustom,
    carrierType: carrier && carrierType,
    carrier,
    account: setup.has('carrier_id') ? namedAccount : findAccountOfType(accounts, carrierType),
  };
}

function readDay(setup: Reader, name: string): string | undefined {
  const text = setup.text(name);
  return text !== undefined && isDay(text) ? text : undefined;
}

/** The same shipment with one of the accounts, whatever its setup names. */
export function withAccount(subject: ShippingSubject, account: AccountFacts): ShippingSubject {
  const setup = toReader({ ...subject.setup.fields(), carrier_id: account.id });
  const carrier = findOwn(subject.contract.catalogue.carriers, account.type);
  return { ...subject, setup, account, carrier, carrierType: account.type };
}

/** The same shipment with a service of its carrier. */
export function withService(subject: ShippingSubject, serviceCode: string): ServiceSubject {
  return { ...subject, serviceCode, service: findOwn(subject.carrier?.services ?? {}, serviceCode) };
}

function findAccountOfType(accounts: AccountFacts[], type: string | undefined): AccountFacts | undefined {
  const ofType = accounts.filter((account) => account.type === type);
  return ofType.find(({ state }) => state === 'active') ?? ofType[0];
}

function findTypeOfService({ carriers }: RuleContract['catalogue'], code: string | undefined): string | undefined {
  if (code === undefined) return undefined;
  return Object.keys(carriers).find((type) => findOwn(carriers[type]?.services ?? {}, code));
}
