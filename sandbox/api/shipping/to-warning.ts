import { renderIssue, type Issue, type Params } from '../../../rules';
import type { ApiTypes } from '../../../contract';
import type { RequestContext } from '../request-context';

/** A warning with all that it reports: `rule` is null only in shipments that were stored earlier. */
export type Warning = ApiTypes['schemas']['Warning'] & { rule: string };

/** What is reported without a rule, by its phrase: with the category. */
export const NOTICES = {
  'not-tracked': 'setup',
  'label-cut': 'label',
  'invoice-cut': 'invoice',
  'invoice-unsigned': 'invoice',
  'rates-no-account': 'setup',
  'rates-other-route': 'setup',
  'rates-no-route': 'setup',
} as const satisfies Record<string, Warning['type']>;

export type NoticeId = keyof typeof NOTICES;
/** A notice is about a field of the request, even if nothing in the field is wrong. */
export type NoticeField = `${keyof ApiTypes['schemas']['ShipmentRequest']}.${string}`;
export type Notice = { notice: NoticeId; field: NoticeField; params?: Params };

/** The `rule` of a warning about an unknown field. */
export const UNKNOWN_FIELD_RULE = 'unknown-field';

/** A warning as callers read it, in their language. All warnings are made here. */
export function toWarning({ environment, locale, say }: RequestContext, found: Issue | Notice): Warning {
  const { field } = found;
  if ('notice' in found) {
    const { notice, params } = found;
    return { type: NOTICES[notice], field, rule: notice, message: say(notice, params) };
  }
  const message = renderIssue(found, environment.sentences[locale], locale);
  const type = found.rule === 'label-characters' ? 'label' : toType(field);
  return { type, field, rule: found.rule ?? UNKNOWN_FIELD_RULE, message };
}

/** 'to_address.full_name' → 'label' */
function toType(field: string): Warning['type'] {
  if (field.startsWith('customs')) return 'customs';
  return field.includes('_address.') ? 'label' : 'setup';
}
