/** Parses pairs that are separated by spaces: 'sh:し ch:ち' → { sh: 'し', ch: 'ち' } */
export function readPairs(text: string): Record<string, string> {
  return Object.fromEntries(text.split(' ').map((pair) => pair.split(':') as [string, string]));
}
