/**
 * Changes the page, with a cross-fade where the browser has view transitions and the reader wants motion. The page is
 * changed when this is done, while the fade still runs.
 */
export async function changePage(change: () => void, hasTransition = true): Promise<void> {
  const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!hasTransition || isReduced || !('startViewTransition' in document)) change();
  else await document.startViewTransition(change).updateCallbackDone;
}
