import { useCallback, useSyncExternalStore } from 'react';

type Stored = [value: string | null, store: (value: string | null) => void];

/** A value of the browser's local storage, in step across tabs. Where nothing can be stored, there is none. */
export default function useStored(key: string): Stored {
  const read = (): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const value = useSyncExternalStore(subscribe, read, () => null);
  const store = useCallback(
    (next: string | null) => {
      try {
        if (next === null) localStorage.removeItem(key);
        else localStorage.setItem(key, next);
      } catch {
        // Blocked or full.
      }
      window.dispatchEvent(new StorageEvent('storage', { key }));
    },
    [key],
  );
  return [value, store];
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
