/** Each fix may show what was hidden by another one. */
const ROUNDS_MAX = 50;

/**
 * Makes one change after the other, until none is left.
 *
 * @param makeOne makes a change; returns false when there is none
 */
export function repeatFixes(makeOne: () => boolean): void {
  for (let round = 0; round < ROUNDS_MAX; round += 1) if (!makeOne()) return;
}
