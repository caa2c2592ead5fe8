import { writeStored } from '../../hooks/stored';
import useStored from '../../hooks/useStored';
import type { ListedRecord } from '../../../sandbox/web';
import { dropStalePath, type Draft, type StoredDraft } from './draft';

type UseDraft = {
  draft: Draft;
  isEdited: boolean;
  /** A link to a record has set the path. */
  isPrefilled: boolean;
  change: (part: Partial<Draft>) => void;
  reset: () => void;
};

/**
 * The request of an example with the reader's changes, kept until it is reset. Each tab shows those of the others.
 *
 * @param records all that the sandbox contains, where links to its records set paths
 */
export default function useDraft(key: string, initial: Draft, records: readonly ListedRecord[]): UseDraft {
  const stored = dropStalePath(useStored(key) as StoredDraft | undefined, records);
  const { isPrefilled, ...edits } = stored ?? {};
  return {
    draft: { ...initial, ...edits },
    isEdited: stored !== undefined,
    isPrefilled: Boolean(isPrefilled),
    change(part) {
      // A path that the reader edits stays, whether there is such a record or not.
      writeStored(key, { ...edits, ...part, ...(isPrefilled && !part.path ? { isPrefilled } : {}) });
    },
    reset() {
      writeStored(key, undefined);
    },
  };
}
