import { getField } from '../get-field';
import type { Issue } from '../issue';
import { toFixSubject } from '../quick-fix/choose-service';
import { NO_FIX, type FixContext, type QuickFix } from '../quick-fix/quick-fix';
import { countCharacters, countHalfWidth } from '../text-length';
import { splitLine } from './split-line';

/** Moves the end of the first address line to the start of the second, if it is too long or the second is missing. */
export function shortenLine({ field, code, value }: Issue, context: FixContext): QuickFix {
  const at = field.split('.').slice(0, -1).join('.');
  const [first, second] = [`${at}.address1`, `${at}.address2`];
  const address = toFixSubject(context).carrier?.address;
  const [line, next = ''] = [getField(context.body, first), getField(context.body, second) ?? undefined];
  const isTooLong = code !== 'REQUIRED';
  const isOther = isTooLong && field !== first;
  if (!address || isOther || typeof line !== 'string' || typeof next !== 'string') return NO_FIX;
  const count = address.count === 'half-width' ? countHalfWidth : countCharacters;
  const parts = splitLine(line, (part) => count(part) <= (isTooLong ? Number(value) : address.address1));
  if (!parts) return NO_FIX;
  const moved = next.trim() === '' ? parts[1] : `${parts[1]} ${next}`;
  if (count(moved) > address.address2) return NO_FIX;
  return { kind: 'set', field: first, value: parts[0], then: [{ kind: 'set', field: second, value: moved }] };
}
