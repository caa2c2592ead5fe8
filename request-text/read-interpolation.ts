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

/** The offset after the closing brace; the end of the text where nothing closes it. */
function findClosingBrace(text: string, start: number): number {
  const pattern = /[{}]|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/g;
  pattern.lastIndex = start;
  let depth = 0;
  for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
    if (found[0] === '{') depth += 1;
    if (found[0] === '}') depth -= 1;
    if (depth === 0) return pattern.lastIndex;
  }
  return text.length;
}
