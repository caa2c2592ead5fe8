/**
 * A request with other dates: `current` has the new one for each. All are replaced in one pass, since the new shipping date
 * can be the old delivery date.
 */
export function replaceDates(request: string, current: ReadonlyMap<string, string | undefined>): string {
  return request.replace(/\d{4}-\d\d-\d\d/g, (date) => current.get(date) ?? date);
}
