import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LOCALES } from './page-ids';
import { readBuiltIndex } from './search/built-index';
import { listSearchFiles, measureSearchCode, measureSearchIndex } from './search/weigh';

/** A seventh of the modal that the theme would fetch from its search service. */
const CODE_BUDGET = 14_050;
/** The index and the code are the 72 kB of a first query. */
const INDEX_BUDGET = 72_000 - CODE_BUDGET;
/** The most that a section adds to the index. */
const SECTION_BUDGET = 49;

describe.each(LOCALES)('the weight of search in %s', (locale) => {
  it('is two files for the first query, the code and the index', () => {
    const files = listSearchFiles(locale);
    expect(files).toHaveLength(1);
    const code = readFileSync(files[0] ?? '', 'utf8');
    expect(code, 'What the search chunk itself fetches would be a third request.').not.toMatch(/\bfetch\(|\bimport\(/);
    expect(code).not.toMatch(/\.e\("?\d+"?\)/);
  });

  it('is at most 14.05 kB for matcher, modal and styles', () => {
    expect(measureSearchCode(locale)).toBeLessThanOrEqual(CODE_BUDGET);
  });

  it('is at most what a first query may need for the index, and 49 bytes for a section', () => {
    const bytes = measureSearchIndex(locale);
    expect(bytes).toBeLessThanOrEqual(INDEX_BUDGET);
    expect(bytes / readBuiltIndex(locale).sections.length).toBeLessThanOrEqual(SECTION_BUDGET);
  });
});
