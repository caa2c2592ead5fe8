import type { Contract } from '../contract';
import { toAccountSubject, type AccountInput } from './account/subject';
import type { Rule, SubjectKind, Subjects } from './define-rule';
import { toFileSubject } from './file/subject';
import type { Issue } from './issue';
import { toNegotiatedRatesSubject, type NegotiatedRatesInput } from './negotiated-rates/subject';
import { RULES } from './rules';
import { toSchemaIssues, type SchemaFault } from './schema-issues';
import { findBodySchema } from './schemas';
import { toShippingSubject, type ShippingInput } from './shipping/subject';
import { sortIssues } from './sort-issues';
import { listUnknownFields } from './unknown-fields';

type Bare<Input> = Omit<Input, 'contract' | 'body' | 'operation'>;

/** A request to judge, with what the caller has: the body as parsed from JSON, whatever it is. */
export type RequestToCheck =
  | ({ operation: 'shipment-create' | 'rates-list'; body: unknown } & Bare<ShippingInput>)
  | ({ operation: 'carrier-register' | 'carrier-update'; body: unknown } & Bare<AccountInput>)
  | ({ operation: 'negotiated-rates-upload' | 'negotiated-rates-delete'; body: unknown } & Bare<NegotiatedRatesInput>)
  | { operation: 'file-upload' | 'address-register' | 'warehouse-register' | 'subuser-register'; body: unknown };

/** Judges the body of an operation by its schema alone: what is wrong, in any order. */
export type ValidateBody = (operation: string, body: unknown) => readonly SchemaFault[];

/**
 * Everything that is wrong with a request, at once: what its schema says, what the rules say, and a warning for every
 * member that the contract does not know. The order is steady. It never throws, whatever the body is.
 *
 * @param request the body as parsed from JSON; `now` in milliseconds since 1970, UTC
 */
export function checkRequest(request: RequestToCheck, contract: Contract, validateBody: ValidateBody): Issue[] {
  const schema = findBodySchema(contract, request.operation);
  const issues = [
    ...toSchemaIssues(schema ? validateBody(request.operation, request.body) : []),
    ...checkRules(request, contract),
    ...(schema ? listUnknownFields(request.body, schema, contract) : []),
  ];
  return sortIssues(issues, contract, schema);
}

function checkRules(request: RequestToCheck, contract: Contract): Issue[] {
  switch (request.operation) {
    case 'shipment-create':
    case 'rates-list':
      return applyRules('shipping', request.operation, toShippingSubject({ ...request, contract }));
    case 'carrier-register':
    case 'carrier-update':
      return applyRules('account', request.operation, toAccountSubject({ ...request, contract }));
    case 'negotiated-rates-upload':
    case 'negotiated-rates-delete':
      return applyRules('negotiated-rates', request.operation, toNegotiatedRatesSubject({ ...request, contract }));
    case 'file-upload':
      return applyRules('file', request.operation, toFileSubject({ ...request, contract }));
    default:
      return [];
  }
}

function applyRules<Kind extends SubjectKind>(kind: Kind, operation: string, subject: Subjects[Kind]): Issue[] {
  const rules: readonly Rule[] = RULES;
  return rules
    .filter((rule) => rule.subject === kind && rule.operations.includes(operation))
    .flatMap(({ id, severity = 'error', refusal, check }) =>
      check(subject).map((finding): Issue => ({
        rule: id,
        severity,
        ...finding,
        ...(refusal === undefined ? {} : { refusal }),
      })),
    );
}
