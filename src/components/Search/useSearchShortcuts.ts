import { useEffect, useEffectEvent } from 'react';

type Handlers = {
  /** Ctrl K or Cmd K. */
  onToggle: () => void;
  /** A slash, typed where nothing is being written. */
  onOpen: () => void;
};

/** The keys that open the search from anywhere. */
export default function useSearchShortcuts({ onToggle, onOpen }: Handlers): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (isOfInputMethod(event)) return;
    const hasControl = event.ctrlKey !== event.metaKey && !event.altKey && !event.shiftKey;
    if (hasControl && event.key.toLowerCase() === 'k') {
      event.preventDefault();
      onToggle();
    } else if (event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isWriting(event.target)) {
      event.preventDefault();
      onOpen();
    }
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent): void => handleKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

/** The key code of keys that belong to an input method. */
const COMPOSING = 229;

/** Whether a key ends or walks through the composition of a word. Safari tells it by the old code alone. */
export function isOfInputMethod(event: KeyboardEvent): boolean {
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  return event.isComposing || event.keyCode === COMPOSING;
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
