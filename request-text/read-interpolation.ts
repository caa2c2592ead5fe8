import { COMPUTED } from './parse-embedded-json';

/** An interpolation in a string: its length in the source, and what replaces it in the content. */
type Interpolation = { length: number; content: string };

/**
 * Reads the interpolation that begins at an offset with `opening`, a sticky pattern. One in braces ends at the brace that
 * closes it; braces in quotes do not count. Python writes a brace of the content twice: '{{' → '{'
 */
export function readInterpolation(text: string, at: number, opening: RegExp | null): Interpolation | undefined {
  if (!opening) return undefined;
  opening.lastIndex = at;
  const sign = opening.exec(text)?.[0];
  if (sign === undefined) return undefined;
  if (sign === '{{' || sign === '}}') return { length: 2, content: sign.charAt(0) };
  const end = sign.includes('{') ? findClosingBrace(text, at + sign.indexOf('{')) : at + sign.length;
  return { length: end - at, content: COMPUTED };
}

const SIGN = /[{}"']/g;
/** A string, or the rest of its line where nothing closes it. */
const STRINGS: Record<string, RegExp> = { '"': /"(?:\\.|[^"\\\n])*("?)/y, "'": /'(?:\\.|[^'\\\n])*('?)/y };

/** The offset after the closing brace; the end of the text where nothing closes it. */
function findClosingBrace(text: string, start: number): number {
  let depth = 0;
  // Up to here, each quotation mark has been looked at and closes nothing.
  const open: Record<string, number> = {};
  SIGN.lastIndex = start;
  for (let found = SIGN.exec(text); found; found = SIGN.exec(text)) {
    const [sign] = found;
    if (sign === '{') depth += 1;
    if (sign === '}') depth -= 1;
    if (depth === 0) return SIGN.lastIndex;
    const string = found.index < (open[sign] ?? 0) ? undefined : STRINGS[sign];
    if (!string) continue;
    string.lastIndex = found.index;
    const isClosed = Boolean(string.exec(text)?.[1]);
    if (isClosed) SIGN.lastIndex = string.lastIndex;
    else open[sign] = string.lastIndex;
  }
  return text.length;
}
