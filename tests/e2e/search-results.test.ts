import { expect, LOCALES, toPath } from './portal';
import { FOUND, HEADING_FOUND, PAGE_FOUND, SAYS, test } from './search-parts';
import { WORDS } from './words';

for (const locale of LOCALES) {
  test.describe(`the results of a search in ${locale}`, () => {
    test('show the page, the section and the text around the match, each match marked', async ({ open, search }) => {
      await open(locale, 'auth');
      const { box, list, options, find } = search(locale);
      await find(FOUND.heading[locale]);
      const first = options.first();
      await expect(list.getByRole('group').first()).toHaveAccessibleName(FOUND.page[locale]);
      await expect(first).toHaveAttribute('href', toPath(locale, HEADING_FOUND));
      await expect(first.locator('mark').first()).toHaveText(FOUND.heading[locale]);

      const word = locale === 'ja' ? '間隔' : 'calls';
      await box.fill(word);
      await expect(first.locator('mark').first()).toHaveText(word, { ignoreCase: true });
      for (const option of (await options.all()).slice(0, 10)) {
        const marked = await option.locator('mark').allTextContents();
        expect(marked.map((text) => text.toLowerCase())).toContain(word);
      }
    });

    test('of a field show the headings above it', async ({ open, search }) => {
      await open(locale, 'auth');
      const { list, options, find } = search(locale);
      await find('credentials.invoice_2fa.number');
      await expect(list.getByRole('group').first()).toHaveAccessibleName(
        locale === 'ja' ? '運送会社アカウントの登録' : 'Register a carrier',
      );
      await expect(options.first()).toContainText(locale === 'ja' ? 'リクエスト本文' : 'Request body');
      await expect(options.first().locator('mark').first()).toHaveText('credentials.invoice_2fa.number');
    });

    test('put titles before texts, one result a section', async ({ open, search }) => {
      await open(locale, 'auth');
      const { box, options, find } = search(locale);
      await find(FOUND.page[locale]);
      await expect(options.first()).toHaveAttribute('href', toPath(locale, PAGE_FOUND));
      for (const query of [FOUND.page[locale], FOUND.frequent[locale], 'setup.date', 'DHL']) {
        await box.fill(query);
        await expect(options.first().locator('mark').first()).toHaveText(query, { ignoreCase: true });
        const found = await options.evaluateAll((all) =>
          all.map((option) => ({
            href: option.getAttribute('href'),
            inTitle: option.getAttribute('data-match')?.startsWith('title'),
          })),
        );
        expect(new Set(found.map(({ href }) => href)).size, query).toBe(found.length);
        const firstOther = found.findIndex(({ inTitle }) => !inTitle);
        expect(found.slice(firstOther < 0 ? found.length : firstOther).filter(({ inTitle }) => inTitle)).toEqual([]);
      }
    });

    test('of another word for the same thing come last, under a caption', async ({ open, search }) => {
      await open(locale, 'auth');
      const { list, find } = search(locale);
      await find(locale === 'ja' ? 'キャリア' : '送り状');
      await expect(list.getByText(SAYS.similar[locale], { exact: true })).toBeVisible();
      const kinds = await list.evaluate(
        (element, caption) =>
          [...element.querySelectorAll('p, a')]
            .filter(({ tagName, textContent }) => tagName === 'A' || textContent === caption)
            .map((part) => part.getAttribute('data-match') ?? 'caption'),
        SAYS.similar[locale],
      );
      const caption = kinds.indexOf('caption');
      expect(kinds.length - caption).toBeGreaterThan(1);
      expect(kinds.slice(0, caption).filter((kind) => !/^(title|text)/.test(kind))).toEqual([]);
      expect(kinds.slice(caption).filter((kind) => /^(title|text)/.test(kind))).toEqual([]);
      const group = list.getByRole('group', { name: new RegExp(`^${SAYS.similar[locale]} `) });
      await expect(group).toHaveCount(1);
    });

    test('lead to pages of the language that is read', async ({ page, open, search }) => {
      await open(locale, 'auth');
      const { dialog, options, find } = search(locale);
      await find('DHL');
      const base = toPath(locale, '');
      for (const href of await options.evaluateAll((all) => all.map((option) => option.getAttribute('href') ?? ''))) {
        expect(href.startsWith(base) && (locale === 'en' || !href.startsWith('/en/')), href).toBe(true);
      }
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      const other = locale === 'ja' ? 'en' : 'ja';
      await page.goto(toPath(other, 'auth'));
      await expect(page.getByRole('heading', { level: 1, name: WORDS.auth[other] })).toBeVisible();
      const there = search(other);
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      await there.find(FOUND.page[other]);
      await expect(there.options.first()).toHaveAttribute('href', toPath(other, PAGE_FOUND));
    });
  });
}
