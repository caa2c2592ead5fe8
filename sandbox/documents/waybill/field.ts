import type { Source } from '../drawing/drawing';
import { cleanText } from '../text/clean-text';

/** Something that was filled in, under the words that are printed above it. */
export type Field = { caption: string; value: string; source?: Source };

/** The fields that have a value, cleaned. */
export function listGiven(fields: [caption: string, value: string, source?: Source][]): Field[] {
  return fields
    .map(([caption, value, source]) => ({ caption, value: cleanText(value), ...(source && { source }) }))
    .filter(({ value }) => value !== '');
}
