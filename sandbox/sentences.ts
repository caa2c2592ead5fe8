import type { Contract } from '../contract';
import type { RuleId } from '../rules';

/** The sentences of the sandbox, in one language. Numbers of the contract are filled in; `{name}` is filled by the call. */
export type Sentences = {
  errors: Contract['errors'];
  phrases: Contract['phrases'];
  /** The message of each rule. */
  rules: Record<RuleId, string>;
  /** The message for what a schema found, by the code of the detail, and for unknown fields. */
  schema: Record<string, string>;
  /** The name of each carrier type. */
  carriers: Record<string, string>;
};
