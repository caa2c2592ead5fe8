/** Opens a modal dialog, if it is closed; the page behind it does not scroll until it is closed again. */
export function showModal(dialog: HTMLDialogElement): void {
  // Safari 16 throws when it is open already.
  if (dialog.open) return;
  dialog.showModal();
  const root = document.documentElement;
  root.toggleAttribute('data-modal', true);
  dialog.addEventListener('close', () => root.toggleAttribute('data-modal', false), { once: true });
}
