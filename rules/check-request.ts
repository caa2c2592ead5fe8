import type { RuleContract } from '../contract';
import { toAccountSubject, type AccountInput } from './account/subject';
import { toAddressSubject, type AddressInput } from './address/subject';
import { militaryAddress } from './address/military-address';
import { findBodyView } from './body-view';
import type { Rule, SubjectKind, Subjects } from './define-rule';
import { toFileSubject } from './file/subject';
import type { Finding, Issue } from './issue';
import { boundBody } from './bound-body';
import { toNameSubject, type NameInput } from './name/subject';
import { toNegotiatedRatesSubject, type NegotiatedRatesInput } from './negotiated-rates/subject';
import { getField } from './get-field';
import { isRecord } from './reader';
import { nameCode } from './name-code';
import { renameFields } from './rename-fields';
import { RULES } from './rules';
import { toPlainError } from './discriminator';
import type { SchemaError } from './schema-error';
import { toSchemaIssues } from './schema-issues';
import { domesticRoute } from './shipping/domestic-route';
import { internationalRoute } from './shipping/international-route';
import { findRejection } from './shipping/rejection';
import {
  toShippingSubject,
  withAccount,
  withService,
  type AccountFacts,
  type ShippingInput,
  type ShippingSubject,
} from './shipping/subject';
import { sortIssues } from './sort-issues';
import type { SubUserSubject } from './sub-user/subject';
import { countCharacters, countHalfWidth, measureInParts } from './text-length';
import { listUnknownFields } from './unknown-fields';
import { narrowToCarrier } from './values-of-carrier';

type Bare<Input> = Omit<Input, 'contract' | 'body' | 'operation'>;

/** A request to judge, with what the caller has: the body as parsed from JSON, whatever it is. */
export type RequestToCheck =
  | ({ operation: 'shipment-create' | 'rates-list'; body: unknown } & Bare<ShippingInput>)
  | ({ operation: 'carrier-register' | 'carrier-update'; body: unknown } & Bare<AccountInput>)
  | ({ operation: 'negotiated-rates-upload' | 'negotiated-rates-delete'; body: unknown } & Bare<NegotiatedRatesInput>)
  | { operation: 'address-register' | 'warehouse-register'; body: unknown }
  | { operation: 'file-upload'; body: unknown }
  | ({ operation: 'subuser-register'; body: unknown } & SubUserSubject);

/** Judges the body of an operation by its schema alone: what is wrong, in any order. */
export type ValidateBody = (operation: string, body: unknown) => readonly SchemaError[];

/** The most unknown fields that are reported, so that a wrong body doesn't return hundreds of them. */
const UNKNOWN_MAX = 20;

/** The rules by what they judge: most operations have few of them. */
const rulesBy = new Map<string, readonly Rule[]>();

/**
 * Checks a request and returns all its issues at once, in a stable order: the errors of its schema, those of the rules, and
 * a warning for every unknown field. It never throws, whatever the body is, and checks only as much of the body as can be
 * valid.
 *
 * @param request the body as parsed from JSON; `now` in milliseconds since 1970, UTC
 */
export function checkRequest(request: RequestToCheck, contract: RuleContract, validateBody: ValidateBody): Issue[] {
  const view = findBodyView(contract, request.operation, findAccountType(request));
  if (!view) return sortIssues(checkRules(request, contract), view);
  const body = boundBody(request.body, view);
  const unknown = sortIssues(listUnknownFields(body, view, contract), view);
  // What is wrong once the names are right: a value under a foreign name is neither missing nor a value of another field.
  const renamed = renameFields(body, unknown);
  const judged = { ...request, body: renamed };
  const ofSchema = toSchemaIssues(listSchemaErrors(judged, contract, validateBody));
  const ofRules = checkRules(judged, contract);
  const military = new Set(ofRules.filter(({ rule }) => rule === militaryAddress.id).map(({ field }) => field));
  const issues = [
    // The codes of states would be the wrong advice for a military address.
    ...ofSchema.filter(({ field }) => !military.has(field)).map((issue) => narrowToCarrier(issue, renamed, contract)),
    ...ofRules,
  ].map((issue) => withGiven(nameCode(issue, renamed, contract), body, renamed));
  return sortIssues([...issues, ...unknown.slice(0, UNKNOWN_MAX)], view).map((issue) =>
    withWholeLength(issue, request.body, body),
  );
}

/** An issue that says how long a string is, with the length of the string as it was sent: rules measure only its beginning. */
function withWholeLength(issue: Issue, sent: unknown, judged: unknown): Issue {
  const measure = issue.code === 'TOO_WIDE' ? countHalfWidth : issue.code === 'TOO_LONG' ? countCharacters : undefined;
  const { length } = issue.params ?? {};
  const [whole, read] = [getField(sent, issue.field), getField(judged, issue.field)];
  if (!measure || typeof length !== 'number' || typeof whole !== 'string' || typeof read !== 'string') return issue;
  return whole === read
    ? issue
    : { ...issue, params: { ...issue.params, length: length + measureInParts(whole.slice(read.length), measure) } };
}

/** The rejected value of a field that has another name in the request. */
function withGiven(issue: Issue, body: unknown, renamed: unknown): Issue {
  const given = getField(renamed, issue.field);
  if (body === renamed || given === undefined || getField(body, issue.field) !== undefined) return issue;
  return { ...issue, ...(isText(given) ? { given } : {}), isRenamed: true };
}

function isText(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

function findAccountType(request: RequestToCheck): string | undefined {
  return 'account' in request ? request.account?.type : undefined;
}

/**
 * Returns the errors of the schema. The credentials of an update are checked field by field like those of a registration,
 * by the type of the carrier account, but none of them is required.
 */
function listSchemaErrors(
  request: RequestToCheck,
  contract: RuleContract,
  validateBody: ValidateBody,
): readonly SchemaError[] {
  const errors = validateBody(request.operation, request.body).map((error) => toPlainError(error, contract));
  const type = findAccountType(request);
  if (request.operation !== 'carrier-update' || type === undefined || !isRecord(request.body)) return errors;
  const { credentials } = request.body;
  const given = validateBody('carrier-register', { type, credentials });
  return [...errors, ...given.filter(({ instancePath }) => instancePath.startsWith('/credentials/'))];
}

function checkRules(request: RequestToCheck, contract: RuleContract): Issue[] {
  switch (request.operation) {
    case 'shipment-create':
    case 'rates-list':
      return [...checkShipping(request, contract), ...checkAddresses(request, contract), ...checkNames(request)];
    case 'carrier-register':
    case 'carrier-update':
      return [
        ...applyRules(listRules('account', request.operation), toAccountSubject({ ...request, contract })),
        ...checkNames(request),
      ];
    case 'negotiated-rates-upload':
    case 'negotiated-rates-delete':
      return applyRules(
        listRules('negotiated-rates', request.operation),
        toNegotiatedRatesSubject({ ...request, contract }),
      );
    case 'address-register':
    case 'warehouse-register':
      return [...checkAddresses(request, contract), ...checkNames(request)];
    case 'file-upload':
      return applyRules(listRules('file', request.operation), toFileSubject({ ...request, contract }));
    case 'subuser-register':
      return [...applyRules(listRules('sub-user', request.operation), request), ...checkNames(request)];
    default:
      return [];
  }
}

function checkShipping(request: Omit<ShippingInput, 'contract'>, contract: RuleContract): Issue[] {
  const { operation, body, now, accounts, ignoreHours } = request;
  const subject = toShippingSubject({ operation, body, now, accounts, ignoreHours, contract });
  const rules = [...listRules('shipping', operation), ...listRules('service', operation)];
  return operation === 'rates-list' ? applyRateRules(rules, subject) : applyShippingRules(rules, subject);
}

function applyShippingRules(rules: readonly Rule[], subject: ShippingSubject): Issue[] {
  return applyRules(rules, subject, (finding, rule) => findRejection(subject, finding, rule));
}

/** Like `applyShippingRules`, without what a rate request may omit. */
function applyRateRules(rules: readonly Rule[], subject: ShippingSubject): Issue[] {
  const optional = new Set(rules.filter(({ isOptionalForRates }) => isOptionalForRates).map(({ id }) => id));
  return applyShippingRules(rules, subject).filter(
    ({ rule, code }) => code !== 'REQUIRED' || !optional.has(rule ?? ''),
  );
}

/** The rules that say on which routes a carrier ships at all, by ID. */
export const ROUTE_RULES: readonly string[] = [domesticRoute.id, internationalRoute.id];

/** For each service of an account, the rules that its shipment would break. */
export type CheckOffers = (account: AccountFacts, services: string[]) => Issue[][];

/**
 * Checks the shipments that a valid rate request describes, one for each service. A service is priced if its shipment
 * breaks no rule, so that every rate can be shipped after the fields that a rate request may omit are added.
 */
export function createOfferCheck(
  request: Omit<ShippingInput, 'contract' | 'operation'>,
  contract: RuleContract,
): CheckOffers {
  const view = findBodyView(contract, 'rates-list');
  const body = withoutSelection(view ? boundBody(request.body, view) : request.body);
  const subject = toShippingSubject({ ...request, body, operation: 'shipment-create', contract });
  const [accountRules, serviceRules] = [listOfferRules('shipping'), listOfferRules('service')];
  const routeRules = accountRules.filter(({ id }) => ROUTE_RULES.includes(id));
  return (account, services) => {
    const offer = withAccount(subject, account);
    // A carrier that does not ship on the route, whatever the service, is not asked about the rest.
    const route = applyRateRules(routeRules, offer);
    if (route.length > 0) return services.map(() => route);
    const ofAccount = applyRateRules(accountRules, offer);
    return services.map((service) => [...ofAccount, ...applyRateRules(serviceRules, withService(offer, service))]);
  };
}

/** A body without what rates don't depend on: one service of a carrier, and test mode. */
function withoutSelection(body: unknown): unknown {
  if (!isRecord(body) || !isRecord(body.setup)) return body;
  const { service: _, test: __, ...setup } = body.setup;
  return { ...body, setup };
}

/** The rules that a shipment must follow to get a price. A warning doesn't prevent a shipment. */
function listOfferRules(kind: SubjectKind): Rule[] {
  return listRules(kind, 'shipment-create').filter(({ severity }) => severity !== 'warning');
}

function checkAddresses({ operation, body }: Omit<AddressInput, 'contract'>, contract: RuleContract): Issue[] {
  return applyRules(listRules('address', operation), toAddressSubject({ operation, body, contract }));
}

function checkNames({ operation, body }: NameInput): Issue[] {
  return applyRules(listRules('name', operation), toNameSubject({ operation, body }));
}

function applyRules(
  rules: readonly Rule[],
  subject: Subjects[SubjectKind],
  find: (finding: Finding, rule: Rule) => string | undefined = () => undefined,
): Issue[] {
  const issues: Issue[] = [];
  // Loops: a request for rates applies all rules to each service of each account, and most find nothing.
  for (const rule of rules) {
    for (const finding of rule.check(subject)) {
      const { isOwnCheck: _, ...found } = finding;
      const rejection = find(finding, rule);
      issues.push({
        rule: rule.id,
        severity: rule.severity ?? 'error',
        ...(rejection === undefined ? {} : { rejection }),
        ...found,
      });
    }
  }
  return issues;
}

function listRules(kind: SubjectKind, operation: string): readonly Rule[] {
  const key = `${kind} ${operation}`;
  let rules = rulesBy.get(key);
  if (!rules) {
    const all: readonly Rule[] = RULES;
    rules = all.filter((rule) => rule.subject === kind && rule.operations.includes(operation));
    rulesBy.set(key, rules);
  }
  return rules;
}
