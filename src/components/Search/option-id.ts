/** ID of the list of results. */
export const LIST_ID = 'search-results';

export function toOptionId(index: number): string {
  return `${LIST_ID}-${index}`;
}
