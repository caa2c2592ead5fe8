import { useEffect, useEffectEvent } from 'react';
import { isOfInputMethod } from '../../behaviors/is-of-input-method';

type Handlers = {
  /** Ctrl K or Cmd K. */
  onToggle: () => void;
  /** A slash, typed where nothing is being written. */
  onOpen: () => void;
};

/** The keys that open the search from anywhere. */
export default function useSearchShortcuts({ onToggle, onOpen }: Handlers): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (isOfInputMethod(event) || event.altKey || event.shiftKey) return;
    if (event.ctrlKey !== event.metaKey && event.key.toLowerCase() === 'k') {
      event.preventDefault();
      // A key that is held down would open and close it in turns.
      if (!event.repeat) onToggle();
    } else if (event.key === '/' && !event.ctrlKey && !event.metaKey && !isWriting(event.target)) {
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

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
