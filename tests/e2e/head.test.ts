import type { Page } from '@playwright/test';
import { expect, LOCALES, test, toPath, waitUntilWorking, type Locale } from './portal';
import { WORDS } from './words';

/** Reads the tags in the head of a page, sorted, without those that link to files of the build. */
function readHead(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const tags = document.head.querySelectorAll(
      'title, meta, link:not([rel=stylesheet], [rel=prefetch], [rel=preload]), script[type="application/ld+json"]',
    );
    const { lang, dir, className } = document.documentElement;
    return [...tags]
      .map((tag) => tag.outerHTML)
      .concat(`${lang} ${dir} ${className}`)
      .sort();
  });
}

async function readFreshHead(page: Page, locale: Locale, id: string): Promise<string[]> {
  const fresh = await page.context().newPage();
  await fresh.goto(toPath(locale, id));
  await waitUntilWorking(fresh);
  const head = await readHead(fresh);
  await fresh.close();
  return head;
}

for (const locale of LOCALES) {
  test(`after a navigation the head in ${locale} is that of a page loaded by itself`, async ({ page, open }) => {
    await open(locale, 'getting-started');
    await page.getByRole('link', { name: WORDS.auth[locale] }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: WORDS.auth[locale] })).toBeVisible();
    const auth = await readFreshHead(page, locale, 'auth');
    await expect.poll(() => readHead(page)).toEqual(auth);

    await page.getByRole('link', { name: WORDS.siteName[locale] }).first().click();
    await expect(page).toHaveURL(new RegExp(`${toPath(locale, '')}$`));
    const home = await readFreshHead(page, locale, '');
    await expect.poll(() => readHead(page)).toEqual(home);

    await page.goBack();
    await expect.poll(() => readHead(page)).toEqual(auth);
  });

  test(`the head in ${locale} stays as it was built when the page becomes active`, async ({ page, request }) => {
    const html = await (await request.get(toPath(locale, 'auth'))).text();
    await page.goto(toPath(locale, 'auth'));
    await waitUntilWorking(page);
    const built = await page.evaluate((source) => {
      const { head } = new DOMParser().parseFromString(source, 'text/html');
      return [...head.querySelectorAll('[data-rh]')].map((tag) => tag.outerHTML).sort();
    }, html);
    expect(built.length).toBeGreaterThan(10);
    const read = (): Promise<string[]> =>
      page.evaluate(() => [...document.head.querySelectorAll('[data-rh]')].map((tag) => tag.outerHTML).sort());
    await expect.poll(read).toEqual(built);
  });
}
