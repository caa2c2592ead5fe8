/** Runs in the page: drives an engine as a reader does. */
import runInSlices from '../../../../src/components/SearchPanel/run-in-slices';
import { openIndex, prepare, searchInSteps, type SearchIndex } from '../../../../search';
import type { Engine, Open } from '../engines/engine';
import { listBeginnings } from './list-beginnings';

let engine: Engine;

/** Loads an engine's code and index. @returns milliseconds */
export async function load(code: string, base: string): Promise<number> {
  const start = performance.now();
  const { open } = (await import(/* @vite-ignore */ code)) as { open: Open };
  engine = await open(base);
  return performance.now() - start;
}

/** Searches, and fetches what is shown of the results. */
export async function ask(query: string): Promise<void> {
  const found = await engine.search(query);
  await engine.show?.(found);
}

/** Addresses that queries lead to, best first. */
export async function list(queries: string[]): Promise<string[][]> {
  const found: string[][] = [];
  for (const query of queries) found.push(await engine.list(await engine.search(query)));
  return found;
}

/** Milliseconds from a keystroke until it is known what is found, and until the first results can be drawn. */
export type Cost = [found: number, drawn: number];

/** What each keystroke of typing some queries costs. */
export async function type(queries: string[]): Promise<Cost[]> {
  engine.rest?.();
  const costs: Cost[] = [];
  for (const typed of queries.flatMap(listBeginnings)) {
    const start = performance.now();
    const results = await engine.search(typed);
    const found = performance.now() - start;
    await engine.show?.(results);
    costs.push([found, performance.now() - start]);
  }
  return costs;
}

/** How long each keystroke holds the page at a time, at the longest, when the search runs in slices, as in the portal. */
export async function hold(base: string, queries: string[]): Promise<number[]> {
  const corpus = openIndex((await (await fetch(`${base}search-index.json`)).json()) as SearchIndex);
  const preparation = prepare(corpus);
  while (!preparation.next().done);
  const longest: number[] = [];
  for (const typed of queries.flatMap(listBeginnings)) {
    const blocks: number[] = [];
    await new Promise<void>((done) => {
      runInSlices(watchBlocks(searchInSteps(corpus, typed), blocks), () => done());
    });
    longest.push(Math.max(...blocks));
  }
  return longest;
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
