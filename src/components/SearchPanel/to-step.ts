import type { KeyboardEvent } from 'react';

/** How far Page Up and Page Down go. */
const PAGE = 8;

/** How far a key walks through the results. With a modifier the arrows belong to the text. */
export function toStep({ key, ctrlKey, shiftKey, altKey, metaKey }: KeyboardEvent): number | undefined {
  if (shiftKey || altKey || metaKey) return undefined;
  if (ctrlKey) return key === 'n' ? 1 : key === 'p' ? -1 : undefined;
  switch (key) {
    case 'ArrowDown':
      return 1;
    case 'ArrowUp':
      return -1;
    case 'PageDown':
      return PAGE;
    case 'PageUp':
      return -PAGE;
    default:
      return undefined;
  }
}
