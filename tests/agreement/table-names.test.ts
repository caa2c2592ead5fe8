import { expect, it } from 'vitest';
import { listPages, selectAll } from './built-site';

it('each table of a page has a separate name: where it is wider than its window, it becomes a region', () => {
  for (const { address, page } of listPages()) {
    const names = selectAll('table', page).map(({ properties }) => properties.ariaLabel);
    expect.soft(names, `A table of ${address} has no name.`).not.toContain(undefined);
    expect.soft(names, `Tables of ${address} have the same name.`).toEqual([...new Set(names)]);
  }
});
