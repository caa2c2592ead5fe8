/**
 * Closes the search by its button, or by a press on what is around its sheet, begun and ended there: dragging text out of
 * the box does not close it, nor does dragging into it. Works before the code of the search is loaded, and without it.
 */
export function startCloseSearch(): void {
  let began: EventTarget | null = null;
  let ended: EventTarget | null = null;
  document.addEventListener('pointerdown', ({ target }) => (began = target));
  document.addEventListener('pointerup', ({ target }) => (ended = target));
  document.addEventListener('click', ({ target }) => {
    const dialog = document.querySelector<HTMLDialogElement>('[data-search] > dialog');
    if (!dialog || !(target instanceof Element)) return;
    // A press that is dragged ends in a click on the nearest element around both places.
    const isAround = [target, began, ended].every((place) => place === dialog);
    if (isAround || target.closest('[data-closes-search]')) dialog.close();
    began = null;
  });
}
