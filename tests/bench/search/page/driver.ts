/** Runs in the page: drives an engine as a reader does. */
import runInSlices from '../../../../src/components/SearchPanel/run-in-slices';
import { openIndex, prepare, searchInSteps, type SearchIndex } from '../../../../search';
import type { Engine, Open } from '../engines/engine';

let engine: Engine;

/** Loads an engine's code and index. @returns milliseconds */
export async function load(code: string, base: string): Promise<number> {
  const start = performance.now();
  const { open } = (await import(/* @vite-ignore */ code)) as { open: Open };
  engine = await open(base);
  return performance.now() - start;
}

/** The first query of a visit, with what is shown of its results. */
export async function ask(query: string): Promise<void> {
  await engine.show?.(await engine.search(query));
}

/** Addresses that queries lead to, best first. */
export async function list(queries: string[]): Promise<string[][]> {
  const found: string[][] = [];
  for (const query of queries) found.push(await engine.list(await engine.search(query)));
  return found;
}

/** What each keystroke of typing some queries costs in milliseconds, the best of several rounds. */
export async function type(queries: string[], budget: number): Promise<number[]> {
  const costs = new Map<string, number>();
  const end = performance.now() + budget;
  for (let round = 0; round < ROUNDS && performance.now() < end; round += 1) {
    for (const query of queries) {
      if (round > 0 && performance.now() > end) break;
      for (const typed of listBeginnings(query)) {
        const start = performance.now();
        await engine.search(typed);
        const cost = performance.now() - start;
        const key = `${query}\n${typed}`;
        costs.set(key, Math.min(costs.get(key) ?? Infinity, cost));
      }
    }
  }
  return [...costs.values()];
}

/** Rounds of typing: the first also fetches and compiles, and what else runs on the machine disturbs the best one least. */
const ROUNDS = 4;

function listBeginnings(query: string): string[] {
  const letters = Array.from(query);
  return letters.map((_, index) => letters.slice(0, index + 1).join(''));
}

/** The longest time for which each keystroke holds the page when the search runs in slices, as in the portal. */
export async function hold(base: string, queries: string[]): Promise<number[]> {
  const corpus = openIndex((await (await fetch(`${base}search-index.json`)).json()) as SearchIndex);
  const preparation = prepare(corpus);
  while (!preparation.next().done);
  const longest = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const typed of queries.flatMap(listBeginnings)) {
      const blocks: number[] = [];
      await new Promise<void>((done) => {
        runInSlices(watchBlocks(searchInSteps(corpus, typed), blocks), () => done());
      });
      longest.set(typed, Math.min(longest.get(typed) ?? Infinity, Math.max(...blocks)));
    }
  }
  return [...longest.values()];
}

/** Notes how long each slice of some work takes: from its first step to the end of the task that it runs in. */
function* watchBlocks<Result>(work: Generator<undefined, Result>, blocks: number[]): Generator<undefined, Result> {
  let start: number | undefined;
  for (;;) {
    if (start === undefined) {
      const begun = performance.now();
      start = begun;
      queueMicrotask(() => {
        blocks.push(performance.now() - begun);
        start = undefined;
      });
    }
    const step = work.next();
    if (step.done) return step.value;
    yield;
  }
}
