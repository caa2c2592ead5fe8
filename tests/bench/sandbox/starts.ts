import { join } from 'node:path';
import { STARTS } from './plan';
import { measureStart, SERVER_NAMES, type ServerName } from './servers';

/** Milliseconds until each server says where it listens, the median of several starts. */
export type Starts = Record<ServerName, number>;

/** Starts the servers in turns, so that other load affects all of them. The first start of each only fills caches. */
export async function measureStarts(dir: string): Promise<Starts> {
  const taken: Record<ServerName, number[]> = { memory: [], file: [], prism: [] };
  for (let round = 0; round <= STARTS; round += 1) {
    for (const name of SERVER_NAMES) {
      const data = name === 'file' ? join(dir, 'started.db') : ':memory:';
      const ms = await measureStart(name, data);
      if (round > 0) taken[name].push(ms);
    }
  }
  return { memory: findMedian(taken.memory), file: findMedian(taken.file), prism: findMedian(taken.prism) };
}

function findMedian(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}
