import { useStorageSlot } from '@docusaurus/theme-common';
import { useCallback, useState } from 'react';

/**
 * A choice of the reader that holds on the whole site, in every tab, and is remembered: the language of programs, the
 * carrier of examples. Until the page runs, and where the stored value is none of the offered ones, it is the first.
 * Where nothing can be stored, it holds in its place on the page.
 */
export default function useChoice(group: 'language' | 'carrier', offered: string[]): [string, (value: string) => void] {
  const [stored, slot] = useStorageSlot(`portal.${group}`);
  const [made, setMade] = useState<{ value: string; stored: string | null }>();
  const choose = useCallback(
    (value: string) => {
      slot.set(value);
      setMade({ value, stored });
    },
    [slot, stored],
  );
  // What is stored later, here or in another tab, is newer than what was chosen.
  const chosen = made?.stored === stored ? made.value : stored;
  return [chosen !== null && offered.includes(chosen) ? chosen : (offered[0] ?? ''), choose];
}
