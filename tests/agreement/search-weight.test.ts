import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BUDGETS, measure } from '../bench/budgets';
import { LOCALES } from './page-ids';
import { listSearchFiles, measureSearchCode, measureSearchIndex } from './search/weigh';

describe.each(LOCALES)('the weight of search in %s', (locale) => {
  it('is two files for the first query, the code and the index', () => {
    const files = listSearchFiles(locale);
    expect(files).toHaveLength(1);
    const code = readFileSync(files[0] ?? '', 'utf8');
    expect(code, 'What the search chunk itself fetches would be a third request.').not.toMatch(/\bfetch\(|\bimport\(/);
    expect(code).not.toMatch(/\.e\("?\d+"?\)/);
  });

  it('is within the budget of a first query', () => {
    const size = measure('search', measureSearchCode(locale) + measureSearchIndex(locale), locale);
    expect(size).toBeLessThanOrEqual(BUDGETS.search.wall);
  });
});
