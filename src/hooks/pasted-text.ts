/** Browsers remove the line breaks of what is pasted into a box of one line, or write blanks for them. */
const SPACE = /\s+/g;

let pasted = '';

/** Keeps a text with line breaks as it was pasted into a box of one line. */
export function keepPasted(text: string): void {
  pasted = text;
}

/** The text of the box with the line breaks that it was pasted with. */
export function readPasted(text: string): string {
  return pasted !== '' && pasted.replace(SPACE, '') === text.replace(SPACE, '') ? pasted : text;
}
