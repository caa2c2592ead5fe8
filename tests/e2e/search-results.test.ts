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
        // Another form of an English word is marked where the two agree: 'call' for 'calls'.
        expect(marked.filter((text) => text && word.startsWith(text.toLowerCase()))).not.toEqual([]);
      }
    });

    test('of a field show the headings above it', async ({ open, search }) => {
      await open(locale, 'auth');
      const { list, options, find } = search(locale);
      await find('credentials.invoice_2fa.number');
      await expect(list.getByRole('group').first()).toHaveAccessibleName(
        locale === 'ja' ? '運送会社アカウントの登録' : 'Register a carrier account',
      );
      await expect(options.first()).toContainText(locale === 'ja' ? 'リクエスト本文' : 'Request body');
      await expect(options.first().locator('mark').first()).toHaveText('credentials.invoice_2fa.number');
    });

    test('are titles before content, one result for each section', async ({ open, search }) => {
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

    test('of a field that several pages share are one, with its places behind it', async ({ page, open, search }) => {
      await open(locale, 'shipment-create');
      const { options, chosen, find } = search(locale);
      await find('setup.currency');
      await expect(options.first()).toHaveAttribute('href', toPath(locale, 'shipment-create#request-setup-currency'));
      await page.keyboard.press('ArrowDown');
      const copies = options.and(page.locator('[data-match=copy]'));
      await expect(copies).toHaveCount(0);
      await page.keyboard.press('ArrowRight');
      await expect(copies.first()).toHaveAttribute('href', /#\S+setup-currency$/);
      expect(await copies.count()).toBeGreaterThan(1);
      await page.keyboard.press('ArrowDown');
      await expect(chosen).toHaveAttribute('data-match', 'copy');
      await options.first().locator('[data-expand]').click();
      await expect(copies).toHaveCount(0);
    });

    test('prefer the page that the reader is on', async ({ open, search }) => {
      for (const id of ['rates-list', 'shipment-create']) {
        await open(locale, id);
        const { options, find } = search(locale);
        await find('setup.currency');
        await expect(options.first()).toHaveAttribute('href', toPath(locale, `${id}#request-setup-currency`));
      }
    });

    test('say what they are; an operation shows its call', async ({ open, search }) => {
      await open(locale, 'auth');
      const { box, options, find } = search(locale);
      await find('POST /shipments');
      await expect(options.first()).toHaveAttribute('href', toPath(locale, 'shipment-create'));
      await expect(options.first()).toContainText('POST');
      await expect(options.first()).toContainText('/shipments');
      await box.fill('VALIDATION_ERROR');
      await expect(options.first()).toContainText(locale === 'ja' ? 'エラー' : 'Error');
      await box.fill(locale === 'ja' ? '代引 上限' : 'cash on delivery maximum');
      const name = /検証ルール|Rule/g;
      const rule = options.filter({ hasText: name }).first();
      expect((await rule.innerText()).match(name), 'the kind, once').toHaveLength(1);
    });

    test('of a question begin with the start of a section', async ({ open, search }) => {
      await open(locale, 'auth');
      const { options, find } = search(locale);
      await find(locale === 'ja' ? '呼び出し制限とは' : 'what is the call limit');
      await expect(options.first()).toHaveAttribute('href', toPath(locale, PAGE_FOUND));
      const text = (await options.first().locator('> span').last().textContent()) ?? '';
      expect(text).not.toMatch(/^…/);
      expect(text.length).toBeGreaterThan(30);
    });

    test('come after what is offered at the start, which the arrows walk through', async ({ page, open, search }) => {
      await open(locale, 'auth');
      const { dialog, list, options, chosen, show } = search(locale);
      await show();
      await expect(list.getByRole('group')).toHaveCount(2);
      for (const [index, name] of SAYS.offers[locale].entries())
        await expect(list.getByRole('group').nth(index)).toHaveAccessibleName(name);
      await expect(options).toHaveCount(0);
      await page.keyboard.press('Enter');
      await expect(dialog, 'Enter alone chooses nothing').toBeVisible();
      await page.keyboard.press('ArrowUp');
      await expect(chosen).toBeInViewport();
      const href = (await chosen.getAttribute('href')) ?? '';
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(new RegExp(`${href}$`));
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
