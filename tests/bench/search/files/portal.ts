import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIndex } from '../../../../search';
import type { Source } from './source';

export function writePortal({ dir, ...source }: Source): void {
  writeFileSync(join(dir, 'search-index.json'), JSON.stringify(buildIndex(source)));
}
