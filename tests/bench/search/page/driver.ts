/** Runs in the page: drives an engine as a reader does. */
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

/** For each query its hits, best first, and for each hit the addresses that it leads to. */
export async function list(queries: string[]): Promise<string[][][]> {
  const found: string[][][] = [];
  for (const query of queries) found.push(await engine.list(await engine.search(query)));
  return found;
}

/** Milliseconds from a keystroke until it is known what is found, and until the first results can be drawn. */
export type Cost = [found: number, drawn: number];

/** The cost of each keystroke of some queries. */
export async function type(queries: string[]): Promise<Cost[]> {
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
