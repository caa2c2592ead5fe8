/** What stands for what, from pairs with spaces between them: 'sh:し ch:ち' */
export function readPairs(text: string): Record<string, string> {
  return Object.fromEntries(text.split(' ').map((pair) => pair.split(':') as [string, string]));
}
