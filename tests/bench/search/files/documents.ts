import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import MiniSearch from 'minisearch';
import { toAddress } from '../../../../search';
import type { Document } from '../engines/engine';
import { toMiniSearchOptions } from '../engines/minisearch-options';
import type { Source } from './source';

function writeDocuments({ sections, dir }: Source): Document[] {
  const documents = sections.map((section, id) => ({
    id,
    address: toAddress(section),
    title: section.title,
    page: section.pageTitle,
    text: section.text,
  }));
  writeFileSync(join(dir, 'documents.json'), JSON.stringify(documents));
  return documents;
}

export function writeMiniSearch(source: Source): void {
  const index = new MiniSearch(toMiniSearchOptions(source.locale));
  index.addAll(writeDocuments(source));
  writeFileSync(join(source.dir, 'index.json'), JSON.stringify(index));
}
