import type { RuleContract } from '../contract';
import type { Finding, Issue, Params } from './issue';
import type { FixContext, QuickFix } from './quick-fix/quick-fix';
import type { AccountSubject } from './account/subject';
import type { AddressSubject } from './address/subject';
import type { FileSubject } from './file/subject';
import type { NameSubject } from './name/subject';
import type { NegotiatedRatesSubject } from './negotiated-rates/subject';
import type { CarrierEntry, ServiceSubject, ShippingSubject } from './shipping/subject';
import type { SubUserSubject } from './sub-user/subject';

/** The subject that a rule checks, by the kind of request. */
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

/** The carriers whose requests a rule can reject: those that its statement lists, all others, or those of a kind. */
export type RuleScope = 'listed' | 'others' | CarrierEntry['scope'] | ((carrier: CarrierEntry) => boolean);

/**
 * A business rule: a condition on requests that a schema cannot express.
 *
 * `statement` describes the rule on pages, `message` describes the error and its fix to callers. `{name}` is replaced in
 * both: in the statement from `about`, in the message from the finding (its `value` and `params`). `title`, `statement`
 * and `message` are in English here, and in Japanese in i18n/ja/reference/rules.json.
 */
export type Rule<Id extends string = string, Kind extends SubjectKind = SubjectKind> = {
  /** Stable, kebab-case, the stem of the file. It is sent as `details[].rule` and is part of the rule's URL on a page. */
  id: Id;
  /** The heading of the rule in lists. */
  title: string;
  subject: Kind;
  /** All carriers by default. */
  scope?: RuleScope;
  /** The operations that check the rule, each of which lists it on its page. */
  operations: readonly [string, ...string[]];
  /**
   * A field of the request without which the rule rejects nothing, `setup.notes` or `parcels[].weight`. A new rule for a
   * field that is added with it breaks no client; without `field`, a new rule counts as a breaking change.
   */
  field?: string;
  /** Where the rule comes from: a section of the specification, or `assumed`. */
  source: `spec ${number}` | 'assumed';
  severity?: Issue['severity'];
  /** The code of the error if the carrier rejects the shipment. Without it, the request isn't valid. */
  rejection?: string;
  /** Whether a rate request may omit the fields that the rule requires, since no price depends on them. */
  isOptionalForRates?: boolean;
  statement: string;
  message: string;
  /** Numbers and lists of the statement, read from the contract. */
  about?: (contract: RuleContract) => Params;
  /** The changes that fix an issue, if they don't follow from its code, field and value. */
  fix?: (issue: Issue, context: FixContext) => QuickFix;
  // As a method, so that TypeScript accepts an array with rules of every kind.
  check(this: void, subject: Subjects[Kind]): Finding[];
};

export function defineRule<const Id extends string, Kind extends SubjectKind>(rule: Rule<Id, Kind>): Rule<Id, Kind> {
  return rule;
}
