import type { Contract } from '../../contract';
import type { Issue } from '../issue';
import { addDays, toJapanDay } from '../japan-time';
import { isRecord } from '../reader';
import { toShippingSubject, type ServiceSubject } from '../shipping/subject';
import { countCharacters, countHalfWidth } from '../text-length';
import { listCountries } from '../shipping/countries';
import { getField } from '../get-field';
import { listValues } from './field-schema';
import type { FieldChange, QuickFix } from './quick-fix';
import { splitLine } from './split-line';

/** A request with an issue, as far as fixes look at it. */
export type FixContext = {
  contract: Contract;
  operation: string;
  body: unknown;
  /** Milliseconds since 1970, UTC. */
  now: number;
};

const NONE: QuickFix = { kind: 'none' };

/** The fixes of rules whose code, field and value do not say enough. */
export const RULE_FIXES: Readonly<Record<string, (issue: Issue, context: FixContext) => QuickFix>> = {
  // The body was converted before it was judged.
  'documented-form': ({ field }, { body }) => ({ kind: 'set', field, value: getField(body, field) }),
  'unknown-field': ({ field }) => ({ kind: 'remove', field }),
  'unknown-field-slip': toRename,
  'account-unknown': ({ field }) => ({ kind: 'remove', field }),
  'account-type-fixed': ({ field }) => ({ kind: 'remove', field }),
  'carrier-required': (_, context) => {
    const { carrierType } = toSubject(context);
    return carrierType === undefined
      ? choose('setup.carrier', Object.keys(context.contract.catalogue.carriers))
      : { kind: 'set', field: 'setup.carrier', value: carrierType };
  },
  'cash-on-delivery-required': (_, context) =>
    chooseService(context, (service) => service.cash_on_delivery !== 'required'),
  'account-type': ({ field }) => ({ kind: 'remove', field }),
  'customs-required': (_, context) => chooseListed('customs.content_type', context),
  'origin-country': ({ field }, { contract }) => choose(field, listCountries(contract) as string[]),
  'domestic-route': (_, context) => chooseCarrier(context, 'international'),
  'international-route': (_, context) => chooseCarrier(context, 'domestic'),
  'address-length': toShorterLine,
  'address-width': toShorterLine,
  'yamato-address2': toShorterLine,
  'yamato-prefecture': ({ field }, { contract }) =>
    choose(
      field,
      contract.prefectures.map(({ ja }) => ja),
    ),
  'yamato-shipping-date': ({ field }, { now }) => ({ kind: 'set', field, value: toNextWeekday(now) }),
  // A registration needs the credential itself.
  'masked-credentials': ({ field }, { operation }) =>
    operation === 'carrier-update' ? { kind: 'remove', field: field.split('.').slice(0, 2).join('.') } : NONE,
  'scheduled-email-message': ({ field }) => ({
    kind: 'set',
    field: `${field.split('.').slice(0, -1).join('.')}.enabled`,
    value: false,
  }),
  'price-decimals': ({ field, params }, { body }) => {
    const [price, step] = [getField(body, field), Number(params?.step)];
    return typeof price === 'number' && step > 0
      ? { kind: 'set', field, value: Number((Math.round(price / step) * step).toFixed(6)) }
      : NONE;
  },
  'file-base64': ({ field }, { body }) => {
    const file = getField(body, field);
    if (typeof file !== 'string') return NONE;
    const value = file.replace(/^data:[^,]*,/, '').replace(/\s/g, '');
    return value === file ? NONE : { kind: 'set', field, value };
  },
  'negotiated-row-once': joinRows,
  'single-parcel': ({ field }, { body }) => {
    if (field === 'setup.pack_amount') return { kind: 'set', field, value: 1 };
    return isRecord(getField(body, 'parcels.0')) && getField(body, 'parcels.1') === undefined
      ? { kind: 'set', field: 'parcels.0.amount', value: 1 }
      : NONE;
  },
  'service-weight-max': ({ field }, context) => {
    const weight = Number(getField(context.body, field));
    return chooseService(context, ({ freight, max_weight_kg: most = Infinity }) => !freight && weight <= most * 1000);
  },
  'freight-threshold': (_, context) => chooseService(context, ({ freight }) => !freight),
  // Only the caller knows how many parcels there are, and what the carrier is to bring for them.
  'pieces-max': () => NONE,
  'package-carriers': () => NONE,
  'dhl-address-total': () => NONE,
};

function chooseListed(field: string, context: FixContext): QuickFix {
  return choose(field, listValues(context.contract, { ...context, field }) as string[]);
}

type Service = NonNullable<ServiceSubject['service']>;

function choose(field: string, values: readonly (string | number)[]): QuickFix {
  return values.length > 0 ? { kind: 'choose', field, values } : NONE;
}

function toSubject({ contract, operation, body, now }: FixContext): ServiceSubject {
  const name = operation === 'rates-list' ? 'rates-list' : 'shipment-create';
  return toShippingSubject({ contract, operation: name, body, now, accounts: [], ignoreHours: true });
}

function chooseService(context: FixContext, isRight: (service: Service) => boolean): QuickFix {
  const services = Object.entries(toSubject(context).carrier?.services ?? {});
  return choose(
    'setup.service',
    services.filter(([, service]) => isRight(service)).map(([code]) => code),
  );
}

/** Another carrier needs another service as well; only a question for prices has none. */
function chooseCarrier({ contract, operation }: FixContext, scope: 'domestic' | 'international'): QuickFix {
  const carriers = Object.entries(contract.catalogue.carriers).filter(([, carrier]) => carrier.scope === scope);
  return operation === 'rates-list'
    ? choose(
        'setup.carrier',
        carriers.map(([type]) => type),
      )
    : NONE;
}

/** The right name, or nothing where the field of that name is there already. */
function toRename({ field, params }: Issue, { body }: FixContext): QuickFix {
  const name = String(params?.nearest);
  const parent = field.split('.').slice(0, -1).join('.');
  const isThere = getField(body, parent === '' ? name : `${parent}.${name}`) !== undefined;
  return isThere ? { kind: 'remove', field } : { kind: 'rename', field, name };
}

/** Moves what does not fit from the first address line to the front of the second. */
function toShorterLine({ field, code, value }: Issue, context: FixContext): QuickFix {
  const at = field.split('.').slice(0, -1).join('.');
  const [first, second] = [`${at}.address1`, `${at}.address2`];
  const address = toSubject(context).carrier?.address;
  const [line, next = ''] = [getField(context.body, first), getField(context.body, second) ?? undefined];
  const isTooLong = code !== 'REQUIRED';
  const isOther = isTooLong && field !== first;
  if (!address || isOther || typeof line !== 'string' || typeof next !== 'string') return NONE;
  const count = address.count === 'half-width' ? countHalfWidth : countCharacters;
  const parts = splitLine(line, (part) => count(part) <= (isTooLong ? Number(value) : address.address1));
  if (!parts) return NONE;
  const moved = next.trim() === '' ? parts[1] : `${parts[1]} ${next}`;
  if (count(moved) > address.address2) return NONE;
  return {
    kind: 'set',
    field: first,
    value: parts[0],
    then: [{ kind: 'set', field: second, value: moved }],
  };
}

/** The prices of the second row join the first, unless both name a price for one region. */
function joinRows({ field }: Issue, { body }: FixContext): QuickFix {
  const rows = getField(body, 'rates');
  const row = getField(body, field);
  if (!Array.isArray(rows) || !isRecord(row) || !isRecord(row.prices)) return NONE;
  const index = rows.findIndex((one) => isRecord(one) && one.origin === row.origin && one.size === row.size);
  const prices = getField(rows[index], 'prices');
  if (index < 0 || rows[index] === row || !isRecord(prices)) return NONE;
  const added = Object.entries(row.prices);
  if (added.some(([region, price]) => prices[region] !== undefined && prices[region] !== price)) return NONE;
  const changes = added
    .filter(([region]) => prices[region] === undefined)
    .map(([region, value]): FieldChange => ({ kind: 'set', field: `rates.${index}.prices.${region}`, value }));
  return { kind: 'remove', field, then: changes };
}

/** The next day in Japan on which carriers collect. */
function toNextWeekday(now: number): string {
  let day = addDays(toJapanDay(now), 1);
  while ([0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())) day = addDays(day, 1);
  return day;
}
