import type { Locator } from '@playwright/test';
import { expect, LOCALES, tryIn } from './portal';
import { FOUND, test } from './search-parts';

/** Types a text at once, with another key right after it where one is given, and reads the first result in the same task. */
function type(box: Locator, text: string, key?: string): Promise<string | null | undefined> {
  return box.evaluate(
    async (input: HTMLInputElement, [typed, next]) => {
      // The native setter: React defines its own property on the box.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, typed);
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      await Promise.resolve();
      if (next) input.dispatchEvent(new KeyboardEvent('keydown', { key: next, bubbles: true, cancelable: true }));
      return document.querySelector('[role=option]')?.textContent;
    },
    [text, key] as const,
  );
}

for (const locale of LOCALES) {
  test.describe(`typing ahead of the search in ${locale}`, tryIn(locale), () => {
    test('a key is heard at once, and the results are drawn after that', async ({ open, search }) => {
      await open(locale, 'auth');
      const { box, options, find } = search(locale);
      await find(FOUND.page[locale]);
      const shownAtOnce = await type(box, FOUND.heading[locale]);
      expect(shownAtOnce, 'the results before stand while the new ones are drawn').toContain(FOUND.page[locale]);
      await expect(options.first()).toContainText(FOUND.heading[locale]);
    });

    test('sixty results are drawn first, the others as the reader comes to them', async ({ page, open, search }) => {
      await open(locale, 'auth');
      const { status, box, options, find } = search(locale);
      await find(FOUND.frequent[locale]);
      await expect(options).toHaveCount(60);
      await expect(status).toContainText(/\d/);
      const count = Number(/\d+/.exec((await status.textContent()) ?? '')?.[0]);
      expect(count).toBeGreaterThan(60);
      await options.last().hover();
      await expect(async () => {
        await page.mouse.wheel(0, 4000);
        await expect(options).toHaveCount(count, { timeout: 200 });
      }).toPass();
      await box.fill(FOUND.page[locale]);
      await expect(options.first(), 'other results begin at their beginning').toBeInViewport({ ratio: 1 });
    });

    test('Enter right after the last key opens what was typed', async ({ page, open, search }) => {
      await open(locale, 'auth');
      const { box, find } = search(locale);
      await find(FOUND.frequent[locale]);
      await type(box, FOUND.page[locale], 'Enter');
      await expect(page.getByRole('heading', { level: 1, name: FOUND.page[locale] })).toBeFocused();
    });

    test('an arrow right after the last key chooses in what was typed', async ({ open, search }) => {
      await open(locale, 'auth');
      const { box, options, chosen, find } = search(locale);
      await find(FOUND.frequent[locale]);
      await type(box, FOUND.heading[locale], 'ArrowDown');
      await expect(options.first()).toContainText(FOUND.heading[locale]);
      await expect(chosen).toHaveCount(1);
      await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    });

    test('an older query never overwrites a newer one', async ({ page, open, search }) => {
      await open(locale, 'auth');
      const { box, options, find } = search(locale);
      await find(FOUND.page[locale]);
      const session = await page.context().newCDPSession(page);
      // Slow enough that the older query is not done when the newer one comes.
      await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
      for (let round = 0; round < 5; round += 1) {
        await type(box, FOUND.frequent[locale]);
        await type(box, FOUND.heading[locale]);
      }
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await expect(options.first()).toContainText(FOUND.heading[locale]);
      const shown = await page.evaluate(async () => {
        // Whatever was still to be done is done when the page is idle.
        for (let count = 0; count < 3; count += 1) await new Promise((resolve) => requestIdleCallback(resolve));
        return document.querySelector('[role=option] mark')?.textContent;
      });
      expect(shown).toBe(FOUND.heading[locale]);
    });
  });
}
