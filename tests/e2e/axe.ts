import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const SOURCE = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');
const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
};

/** Rules about colors. A theme changes nothing else, so these are what is left to ask of the second one. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Returns what axe finds on a page in its current state, one line for each element: rule, element, and problem.
 *
 * @param rules the only rules to check, instead of all
 */
export async function findViolations(page: Page, rules?: string[]): Promise<string[]> {
  await settle(page);
  const options: RunOptions = rules ? { ...OPTIONS, runOnly: { type: 'rule', values: rules } } : OPTIONS;
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  return page.evaluate(async (given) => {
    const { axe } = window as unknown as { axe: { run: (root: Document, options: RunOptions) => Promise<AxeResults> } };
    const { violations } = await axe.run(document, given);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary = '' }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
    );
  }, options);
}

/** Waits until what was changed is drawn, and ends colors that are on their way: half-way they have no contrast. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  });
}
