/**
 * Changes the page, with a cross-fade where the browser has view transitions and the reader wants motion. The page is
 * changed when this is done, while the fade still runs.
 */
export async function changePage(change: () => void, hasTransition: boolean): Promise<void> {
  const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!hasTransition || isReduced || !('startViewTransition' in document)) {
    change();
    return;
  }
  const { ready, updateCallbackDone } = document.startViewTransition(change);
  // The next change may skip this fade, which then never gets ready.
  ready.catch(() => undefined);
  await updateCallbackDone;
}
