import { describe, expect, it } from 'vitest';
import { readPage, selectAll } from './built-site';
import { LOCALES, PAGE_IDS } from './page-ids';

// A table that is too wide for its window becomes a region with this name, at one width or another.
describe.each(LOCALES)('tables in %s', (locale) => {
  it.each(['', ...PAGE_IDS])('of /%s have a name each', (id) => {
    const names = selectAll('table', readPage(locale, id)).map(({ properties }) => properties.ariaLabel);
    expect(names).not.toContain(undefined);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});
