import { expect, LOCALES, test, toPath } from './portal';
import { findInLooks, LOOKS, openPanels, openSidebar, setLook } from './looks';
import { WORDS } from './words';

// Every page as it loads, and with its panels open in the dark, is tested in every-page.test.ts.
test('axe finds nothing in the open panels of the longest page, nor in the sidebar of a phone @full', async ({
  page,
  open,
}) => {
  await open('ja', 'shipment-create');
  await openPanels(page);
  const panels = await findInLooks(page.locator('article'), ['wide and light'], {
    state: 'panels open',
    part: 'page',
  });
  await open('ja', 'shipment');
  await setLook(page, LOOKS['phone and light']);
  await openSidebar(page, 'ja');
  const sidebar = await findInLooks(page.locator('.navbar-sidebar'), ['phone and light', 'narrow and dark'], {
    state: 'sidebar open',
  });
  expect([...panels, ...sidebar]).toEqual([]);
});

for (const locale of LOCALES)
  test(`axe finds nothing on the not-found page in ${locale}`, async ({ page, pageErrors }) => {
    await page.goto(toPath(locale, 'nope'));
    await expect(page.getByRole('heading', { level: 1, name: WORDS.notFound[locale] })).toBeVisible();
    const looks = ['wide and light', 'wide and dark', 'phone and light'] as const;
    expect(await findInLooks(page.locator('html'), looks)).toEqual([]);
    pageErrors.splice(0);
  });
