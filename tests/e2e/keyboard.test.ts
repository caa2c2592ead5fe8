import type { Page } from '@playwright/test';
import { expect, LOCALES, test, toPath, tryIn, waitUntilWorking } from './portal';
import { settle } from './axe';
import { COMMON_IDS, LOOKS, setLook } from './looks';
import { expectFocusSeen, listUnmarked, readFocus, walkTo } from './focus';
import { TestConsole } from './try-console';
import { WORDS } from './words';
import { test as visitTest } from './visit';

/** The navbar and the sidebar have the same stops on all pages: the first stop leads past them. */
async function passNavigation(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
}

const NAMES = { ja: '日本語', en: 'English' };

for (const locale of LOCALES) {
  const other = locale === 'ja' ? 'en' : 'ja';

  test.describe(`with the keyboard alone in ${locale}`, () => {
    test(
      'a reader goes from home by search to a result, to the other language, and copies code @sample',
      tryIn(locale),
      async ({ page, open, context }) => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        await open(locale, '');
        await walkTo(page, page.getByRole('button', { name: new RegExp(`^${WORDS.search[locale]}`) }));
        await page.keyboard.press('Enter');
        await expect(page.getByRole('combobox', { name: WORDS.search[locale] })).toBeFocused();
        await page.keyboard.type(WORDS.shipmentCreate[locale]);
        const result = page.getByRole('dialog').getByRole('option', { name: WORDS.shipmentCreate[locale] }).first();
        await expect(result).toBeVisible();
        await page.keyboard.press('ArrowDown');
        await expect(page.getByRole('dialog').getByRole('option', { selected: true })).toHaveCount(1);
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(new RegExp(`${toPath(locale, 'shipment-create')}$`));
        await expect(page.getByRole('heading', { level: 1, name: WORDS.shipmentCreate[locale] })).toBeFocused();

        await walkTo(page, page.getByRole('button', { name: NAMES[locale], exact: true }), 'Shift+Tab');
        await page.keyboard.press('Enter');
        const language = page.getByRole('link', { name: NAMES[other], exact: true });
        await expect(language).toBeVisible();
        await walkTo(page, language);
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(new RegExp(`${toPath(other, 'shipment-create')}$`));
        await waitUntilWorking(page);

        const copy = page.getByRole('complementary', { name: WORDS.examples[other], exact: true });
        await walkTo(page, copy.getByRole('button', { name: WORDS.copy[other] }).filter({ visible: true }).first());
        await page.keyboard.press('Enter');
        await expect(page.getByRole('status').filter({ hasText: WORDS.copied[other] })).toHaveCount(1);
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
          await copy.locator('pre:visible').first().textContent(),
        );
      },
    );

    test('the first stop leads past the navigation to the text', async ({ page, open }) => {
      await open(locale, 'auth');
      await page.keyboard.press('Tab');
      await expectFocusSeen(page);
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => Boolean(document.activeElement?.closest('main')))).toBe(true);
    });

    test('each control shows the focus, itself or around it', async ({ page, open }) => {
      for (const id of ['', 'shipment-create', 'common-car']) {
        await open(locale, id);
        expect.soft(await listUnmarked(page), id).toEqual([]);
      }
      await open(locale, 'shipment-create');
      const console = new TestConsole(page, locale);
      await console.open();
      expect.soft(await listUnmarked(page), 'with the console').toEqual([]);
    });

    test('the sidebar of a phone gets the focus, keeps it in view and restores it', async ({ page, open }) => {
      await page.setViewportSize({ width: 375, height: 800 });
      await open(locale, 'auth');
      const toggle = page.getByRole('button', { name: WORDS.toggleSidebar[locale] });
      const close = page.getByRole('button', { name: WORDS.closeSidebar[locale] });
      const item = page.getByRole('link', { name: WORDS.shipmentsList[locale] }).filter({ visible: true }).last();
      await walkTo(page, toggle);
      await page.keyboard.press('Enter');
      await expect(close).toBeFocused();
      // While the sidebar slides in, what has the focus may still lie under something.
      await settle(page);
      await walkTo(page, item);
      await walkTo(page, close, 'Shift+Tab');
      await page.keyboard.press('Enter');
      await expect(toggle).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(close).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(toggle).toBeFocused();
      await expect(close).not.toBeInViewport();
    });
  });
}

/** Walks through every stop of a page and reports those that a reader does not see. */
async function findHiddenStops(page: Page, id: string): Promise<string[]> {
  const isCommon = COMMON_IDS.includes(id);
  if (!isCommon) await passNavigation(page);
  const hidden: string[] = [];
  for (let stops = 1; stops < 1000; stops += 1) {
    await page.keyboard.press('Tab');
    const { name, isMarked, isCovered } = await readFocus(page);
    if (!isMarked) hidden.push(`nothing marks the focus on ${name}`);
    if (isCovered) hidden.push(`something covers the focus on ${name}`);
    if (name !== 'body') continue;
    return stops > (isCommon ? 20 : 5) ? hidden : [...hidden, `only ${stops} stops`];
  }
  return [...hidden, 'Tab never leaves the page'];
}

// The stops of a page are the same in both languages, and those of a kind of page on all of its pages.
const QUICK = ['', 'common-car'];
visitTest('every stop is seen', ({ page, visit }) => visit('ja', QUICK, (id) => findHiddenStops(page, id)));
visitTest('every stop is seen on the other kinds of pages @full', ({ page, visit }) =>
  visit(
    'en',
    COMMON_IDS.filter((id) => !QUICK.includes(id)),
    (id) => findHiddenStops(page, id),
  ),
);

test('a wide table is scrolled with the keyboard while the page stays', async ({ page, open }) => {
  await open('ja', 'common-car');
  await setLook(page, LOOKS['phone and light']);
  const region = page
    .getByRole('region')
    .filter({ has: page.getByRole('table') })
    .first();
  await region.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => region.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
  expect(await page.evaluate(() => scrollX)).toBe(0);
});
