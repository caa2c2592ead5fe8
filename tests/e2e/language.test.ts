import { expect, LOCALES, test, toPath } from './portal';

for (const locale of LOCALES) {
  const other = locale === 'ja' ? 'en' : 'ja';
  const names = { ja: '日本語', en: 'English' };

  test(`the switcher leads from ${locale} to the same page, query and hash in ${other}`, async ({ page, open }) => {
    await open(locale, 'shipment-create?from=mail#request-setup-date');
    await page.getByRole('button', { name: names[locale] }).hover();
    // A click of Playwright would scroll by itself.
    await page.getByRole('link', { name: names[other] }).dispatchEvent('click');
    await expect(page).toHaveURL(new RegExp(`${toPath(other, 'shipment-create')}\\?from=mail#request-setup-date$`));
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await expect(page.locator('#request-setup-date')).toBeInViewport();
  });

  test(`the switcher of ${locale} keeps the hash of a section that can't reach the top of the window`, async ({
    page,
    open,
  }) => {
    for (const height of [800, 1200]) {
      await page.setViewportSize({ width: 1280, height });
      await open(locale, 'shipment-create#next');
      for (const to of [other, locale] as const) {
        const from = to === other ? locale : other;
        await page.getByRole('button', { name: names[from] }).hover();
        await page.getByRole('link', { name: names[to] }).dispatchEvent('click');
        await expect(page.locator('html')).toHaveAttribute('lang', to);
        await expect(page, `at ${height} px`).toHaveURL(new RegExp(`${toPath(to, 'shipment-create')}#next$`));
        await expect(page.locator('#next')).toBeInViewport();
      }
    }
  });

  test(`the switcher leads from the middle of a page in ${locale} to the same section`, async ({ page, open }) => {
    await open(locale, 'shipment-create');
    await page.locator('#rules-request-setup-temperature').evaluate((heading) => heading.scrollIntoView());
    await page.getByRole('button', { name: names[locale] }).hover();
    await page.getByRole('link', { name: names[other] }).dispatchEvent('click');
    await expect(page).toHaveURL(/#rules-request-setup-temperature$/);
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await expect(page.locator('#rules-request-setup-temperature')).toBeInViewport();
  });

  test(`the switcher of ${locale} says whether it is open, and closes by Escape`, async ({ page, open }) => {
    await open(locale, 'auth');
    const button = page.getByRole('button', { name: names[locale] });
    const link = page.getByRole('link', { name: names[other] });
    await button.hover();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.press('Enter');
    await expect(link).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await button.press('Escape');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toBeFocused();
    await expect(link).toBeHidden();
  });

  test(`the chrome of ${locale} has no word of ${other}`, async ({ page, open }) => {
    await open(locale, 'shipment-create');
    const words = await page.locator('body').evaluate((body) => {
      const clone = body.cloneNode(true) as HTMLElement;
      // Without the content of the page, code, the names of the languages, and what is the same in both.
      for (const part of clone.querySelectorAll('article, script, code, [lang], [translate=no]')) part.remove();
      const labels = [...clone.querySelectorAll('[aria-label], [title]')].flatMap((part) => [
        part.getAttribute('aria-label') ?? '',
        part.getAttribute('title') ?? '',
      ]);
      return [clone.innerText, ...labels].join('\n');
    });
    const plain = words.replace(
      /日本語|English|Shipping API Operator|openapi\.(yaml|json)|API|GET|POST|PUT|DELETE|Ctrl|Control|Meta|K\b/g,
      '',
    );
    expect(plain.match(locale === 'en' ? /[\u3040-\u30ff\u4e00-\u9fff]+/g : /[A-Za-z]{3,}/g)).toBeNull();
  });
}
