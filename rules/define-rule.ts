import type { Contract } from '../contract';
import type { Finding, Issue, Params } from './issue';
import type { AccountSubject } from './account/subject';
import type { AddressSubject } from './address/subject';
import type { FileSubject } from './file/subject';
import type { NameSubject } from './name/subject';
import type { NegotiatedRatesSubject } from './negotiated-rates/subject';
import type { ServiceSubject, ShippingSubject } from './shipping/subject';
import type { SubUserSubject } from './sub-user/subject';

/** What a rule judges, by the kind of request. */
export type Subjects = {
  shipping: ShippingSubject;
  service: ServiceSubject;
  address: AddressSubject;
  account: AccountSubject;
  name: NameSubject;
  'negotiated-rates': NegotiatedRatesSubject;
  file: FileSubject;
  'sub-user': SubUserSubject;
};
export type SubjectKind = keyof Subjects;

/**
 * A business rule: a condition on requests that a schema cannot express.
 *
 * `statement` describes the rule on pages, `message` describes the error and its fix to callers. `{name}` is replaced in
 * both: in the statement from `about`, in the message from the finding (its `value` and `params`). English here; Japanese
 * in i18n/ja/reference/rules.json.
 */
export type Rule<Id extends string = string, Kind extends SubjectKind = SubjectKind> = {
  /** Stable, kebab-case, the stem of the file. It is sent as `details[].rule` and names the rule's address on a page. */
  id: Id;
  subject: Kind;
  /** The operations whose responses can name it; each has it on its page. */
  operations: readonly [string, ...string[]];
  /**
   * A field of the request without which the rule rejects nothing, `setup.notes` or `parcels[].weight`. A new rule for a
   * field that is added with it breaks no client; without `field`, a new rule counts as a breaking change.
   */
  field?: string;
  /** Where the rule comes from: a section of the specification, or `assumed`. */
  source: `spec ${number}` | 'assumed';
  severity?: Issue['severity'];
  /** The code of the error when the carrier rejects; without it the request is not valid. */
  rejection?: string;
  statement: string;
  message: string;
  /** Numbers and lists of the statement, read from the contract. */
  about?: (contract: Contract) => Params;
  // A method, whose parameter is checked less strictly: an array can contain rules of every kind.
  check(this: void, subject: Subjects[Kind]): Finding[];
};

export function defineRule<const Id extends string, Kind extends SubjectKind>(rule: Rule<Id, Kind>): Rule<Id, Kind> {
  return rule;
}
