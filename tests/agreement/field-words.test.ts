import { describe, expect, it } from 'vitest';
import { readPage, select, selectAll, toText } from './built-site';
import { LOCALES, PAGE_IDS } from './page-ids';

/** Whether a field is required, in words: color alone is not accessible. */
const NEEDS = {
  ja: ['必須', '条件付き必須', '省略可', '常に含む', '含まない場合あり'],
  en: ['required', 'conditional', 'optional', 'always', 'may be missing'],
};

describe.each(LOCALES)('fields in %s', (locale) => {
  const pages = PAGE_IDS.map((id) => ({ id, fields: selectAll('[data-field]', readPage(locale, id)) })).filter(
    ({ fields }) => fields.length > 0,
  );

  it.each(pages)('of /$id say by a word whether they are needed', ({ fields }) => {
    const silent = fields.filter((field) => {
      const head = select('[data-field-head]', field);
      const words = head ? selectAll('span', head).map((word) => toText(word).trim()) : [];
      return words.filter((word) => NEEDS[locale].includes(word)).length !== 1;
    });
    expect(silent.map(({ properties }) => properties.id)).toEqual([]);
  });

  it('are on many pages', () => {
    expect(pages.length).toBeGreaterThan(20);
  });
});
