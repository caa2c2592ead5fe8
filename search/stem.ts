// cspell:ignore currenc bdgmnprt ings
/** Endings with the letters that must be left, the first that fits. */
const ENDINGS: [ending: RegExp, rest: number][] = [
  [/(?<=[a-z])ies$/, 4],
  [/(?<=ss)es$/, 4],
  [/(?<=[a-z])e?ly$/, 4],
  [/(?<=[a-z])(?:ions?|ings?)$/, 4],
  [/(?<=[a-z])ed$/, 4],
  [/(?<=[a-z])(?<!s)es$/, 4],
  [/(?<=[a-z])(?<!s)s$/, 3],
  [/(?<=[a-z])[ey]$/, 4],
];

/** Words that only look like forms of another one: product, state. */
const UNRELATED = new Set(['production', 'station']);

/** The part of an English word that its forms share: shipments → shipment, currencies → currenc, dropped → drop */
export function stem(word: string): string {
  if (UNRELATED.has(word)) return word;
  for (const [ending, rest] of ENDINGS) {
    const cut = word.replace(ending, '');
    if (cut !== word && cut.length >= rest) return cut.replace(/([bdgmnprt])\1$/, '$1');
  }
  return word;
}
