/** Picks the time that a share of some times stay below, such as 0.5 for the median; NaN if there are none. */
export function pickShare(times: readonly number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? NaN;
}

/** Repeats a measurement in several rounds and returns the best time of each, without other load of the machine. */
export async function takeBest(rounds: number, run: () => Promise<number[]>): Promise<number[]> {
  let best: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const times = await run();
    best = times.map((time, index) => Math.min(time, best[index] ?? Infinity));
  }
  return best;
}
