/** A part that is laid out at once. */
const PART_LENGTH = 1000;
/** A text area of more lays out for over 50 ms: each line needs as long as dozens of characters. */
const EDITED_LENGTH_MAX = 40_000;
const EDITED_LINES_MAX = 1500;

/** The first half of a character. */
const HALF = /[\ud800-\udbff]$/;

/** Whether a text is too long for a text area. */
export function isLongText(text: string): boolean {
  if (text.length > EDITED_LENGTH_MAX) return true;
  let lines = 1;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines += 1;
  return lines > EDITED_LINES_MAX;
}

/** Cuts a text into parts that are laid out one by one, at the ends of lines where there are some: 'a\nb' → ['a\n', 'b'] */
export function cutText(text: string): string[] {
  const parts: string[] = [];
  for (let start = 0; start < text.length; start += parts.at(-1)?.length ?? 1) {
    const part = text.slice(start, start + PART_LENGTH);
    const end = part.length < PART_LENGTH ? part.length : part.lastIndexOf('\n') + 1;
    // The halves of a character stay together.
    parts.push(part.slice(0, end || (HALF.test(part) ? part.length - 1 : part.length)));
  }
  return parts;
}
