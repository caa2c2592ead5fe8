import { expect, it } from 'vitest';
import { listPages, selectAll, toText } from './built-site';

it('selects one tab of each list, and every tab names its panel', () => {
  const lists = listPages().flatMap(({ address, page }) =>
    selectAll('[role=tablist]', page).map((list) => ({ address, page, tabs: selectAll('[role=tab]', list) })),
  );
  expect(lists.length).toBeGreaterThan(100);
  for (const { address, page, tabs } of lists) {
    const names = tabs.map((tab) => toText(tab)).join(', ');
    const selected = tabs.filter(({ properties }) => properties.ariaSelected === 'true');
    expect.soft(selected.length, `${address}: ${names}`).toBe(1);
    const panels = new Set(selectAll('[role=tabpanel]', page).map(({ properties }) => properties.id));
    const lost = tabs.filter(({ properties }) => !panels.has(String(properties.ariaControls)));
    expect.soft(lost, `${address}: ${names}`).toEqual([]);
  }
});
