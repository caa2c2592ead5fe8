/**
 * The deepest nesting of brackets in a text, strings included: an upper bound for any parser that follows, found without
 * recursion. '{"a": [1]}' → 2
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
