/** A request of the API has four levels of nesting; source code around it has a few more. */
export const DEEPEST = 100;

/** Thrown by the parsers, which are recursive, at the first bracket that is nested more than DEEPEST levels deep. */
export class TooDeepError extends Error {}

/**
 * Estimates the deepest nesting of brackets without recursion, before it is known which brackets are in strings: those
 * count as well, so the parsers limit their own depth too. '{"a": [1]}' → 2
 */
export function measureDepth(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    // ( [ { and ) ] }
    if (sign === 40 || sign === 91 || sign === 123) deepest = Math.max(deepest, (depth += 1));
    else if (sign === 41 || sign === 93 || sign === 125) depth = Math.max(0, depth - 1);
  }
  return deepest;
}
