import { onPage } from '../lifecycle';
import { renderLoadError } from '../navigation/load-error';
import { hideProgress, showError } from '../navigation/progress';

type Behavior = { start: () => void };

/** The chunks of behaviors that only some pages need, by a selector that only these pages match. */
const CHUNKS: Record<string, () => Promise<Behavior>> = {
  '[data-rail]': () => import(/* webpackChunkName: "operation" */ './operation'),
  '[data-date]': () => import(/* webpackChunkName: "dates" */ './dates'),
  '[data-matrix]': () => import(/* webpackChunkName: "carrier-matrix" */ './carrier-matrix'),
};

const started = new Map<string, Promise<void>>();

export function startOnDemand(): void {
  onPage(() => void loadBehaviors());
}

/** Starts what the page needs; done when all of it works or an error is shown. The next page asks for a failed chunk again. */
export async function loadBehaviors(): Promise<void> {
  const needed = Object.entries(CHUNKS).filter(([selector]) => document.querySelector(selector));
  await Promise.all(
    needed.map(([selector, load]) => {
      const pending =
        started.get(selector) ??
        load().then(
          ({ start }) => start(),
          (error: unknown) => {
            started.delete(selector);
            void reportFailure(error, selector);
          },
        );
      started.set(selector, pending);
      return pending;
    }),
  );
}

async function reportFailure(error: unknown, selector: string): Promise<void> {
  const notice = await renderLoadError(error, () => {
    hideProgress();
    void loadBehaviors();
  });
  // The reader may have left the page meanwhile.
  if (document.querySelector(selector)) showError(notice);
}
