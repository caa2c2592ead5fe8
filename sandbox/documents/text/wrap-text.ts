/** Japanese line breaking: what may not begin a line, and what may not end one (JIS X 4051). */
const NOT_FIRST =
  /^[、。，．,.・：；:;？！?!）)\]］」』】〉》〕｝}ーゝゞ々〜～ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ％%’”…‥ ]/u;
const NOT_LAST = /[（([［「『【〈《〔｛{‘“〒￥¥＃#]$/u;
/** A word of an alphabet with the blanks behind it, or one character of a script that breaks anywhere. */
const PIECES = /[^\s\u2E80-\u9FFF\uF900-\uFAFF\uFF00-\uFFEF\u{20000}-\u{3FFFF}]+[ ]*|[\s\S]/gu;
/** The rounding error that a sum of widths may have. */
const TOLERANCE = 1e-6;

type Measure = (text: string) => number;

/**
 * Breaks a cleaned string into lines with a maximum width. A word that is wider than a line is cut at the end of the line.
 * `measure` returns the width of a string in the unit of `width`; a string is as wide as its parts together.
 */
export function wrapText(text: string, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  const endLine = () => {
    if (line.trim()) lines.push(line.trimEnd());
    line = '';
    used = 0;
  };
  for (const piece of listPieces(text)) {
    if (used + measure(piece.trimEnd()) > width + TOLERANCE) endLine();
    let rest = piece;
    while (measure(rest.trimEnd()) > width + TOLERANCE) {
      const head = cutText(rest, width, measure);
      lines.push(head);
      rest = rest.slice(head.length);
    }
    line += rest;
    used += measure(rest);
  }
  endLine();
  return lines;
}

/** The longest beginning that is no wider than a width, at least one character. */
export function cutText(text: string, width: number, measure: Measure): string {
  let used = 0;
  let end = 0;
  for (const character of text) {
    used += measure(character);
    if (used > width + TOLERANCE && end > 0) break;
    end += character.length;
  }
  return text.slice(0, end);
}

function listPieces(text: string): string[] {
  const pieces: string[] = [];
  for (const piece of text.match(PIECES) ?? []) {
    const last = pieces.at(-1);
    if (last !== undefined && (NOT_FIRST.test(piece) || NOT_LAST.test(last))) pieces[pieces.length - 1] = last + piece;
    else pieces.push(piece);
  }
  return pieces;
}
