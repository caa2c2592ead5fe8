import { useState } from 'react';
import { readStored, writeStored } from '../../hooks/stored';
import type { Draft } from './draft';

/** What the reader changed in the request of an example, kept until it is reset; the example itself where nothing was. */
export default function useDraft(
  key: string,
  initial: Draft,
): { draft: Draft; isEdited: boolean; change: (part: Partial<Draft>) => void; reset: () => void } {
  const [, redraw] = useState(0);
  const stored = readStored(key) as Partial<Draft> | undefined;
  const draft = { ...initial, ...stored };
  return {
    draft,
    isEdited: stored !== undefined,
    change(part) {
      writeStored(key, { ...stored, ...part });
      redraw((count) => count + 1);
    },
    reset() {
      writeStored(key, undefined);
      redraw((count) => count + 1);
    },
  };
}
