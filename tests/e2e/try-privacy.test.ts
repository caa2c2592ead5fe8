import { expect, LOCALES, test, tryIn } from './portal';
import { readStore } from './read-store';
import { TestBar } from './sandbox-bar';
import { CONSOLE_WORDS, TestConsole } from './try-console';

const SCRIPT = '<script>x()</script>';
const IMAGE = '<img src=x onerror=x()>';
const TOKEN = 'tok_live_of_a_real_account';

test('the worker of the sandbox reaches no other host: it has the policy of the pages', async ({ page, open }) => {
  const policies: string[] = [];
  page.on('response', (response) => {
    if (/(sandbox|check)-worker/.test(response.url()))
      policies.push(response.headers()['content-security-policy'] ?? '');
  });
  await open('en', 'shipment-create');
  const console = new TestConsole(page, 'en');
  await console.open();
  await console.send();
  await console.expectStatus(200);
  expect(policies.length).toBeGreaterThanOrEqual(2);
  expect(policies.filter((policy) => !policy.includes("connect-src 'self'"))).toEqual([]);
  for (const worker of page.workers()) {
    const blocked = await worker.evaluate(async () => {
      const violation = new Promise<string>((resolve) =>
        self.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective)),
      );
      await fetch('https://elsewhere.example/').catch(() => undefined);
      return violation;
    });
    expect(blocked).toBe('connect-src');
  }
  expect(page.workers().length).toBeGreaterThanOrEqual(2);
});

for (const locale of LOCALES) {
  test(
    `what a reader enters never becomes HTML, and a token is in no URL and in no storage (${locale})`,
    tryIn(locale),
    async ({ page, open }) => {
      const sent: string[] = [];
      page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
      await open(locale, 'shipment-create');
      const console = new TestConsole(page, locale);
      await console.open();
      await console.edit((body) => {
        const request = JSON.parse(body) as { to_address: Record<string, string>; products: { name: string }[] };
        Object.assign(request.to_address, { full_name: SCRIPT });
        Object.assign(request.products[0] ?? {}, { name: IMAGE, [IMAGE]: SCRIPT });
        return JSON.stringify(request, null, 2);
      });
      await expect(console.place.locator('[aria-busy=false]')).toContainText(IMAGE);
      await console.send();
      await console.expectStatus(200);
      await expect(console.place.locator('[data-response] pre')).toContainText(SCRIPT);
      await expect(console.place.locator('[data-label-pages] svg')).toHaveCount(1);
      await expect(console.place.locator('[data-label-pages]')).toContainText(SCRIPT);
      const bar = new TestBar(page, locale);
      await bar.open();
      await expect(bar.panel).toContainText(SCRIPT);
      await bar.button('open').click();

      await console.field('token').selectOption(CONSOLE_WORDS.otherToken[locale]);
      await console.field('tokenValue').fill(`${TOKEN}${SCRIPT}`);
      await console.send();
      await console.expectStatus(403);
      expect(
        await page.locator('main, [data-sandbox-bar]').locator('img[src=x], script:not([src]):not([type])').count(),
      ).toBe(0);

      await open(locale, 'auth');
      expect(page.url()).not.toContain(TOKEN);
      expect(sent.filter((one) => /tok_|script>|onerror/i.test(decodeURIComponent(one)))).toEqual([]);
      const stored = await Promise.all(
        (['records', 'state', 'calls', 'windows'] as const).map((name) => readStore(page, name)),
      );
      const remembered = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
      expect(JSON.stringify(stored) + remembered).not.toContain(TOKEN);
    },
  );
}
