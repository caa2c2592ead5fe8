import type { ClientModule } from '@docusaurus/types';
import { isGone } from './is-gone';
import { createPanel } from './panel';
import { holdRouteChunks } from './route-chunks';

/** A page that comes sooner than this needs no spinner. Milliseconds. */
const PATIENCE = 200;

/**
 * Shows that a page is loading, and when a part of it cannot be loaded, the error with a button that tries again.
 *
 * Docusaurus itself reloads the document when a chunk fails on navigation, and never hydrates when one fails on first
 * load; in neither case does `@theme/Loading` show its error. So chunks of routes that fail are held back here until
 * they are there, and a page waits for them instead of being thrown away.
 */
const chunks = typeof window === 'undefined' ? undefined : holdRouteChunks(() => update());
const panel =
  typeof window === 'undefined' ? undefined : createPanel({ retry, reload: () => window.location.reload() });

let navigating = false;
let spinnerTimer: ReturnType<typeof setTimeout> | undefined;

function isWaiting(): boolean {
  return navigating || document.documentElement.dataset.hasHydrated !== 'true';
}

function update(): void {
  const failure = chunks?.getFailure();
  if (failure && isWaiting()) void tell(failure);
  else if (!navigating) panel?.hide();
}

/** Tells what failed, once it is known why, unless that is over by then. */
async function tell(failure: unknown): Promise<void> {
  const gone = await isGone(failure);
  if (isWaiting() && chunks?.getFailure() === failure) panel?.showError(failure, gone);
}

function retry(): void {
  panel?.showSpinner();
  chunks?.retry();
}

const clientModule: ClientModule = {
  onRouteUpdate({ location, previousLocation }) {
    if (!previousLocation || location.pathname === previousLocation.pathname) return undefined;
    navigating = true;
    panel?.hide();
    clearTimeout(spinnerTimer);
    spinnerTimer = setTimeout(() => {
      if (navigating && !chunks?.getFailure()) panel?.showSpinner();
    }, PATIENCE);
    // What failed while a link was hovered over has a second chance now that it is needed.
    chunks?.retry();
    return undefined;
  },
  onRouteDidUpdate() {
    navigating = false;
    clearTimeout(spinnerTimer);
    panel?.hide();
  },
};

export default clientModule;
