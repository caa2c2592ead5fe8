/** Lists the content of the box after each letter of a query. */
export function listBeginnings(query: string): string[] {
  const letters = Array.from(query);
  return letters.map((_, index) => letters.slice(0, index + 1).join(''));
}
