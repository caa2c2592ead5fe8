import { expect, it } from 'vitest';
import { listPages, select, selectAll, toText } from './built-site';

/** Whether a field is required, in words: color alone is not accessible. */
const NEEDS = {
  ja: ['必須', '条件付き必須', '省略可', '常に含む', '含まない場合あり'],
  en: ['required', 'conditional', 'optional', 'always', 'may be missing'],
};

it('each field says by a word whether it is needed', () => {
  const fields = listPages().flatMap(({ locale, address, page }) =>
    selectAll('[data-field]', page).map((field) => ({ locale, address, field })),
  );
  const silent = fields.filter(({ locale, field }) => {
    const head = select('[data-field-head]', field);
    const words = head ? selectAll('span', head).map((word) => toText(word).trim()) : [];
    return words.filter((word) => NEEDS[locale].includes(word)).length !== 1;
  });
  expect(silent.map(({ address, field }) => `${address}#${String(field.properties.id)}`)).toEqual([]);
  expect(new Set(fields.map(({ address }) => address)).size, 'Few pages have fields.').toBeGreaterThan(40);
});
