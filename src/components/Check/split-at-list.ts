/**
 * A sentence in three parts, the second of which lists the values of a menu: 'Use one of 14-16, 16-18.', [14-16, 16-18] →
 * ['Use one of ', '14-16, 16-18', '.']; the sentence alone if it doesn't list them all. Values may have a name: 'before-noon (Morning)'.
 */
export function splitAtList(sentence: string, values: readonly (string | number)[]): string[] {
  const list = values.map((value) => `${String(value)}(?: ?[(（].*?[)）])?`).join('(?:, |、)');
  return sentence.split(new RegExp(`(${list})`));
}
