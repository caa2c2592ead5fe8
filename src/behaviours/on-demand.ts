import { onPage } from './lifecycle';

type Behaviour = { start: () => void };

/** What only some pages have comes as a chunk with the first of them: by what its pages contain. */
const CHUNKS: Record<string, () => Promise<Behaviour>> = {
  '[data-rail]': () => import(/* webpackChunkName: "operation" */ './operation'),
  '[data-date]': () => import(/* webpackChunkName: "dates" */ './dates'),
  '[data-matrix]': () => import(/* webpackChunkName: "carrier-matrix" */ './carrier-matrix'),
};

const started = new Map<string, Promise<void>>();

export function startOnDemand(): void {
  onPage(() => void loadBehaviours());
}

/** Starts what the page needs; done when all of it works. A chunk that does not come is asked for by the next page again. */
export async function loadBehaviours(): Promise<void> {
  const needed = Object.entries(CHUNKS).filter(([selector]) => document.querySelector(selector));
  await Promise.all(
    needed.map(([selector, load]) => {
      const pending =
        started.get(selector) ??
        load().then(
          ({ start }) => start(),
          () => void started.delete(selector),
        );
      started.set(selector, pending);
      return pending;
    }),
  );
}
