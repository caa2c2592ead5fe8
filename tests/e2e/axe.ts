import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Locator, Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const SOURCE = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');
const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
};

/** Rules about colors: all that a theme changes, and what needs most of the time on a long page. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** The rules that are tested: all, all but the size of targets, which geometry.ts measures faster, or the colors. */
export type Part = 'all' | 'page' | 'colors';

/**
 * Returns what axe finds in a place of a page in its current state, one line for each element: rule, element, and problem.
 * Every page is asked as a whole; of a state, it is enough to ask the place that it changes.
 */
export async function findViolations(place: Locator, part: Part = 'all'): Promise<string[]> {
  const page = place.page();
  await settle(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  return place.evaluate(async (root, given) => {
    const { axe } = window as unknown as { axe: { run: (root: Element, options: RunOptions) => Promise<AxeResults> } };
    const { violations } = await axe.run(root, given);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary = '' }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
    );
  }, toOptions(part));
}

function toOptions(part: Part): RunOptions {
  if (part === 'colors') return { ...OPTIONS, runOnly: { type: 'rule', values: COLOR_RULES } };
  if (part === 'all') return OPTIONS;
  return { ...OPTIONS, rules: {} };
}

/** Waits until what was changed is drawn, and ends colors that are on their way: half-way they have no contrast. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  });
}
