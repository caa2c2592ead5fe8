import { expect, it } from 'vitest';
import { isUnusedClass } from '../../plugins/client-entry/used-classes';
import { listPages, selectAll } from './built-site';
import { PAGE_IDS } from './page-ids';

/** Names that the bundler makes from those of a CSS module: `tabs_mXxy`. */
const OWN = /_[\w-]{4}$/;

it('the styles still have what each page uses of the theme', () => {
  const missing = listPages(['', ...PAGE_IDS, '404']).flatMap(({ address, page }) => {
    const classes = selectAll('[class]', page).flatMap(({ properties }) => properties.className ?? []);
    const names = [...new Set(classes.filter((name) => !OWN.test(name)))];
    expect.soft(names.length, `${address} has hardly any class.`).toBeGreaterThan(10);
    return names.filter(isUnusedClass).map((name) => `${address}: ${name}`);
  });
  expect(missing, 'Name them in USED_CLASSES of plugins/client-entry/used-classes.ts.').toEqual([]);
});
