import type { Locator, Page } from '@playwright/test';
import { expect, test } from './portal';
import { WORDS } from './words';

/** Counts the transitions that the page begins. */
async function countTransitions(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const state = Object.assign(window, { transitions: 0 });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      state.transitions += 1;
      return start(update);
    };
  });
  return () => page.evaluate(() => (window as unknown as { transitions: number }).transitions);
}

const getLink = (page: Page, name: string): Locator =>
  page.getByRole('complementary').getByRole('link', { name, exact: true });
const follow = (page: Page, name: string): Promise<void> => getLink(page, name).click();

/** Points at a link of the sidebar until its page has been fetched. */
async function pointAt(page: Page, name: string): Promise<void> {
  const link = getLink(page, name);
  const path = new URL((await link.getAttribute('href')) ?? '', page.url()).pathname;
  const response = page.waitForResponse((one) => new URL(one.url()).pathname === path);
  await link.hover();
  await (await response).finished();
  // The page has read it two frames later.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

const expectHeading = (page: Page, name: string): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

test('pages fade into each other, also on the way back, and can be used meanwhile', async ({ page, open }) => {
  const count = await countTransitions(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open('ja', 'auth');
  await pointAt(page, WORDS.shipmentCreate.ja);
  await follow(page, WORDS.shipmentCreate.ja);
  await expectHeading(page, WORDS.shipmentCreate.ja);
  expect(await count()).toBe(1);
  const [fade, takesPointer] = await page.evaluate(() => [
    getComputedStyle(document.documentElement, '::view-transition-group(root)').animationDuration,
    getComputedStyle(document.documentElement, '::view-transition').pointerEvents,
  ]);
  expect([fade, takesPointer]).toEqual(['0.12s', 'none']);
  await page.goBack();
  await expectHeading(page, WORDS.auth.ja);
  expect(await count()).toBe(2);
});

test('a link that is followed during the fade is where the reader ends', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open('ja', 'auth');
  const [first, second] = [WORDS.shipmentCreate.ja, WORDS.shipmentsList.ja];
  await pointAt(page, first);
  await page.evaluate(
    (names) => {
      for (const name of names)
        [...document.querySelectorAll<HTMLElement>('aside a')].find((link) => link.textContent === name)?.click();
    },
    [first, second],
  );
  await expectHeading(page, second);
  await expect(page).toHaveURL(/\/shipments-list$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/shipment-create$/);
  await expectHeading(page, first);
});

test('a page that the reader has waited for appears at once', async ({ page, open }) => {
  const count = await countTransitions(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open('ja', 'auth');
  await page.route('**/shipments-list', async (route) => {
    await new Promise((done) => setTimeout(done, 300));
    await route.continue();
  });
  await follow(page, WORDS.shipmentsList.ja);
  await expectHeading(page, WORDS.shipmentsList.ja);
  expect(await count()).toBe(0);
});

test('nothing fades for those who prefer less motion', async ({ page, open }) => {
  const count = await countTransitions(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open('ja', 'auth');
  await pointAt(page, WORDS.shipmentCreate.ja);
  await follow(page, WORDS.shipmentCreate.ja);
  await expectHeading(page, WORDS.shipmentCreate.ja);
  expect(await count()).toBe(0);
});

test('no color moves for those who prefer less motion, when the theme changes', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await open('ja', 'shipment-create');
  await page.evaluate(() => {
    const state = Object.assign(window, { moved: [] as string[] });
    document.addEventListener('transitionrun', ({ propertyName }) => state.moved.push(propertyName));
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
});

test('browsers without transitions show the next page all the same', async ({ page, open }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Document.prototype, 'startViewTransition');
  });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open('ja', 'auth');
  await pointAt(page, WORDS.shipmentCreate.ja);
  await follow(page, WORDS.shipmentCreate.ja);
  await expectHeading(page, WORDS.shipmentCreate.ja);
});

test('Back leads to where the reader was, with the folds as they were', async ({ page, open }) => {
  await open('ja', 'shipment-create');
  const fold = page.locator('article details[data-collapsed=true]').first();
  await fold.locator('summary').click();
  const opened = page.locator('article details[data-collapsed=false]').first();
  await expect(opened).toHaveAttribute('open', '');
  await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }));
  const before = await page.evaluate(() => ({
    scroll: window.scrollY,
    open: [...document.querySelectorAll('details')].map((one) => one.open),
  }));
  await follow(page, WORDS.auth.ja);
  await expectHeading(page, WORDS.auth.ja);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expectHeading(page, WORDS.shipmentCreate.ja);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before.scroll);
  const folds = await page.evaluate(() => [...document.querySelectorAll('details')].map((one) => one.open));
  expect(folds).toEqual(before.open);
});
