import { describe, expect, it } from 'vitest';
import { isUnusedClass } from '../../plugins/client-entry/used-classes';
import { readPage, selectAll } from './built-site';
import { LOCALES, PAGE_IDS } from './page-ids';

/** Names that the bundler makes from those of a CSS module: `tabs_mXxy`. */
const OWN = /_[\w-]{4}$/;

describe.each(LOCALES)('the styles of /%s', (locale) => {
  it.each(['', ...PAGE_IDS, '404'])('still have what /%s uses of the theme', (id) => {
    const classes = selectAll('[class]', readPage(locale, id)).flatMap(({ properties }) => properties.className ?? []);
    const names = [...new Set(classes.filter((name) => !OWN.test(name)))];
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter(isUnusedClass), 'Name them in USED_CLASSES of plugins/client-entry/used-classes.ts.').toEqual(
      [],
    );
  });
});
