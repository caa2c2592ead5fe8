import type { MouseEvent } from 'react';

/** Whether a click on a link is not one of the browser's own ways to open it in another tab. */
export function isPlainClick({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
}
