import data from '@generated/console/default/console-data.json';
import { readStored, writeStored } from '../../hooks/stored';
import type { StoredDraft } from '../Console/draft';

/** The hash with which a page opens its console (`src/behaviors/content/sheet.ts`). */
export const TRY_IT = '#example-try';

/** The console of a page opens with these path parameters, whichever of its examples is picked. Other edits are kept. */
export function prefill(page: string, path: Record<string, string>): void {
  const keys = data.examples.filter((example) => example.operation === page).map(({ name }) => `draft.${page}.${name}`);
  for (const key of keys) {
    const stored = readStored(key) as StoredDraft | undefined;
    writeStored(key, { ...stored, path, isPrefilled: true } satisfies StoredDraft);
  }
}
