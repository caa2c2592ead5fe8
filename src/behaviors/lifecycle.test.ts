import { expect, it } from 'vitest';
import { leavePage, onPage, showPage } from './lifecycle';

it('cleans up after a page before the next one is shown, and once', () => {
  const log: string[] = [];
  let count = 0;
  onPage(() => {
    const page = (count += 1);
    log.push(`shown ${page}`);
    return () => log.push(`left ${page}`);
  });
  onPage(() => undefined);

  showPage();
  leavePage();
  leavePage();
  showPage();
  showPage();

  expect(log).toEqual(['shown 1', 'left 1', 'shown 2', 'left 2', 'shown 3']);
});

it('shows the page that is there to a behavior that loads late, and cleans up after it', () => {
  const log: string[] = [];
  showPage();
  onPage(() => {
    log.push('shown');
    return () => log.push('left');
  });
  expect(log).toEqual(['shown']);
  leavePage();
  expect(log).toEqual(['shown', 'left']);
  onPage(() => log.push('between pages'));
  expect(log).toEqual(['shown', 'left']);
  showPage();
  expect(log).toEqual(['shown', 'left', 'shown', 'between pages']);
});
