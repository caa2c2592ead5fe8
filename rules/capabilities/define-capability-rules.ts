import { listCarriers, listServices, viewBody, type RuleContract, type RuleSchemaView } from '../../contract';
import type { AccountSubject } from '../account/subject';
import type { Rule } from '../define-rule';
import type { Finding } from '../issue';
import { memoizeByContract } from '../memoize-by-contract';
import { selectForRoute } from '../shipping/route';
import { isRecord, toReader, type Reader } from '../reader';
import type { ServiceSubject, ShippingSubject } from '../shipping/subject';

/**
 * The kind of limit: `carriers`, if only some carriers support it; `services`, if only some services do, whatever their
 * carrier; `exceptions`, if a carrier supports it, but not with each of its services.
 */
type Limits = 'carriers' | 'services' | 'exceptions';

/** A row of the table of rules. What a row omits is the same in most rows. */
type Row = Pick<Rule, 'title' | 'statement'> &
  Partial<Pick<Rule, 'subject' | 'operations' | 'source' | 'severity' | 'rejection'>> & {
    limits: Limits;
    /** Dotted. Its schema names the capability, with `x-carriers` or `x-services`. */
    field: string;
  } & ({ message: string } | { /** The first sentence of the usual message. */ lack: string });

type Judgement = Pick<Rule, 'subject' | 'scope' | 'operations' | 'about' | 'check'> & {
  /** The second sentence of the usual message. */
  remedy: string;
};

/** Where the field is in the contract, and the carriers and services that support it. */
type Support = { view: RuleSchemaView; path: string[]; carriers: string[]; services: string[] };
type FindSupport = (contract: RuleContract) => Support;

/** Creates a rule from each row, under its ID. */
export function defineCapabilityRules<const Id extends string>(rows: Record<Id, Row>): { [Key in Id]: Rule<Key> } {
  const rules = Object.entries<Row>(rows).map(([id, { limits, field, ...row }]) => {
    const find = memoizeByContract((contract) =>
      findSupport(contract, row.operations?.[0] ?? 'shipment-create', field),
    );
    const { remedy, ...judgement } = JUDGEMENTS[limits](field, find);
    const message = 'lack' in row ? `${row.lack} ${remedy}` : row.message;
    return [id, { id, field, source: 'assumed', ...judgement, ...row, message }];
  });
  return Object.fromEntries(rules) as { [Key in Id]: Rule<Key> };
}

const JUDGEMENTS: Record<Limits, (field: string, find: FindSupport) => Judgement> = {
  carriers: (field, find) => ({
    subject: 'shipping',
    scope: 'others',
    operations: ['shipment-create', 'rates-list'],
    remedy: `Omit \`${field}\`[, or use another carrier: {value}].`,
    about: (contract) => ({ carriers: find(contract).carriers }),
    check(subject: ShippingSubject | AccountSubject): Finding[] {
      const { contract, body, carrierType } = subject;
      const { carriers: value, ...support } = find(contract);
      // In-house shipping supports no field that depends on a carrier.
      const isCustom = 'isCustom' in subject && subject.isCustom;
      const isSupported = carrierType === undefined ? !isCustom : value.includes(carrierType);
      if (isSupported || !isGiven(body, support)) return [];
      const isCrossBorder = 'isCrossBorder' in subject ? subject.isCrossBorder : undefined;
      return [{ code: 'NOT_SUPPORTED', field, value: selectForRoute(value, isCrossBorder, contract) }];
    },
  }),
  services: (field, find) => ({
    subject: 'service',
    operations: ['shipment-create', 'rates-list'],
    remedy: `Omit \`${field}\`[, or use another service: {value}].`,
    about: (contract) => ({ services: find(contract).services }),
    check({ contract, body, carrier, service, serviceCode = '', isCustom }: ServiceSubject): Finding[] {
      const { services, ...support } = find(contract);
      // The schema reports a service that doesn't exist.
      const isSupported = service === undefined ? !isCustom : services.includes(serviceCode);
      if (isSupported || !isGiven(body, support)) return [];
      const value = services.filter((code) => !carrier || Object.hasOwn(carrier.services, code));
      return [{ code: 'NOT_SUPPORTED_BY_SERVICE', field, value }];
    },
  }),
  exceptions: (field, find) => ({
    subject: 'service',
    scope: 'listed',
    operations: ['shipment-create'],
    remedy: `Omit \`${field}\`[, or use another service: {value}].`,
    about(contract) {
      const { carriers, services } = find(contract);
      const ofCarriers = carriers.flatMap((type) => Object.entries(contract.catalogue.carriers[type]?.services ?? {}));
      const offered = ofCarriers.filter(([, { ended }]) => !ended).map(([code]) => code);
      return { services: offered.filter((code) => !services.includes(code)) };
    },
    check({ contract, body, carrier, carrierType = '', service, serviceCode = '' }: ServiceSubject): Finding[] {
      const { carriers, services, ...support } = find(contract);
      if (!carrier || !service || !carriers.includes(carrierType) || services.includes(serviceCode)) return [];
      if (!isGiven(body, support)) return [];
      const value = Object.keys(carrier.services).filter((code) => services.includes(code));
      return [{ code: 'NOT_SUPPORTED_BY_SERVICE', field, value }];
    },
  }),
};

/** @throws if the schema of the field names no capability */
function findSupport(contract: RuleContract, operation: string, field: string): Support {
  const path = field.split('.');
  const view = path.reduce<RuleSchemaView | undefined>(
    (at, name) => at?.fields.get(name),
    viewBody(contract, operation),
  );
  const { 'x-carriers': ofCarrier, 'x-services': ofService } = view?.schema ?? {};
  const capability = ofCarrier ?? ofService;
  if (!view || capability === undefined) {
    throw new Error(`The field "${field}" of ${operation} names no capability with x-carriers or x-services.`);
  }
  return {
    view,
    path,
    carriers: ofCarrier === undefined ? [] : listCarriers(contract, ofCarrier),
    services: listServices(contract, capability),
  };
}

/**
 * Whether a caller asks for something with the field: with a value that fits its schema and is neither empty nor the
 * default. The schema reports other values.
 */
function isGiven(body: Reader, { view, path }: Pick<Support, 'view' | 'path'>): boolean {
  let { value } = body;
  for (const name of path) value = isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  return isMeant(value, view);
}

function isMeant(value: unknown, view: RuleSchemaView): boolean {
  if (value === undefined) return false;
  const { schema, fields } = view;
  if (fields.size > 0) return [...fields].some(([name, field]) => isMeant(toReader(value).object(name).value, field));
  if (value === schema.default) return false;
  switch (typeof value) {
    case 'boolean':
      return value && schema.type === 'boolean';
    case 'number':
      return value > 0 && (schema.type === 'number' || schema.type === 'integer');
    case 'string':
      return value.trim() !== '' && schema.type === 'string' && fits(value, view);
    default:
      return Array.isArray(value) && value.length > 0 && schema.type === 'array';
  }
}

function fits(text: string, { schema: { enum: values, pattern } }: RuleSchemaView): boolean {
  return (values?.includes(text) ?? true) && (pattern === undefined || new RegExp(pattern).test(text));
}
