import type { Page } from '@playwright/test';
import { openCheck } from './check-parts';
import { openSearch } from './looks';
import { expect, LOCALES, test, tryIn } from './portal';
import { TestBar } from './sandbox-bar';
import { translateLikeBrowser } from './translate-like-browser';
import { TestConsole } from './try-console';

/** Translates each page as soon as it is parsed. */
async function translate(page: Page): Promise<void> {
  await page.addInitScript(`addEventListener('DOMContentLoaded', ${translateLikeBrowser.toString()});`);
}

for (const locale of LOCALES) {
  test.describe(`a page that the browser translates, in ${locale} @full`, tryIn(locale, 'en'), () => {
    test.beforeEach(({ page }) => translate(page));

    test('is searched, again and again', async ({ page, open }) => {
      await open(locale, 'auth');
      const box = await openSearch(page, locale);
      const options = page.getByRole('dialog').getByRole('option');
      for (const query of ['yamato', 'sagawa', '%%%%', 'dhl', '']) {
        await box.fill(query);
        if (query === '%%%%') await expect(options).toHaveCount(0);
        else if (query) await expect(options.first()).toBeVisible();
      }
    });

    test('sends, edits, simulates errors and shows each result in Try it', async ({ page, open }) => {
      test.setTimeout(120_000);
      await open(locale, 'shipment-create');
      const console = new TestConsole(page, locale);
      await console.open();
      for (const [edit, expected] of [
        [(body: string) => body, 200],
        [(body: string) => body.replace('"sagawa"', '"nobody"'), 400],
        [(body: string) => body.replace('"nobody"', '"sagawa"'), 200],
        [(body: string) => body.slice(5), 400],
        [(body: string) => `{\n  "${body}`, 200],
      ] as const) {
        await console.edit(edit);
        await console.send();
        await console.expectStatus(expected);
      }
      const bar = new TestBar(page, locale);
      await bar.open();
      await bar.simulate('internal-error');
      await console.send();
      await console.expectStatus(500);
      await console.button('turnOff').click();
      await expect(console.button('turnOff')).toHaveCount(0);
      await console.pick('dhl');
      await console.button('create').click();
      await expect(console.button('create')).toBeHidden();
      await console.send();
      await console.expectStatus(200);
    });

    test('checks requests, with and without errors', async ({ page, open }) => {
      await open(locale, 'err');
      const { paste, issues } = await openCheck(page, locale);
      for (const [text, field] of [
        ['{"setup": 5}', 'setup'],
        ['{"type": "signature", "fil": ""}', 'fil'],
        ['{"setup": 5}', 'setup'],
        ['{"type": "signature"', 'file'],
      ] as const) {
        await paste(text);
        await expect(issues.filter({ hasText: field }).first()).toBeVisible();
        await expect(issues.filter({ hasText: text.includes('setup') ? 'fil' : 'setup' })).toHaveCount(0);
      }
    });

    test('creates a label on the home page and follows its parcel', async ({ page, open }) => {
      await open(locale, '');
      const place = page.locator('[data-island=counter]');
      await place.locator('[data-intent=send]').click();
      await expect(place.locator('[data-label-pages] svg text').first()).toBeVisible({ timeout: 20_000 });
      const status = place.locator('[role=status]:has(time) code');
      await expect(status).toHaveText('registered');
      await place.getByRole('button', { name: 'transit' }).click();
      await expect(status).toHaveText('transit');
      await place.getByRole('combobox').filter({ visible: true }).selectOption('dhl');
      await place.locator('[data-does=send]').click();
      await expect(place.locator('[data-label-pages] svg').last()).toContainText('DHL');
    });

    test('turns the clock and empties the sandbox', async ({ page, open }) => {
      await open(locale, 'shipment-create');
      const console = new TestConsole(page, locale);
      await console.open();
      await console.send();
      await console.expectStatus(200);
      const bar = new TestBar(page, locale);
      await bar.open();
      for (const name of ['hour', 'day', 'nextStatus', 'realTime', 'reset', 'keep', 'reset', 'delete'] as const)
        await bar.button(name).click();
      await bar.expectCounts([0, 0, 0]);
    });
  });
}
