import { useSyncExternalStore } from 'react';
import { onStored, readStored, readStoredText } from './stored';

/** A value that this browser remembers, as it is now; undefined when there is none. */
export default function useStored(key: string): unknown {
  useSyncExternalStore(
    onStored,
    () => readStoredText(key),
    () => undefined,
  );
  return readStored(key);
}
