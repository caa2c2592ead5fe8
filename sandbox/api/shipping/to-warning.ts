import { renderIssue, type Issue } from '../../../rules';
import type { ApiTypes } from '../../../contract';
import type { RequestContext } from '../request-context';

type Warning = ApiTypes['schemas']['Warning'];

/** A warning as callers read it, in their language. */
export function toWarning({ environment, locale }: RequestContext, issue: Issue): Warning {
  const message = renderIssue(issue, environment.sentences[locale], locale);
  const type = issue.rule === 'label-characters' ? 'label' : toType(issue.field);
  return { type, field: issue.field, rule: issue.rule, message };
}

/** 'to_address.full_name' → 'label' */
function toType(field: string): Warning['type'] {
  if (field.startsWith('customs')) return 'customs';
  return field.includes('_address.') ? 'label' : 'setup';
}
