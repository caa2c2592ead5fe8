// Not part of ECMAScript, but of every runtime in which rules run: Node, workers and browsers.
declare const TextDecoder: new (encoding: string) => { decode(bytes: Uint8Array): string };

/** Rows of JIS X 0208. WHATWG's table for EUC-JP also contains the vendors' rows 13 and 89 to 92, such as ① and 髙. */
const ROWS = [...range(1, 8), ...range(16, 84)];
const CELLS = range(1, 94);
const OFFSET = 0xa0;

/** Characters that WHATWG decodes to a full-width form, and other tables to these. */
const VARIANTS = '\u301c\u2212\u2016\u2014\u00a2\u00a3\u00ac';

/** ASCII and the half-width kana of JIS X 0201. */
const HALF_WIDTH = /[\u0020-\u007e\uff61-\uff9f]/;

let known: Set<string> | undefined;

/**
 * The characters that Japanese label printers may not have, each once: outside ASCII, half-width kana and JIS X 0208.
 * '髙橋㈱' → ['髙', '㈱']
 *
 * Source: JIS X 0208:1997; the table is that of https://encoding.spec.whatwg.org/#index-jis0208.
 */
export function listUnusualCharacters(text: string): string[] {
  known ??= readJisX0208();
  const found = Array.from(text).filter((one) => !HALF_WIDTH.test(one) && !known?.has(one));
  return Array.from(new Set(found));
}

function readJisX0208(): Set<string> {
  const bytes = ROWS.flatMap((row) => CELLS.flatMap((cell) => [OFFSET + row, OFFSET + cell]));
  const decoded = new TextDecoder('euc-jp').decode(Uint8Array.from(bytes)).replaceAll('\ufffd', '');
  return new Set(decoded + VARIANTS);
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
