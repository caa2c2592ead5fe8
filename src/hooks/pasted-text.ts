/** A box of one line loses the line breaks of what is pasted into it. */
const BREAKS = /[\r\n]+/g;

let pasted = '';

/** Keeps a text with line breaks as it was pasted into a box of one line. */
export function keepPasted(text: string): void {
  pasted = text;
}

/** The text of the box with the line breaks that it was pasted with. */
export function readPasted(text: string): string {
  return pasted !== '' && pasted.replace(BREAKS, '') === text ? pasted : text;
}
