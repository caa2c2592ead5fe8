import type { CheckResult } from '../../../check';

/** What is at the counter. Of a `text`, nothing more is known. */
export type Kind = 'empty' | 'text' | 'request' | 'response' | 'error' | 'rows' | 'calls';

/** The calls of a browser or of a sandbox. */
export const ARCHIVE_NAME = /\.har$/i;
export const TABLE_NAME = /\.[ct]sv$/i;

/** What a text is, by the result of its check; undefined as long as there is none. */
export function toKind(result: CheckResult | undefined): Kind {
  if (result?.rejected === 'response') return 'response';
  if (result?.caught) return 'error';
  if (result?.rejected === 'table') return 'rows';
  return result === undefined || result.rejected ? 'text' : 'request';
}
