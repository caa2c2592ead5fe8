import { useStorageSlot } from '@docusaurus/theme-common';
import { useCallback } from 'react';

/**
 * A choice of the reader that holds on the whole site, in every tab, and is remembered: the language of programs, the
 * carrier of examples. Until the page runs, and where the stored value is none of the offered ones, it is the first.
 */
export default function useChoice(group: 'language' | 'carrier', offered: string[]): [string, (value: string) => void] {
  const [stored, slot] = useStorageSlot(`portal.${group}`);
  const choose = useCallback((value: string) => slot.set(value), [slot]);
  return [stored !== null && offered.includes(stored) ? stored : (offered[0] ?? ''), choose];
}
