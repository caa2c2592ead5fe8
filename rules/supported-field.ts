import { listCarriers, listServices, viewBody, type Contract, type SchemaView } from '../contract';
import type { Rule } from './define-rule';
import type { Finding } from './issue';
import { memoizeByContract } from './memoize-by-contract';
import { isRecord, toReader, type Reader } from './reader';
import type { CarrierEntry, ServiceEntry } from './shipping/subject';

/** What these rules need to know about a request. */
type Subject = {
  contract: Contract;
  body: Reader;
  carrierType: string | undefined;
  carrier: CarrierEntry | undefined;
  /** In-house shipping supports no field that depends on a carrier. */
  isCustom?: boolean;
};

type SubjectWithService = Subject & { service: ServiceEntry | undefined; serviceCode: string | undefined };

/** A rule about a field that only some carriers or services support. */
type FieldRule<Id extends string> = Pick<Rule<Id>, 'id' | 'operations' | 'source' | 'statement' | 'message'> &
  Pick<Rule, 'severity' | 'rejection'> & {
    /** Its schema names the capability, with `x-carriers` or `x-services`. */
    field: string;
  };

type Judged<Id extends string, Given> = Omit<FieldRule<Id>, 'field'> & {
  about: NonNullable<Rule['about']>;
  check: (subject: Given) => Finding[];
};

/** Rejects a field that the carrier does not support. */
export function toCarrierRule<const Id extends string>({ field, ...rule }: FieldRule<Id>): Judged<Id, Subject> {
  const find = fieldFinder(rule.operations[0], field);
  const path = field.split('.');
  return {
    ...rule,
    about: (contract) => ({ carriers: find(contract).carriers }),
    check({ contract, body, carrierType, isCustom }) {
      const { view, carriers: value } = find(contract);
      const isSupported = carrierType === undefined ? !isCustom : value.includes(carrierType);
      return !isSupported && isGiven(readField(body, path), view) ? [{ code: 'NOT_SUPPORTED', field, value }] : [];
    },
  };
}

/** Rejects a field that the service does not support, whatever its carrier. */
export function toServiceRule<const Id extends string>({
  field,
  ...rule
}: FieldRule<Id>): Judged<Id, SubjectWithService> {
  const find = fieldFinder(rule.operations[0], field);
  const path = field.split('.');
  return {
    ...rule,
    about: (contract) => ({ services: find(contract).services }),
    check({ contract, body, service, serviceCode = '', isCustom }) {
      const { view, services: value } = find(contract);
      // A service that does not exist is for the schema to name.
      const isSupported = service === undefined ? !isCustom : value.includes(serviceCode);
      return !isSupported && isGiven(readField(body, path), view)
        ? [{ code: 'NOT_SUPPORTED_BY_SERVICE', field, value }]
        : [];
    },
  };
}

/** Rejects a field that the carrier supports, but not with this service. */
export function toExceptionRule<const Id extends string>({
  field,
  ...rule
}: FieldRule<Id>): Judged<Id, SubjectWithService> {
  const find = fieldFinder(rule.operations[0], field);
  const path = field.split('.');
  return {
    ...rule,
    about: (contract) => ({
      services: find(contract).carriers.flatMap((type) => {
        const services = Object.keys(contract.catalogue.carriers[type]?.services ?? {});
        return services.filter((code) => !find(contract).services.includes(code));
      }),
    }),
    check({ contract, body, carrier, carrierType = '', service, serviceCode = '' }) {
      const { view, carriers, services } = find(contract);
      if (!carrier || !service || !carriers.includes(carrierType) || services.includes(serviceCode)) return [];
      if (!isGiven(readField(body, path), view)) return [];
      const value = Object.keys(carrier.services).filter((code) => services.includes(code));
      return [{ code: 'NOT_SUPPORTED_BY_SERVICE', field, value }];
    },
  };
}

/** The view of a field, and the carriers and services with its capability. */
function fieldFinder(operation: string, field: string) {
  return memoizeByContract((contract) => {
    const view = field
      .split('.')
      .reduce<SchemaView | undefined>((at, name) => at?.fields.get(name), viewBody(contract, operation));
    const { 'x-carriers': ofCarrier, 'x-services': ofService } = view?.schema ?? {};
    const capability = ofCarrier ?? ofService;
    if (!view || capability === undefined) {
      throw new Error(`The field "${field}" of ${operation} names no capability with x-carriers or x-services.`);
    }
    return {
      view,
      carriers: ofCarrier === undefined ? [] : listCarriers(contract, ofCarrier),
      services: listServices(contract, capability),
    };
  });
}

/** The value of a field: ['setup', 'insurance'] */
function readField(body: Reader, path: string[]): unknown {
  let { value } = body;
  for (const name of path) value = isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  return value;
}

/**
 * Whether a caller asks for something with a field: a value that fits its schema and is neither empty nor the default. Of
 * a value of another form the schema reports what is wrong; it may not have been meant.
 */
function isGiven(value: unknown, view: SchemaView): boolean {
  if (value === undefined) return false;
  const { schema, fields } = view;
  if (fields.size > 0) return [...fields].some(([name, field]) => isGiven(toReader(value).object(name).value, field));
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

function fits(text: string, { schema: { enum: values, pattern } }: SchemaView): boolean {
  return (values?.includes(text) ?? true) && (pattern === undefined || new RegExp(pattern).test(text));
}
