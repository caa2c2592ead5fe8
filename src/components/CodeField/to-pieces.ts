/** A part of a text that is drawn in one way. */
export type Piece = {
  text: string;
  /** As in the samples of the page, true, false and null look like numbers. */
  type: 'property' | 'string' | 'number' | undefined;
  mark: Mark['severity'] | undefined;
};
export type Mark = { start: number; end: number; severity: 'error' | 'warning' };

const TOKEN = /("(?:\\.|[^"\\\n])*"?)(\s*:)?|-?\b\d+(?:\.\d+)?(?:e[+-]?\d+)?\b|\b(?:true|false|null)\b/gi;
/** Cuts a text into pieces by the colors of JSON and by its marks: '{"a": 1}' → `{`, `"a"`, `: `, `1`, `}` */
export function toPieces(text: string, marks: readonly Mark[]): Piece[] {
  const tokens = listTokens(text);
  const shown = marks.filter(({ start, end }) => start < end && end <= text.length).sort((a, b) => a.start - b.start);
  const cuts = [
    0,
    text.length,
    ...tokens.flatMap(({ start, end }) => [start, end]),
    ...shown.flatMap(({ start, end }) => [start, end]),
  ];
  const offsets = [...new Set(cuts)].sort((a, b) => a - b);
  let token = 0;
  let mark = 0;
  let open: Mark[] = [];
  return offsets.slice(0, -1).map((start, index): Piece => {
    while ((tokens[token]?.end ?? Infinity) <= start) token += 1;
    const current = tokens[token];
    open = open.filter(({ end }) => end > start);
    for (let next = shown[mark]; next && next.start <= start; next = shown[mark]) {
      open.push(next);
      mark += 1;
    }
    return {
      text: text.slice(start, offsets[index + 1]),
      type: current && current.start <= start ? current.type : undefined,
      mark: open.find(({ severity }) => severity === 'error')?.severity ?? open[0]?.severity,
    };
  });
}

type Token = { start: number; end: number; type: NonNullable<Piece['type']> };

/** The parts of a JSON text that have a color. */
export function listTokens(text: string): Token[] {
  return [...text.matchAll(TOKEN)].map(({ index, 0: whole, 1: string, 2: colon }): Token => {
    const type = string === undefined ? 'number' : colon ? 'property' : 'string';
    return { start: index, end: index + (string ?? whole).length, type };
  });
}
