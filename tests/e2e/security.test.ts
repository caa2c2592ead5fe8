// cspell:ignore elem
import { PAGE_IDS } from '../agreement/page-ids';
import { openSearch } from './looks';
import { expect, LOCALES, test, toPath, tryIn, waitUntilWorking } from './portal';

/** Would be in the page as an element if it were taken for HTML, wherever in a tag it lands. */
const PROBE = `"'><img data-probe src=x onerror="window.probed=1">`;
const KEYS = ['theme', 'portal.carrier', 'portal.language', 'portal.search./', 'portal.search./en/'];

test.describe('what a reader types or stores is never taken for HTML', () => {
  for (const locale of LOCALES) {
    const encoded = encodeURIComponent(PROBE);
    const addresses = {
      'in the hash': `shipment-create#${PROBE}`,
      'encoded in the hash': `shipment-create#request-${encoded}`,
      'in the query': `shipment-create?q=${encoded}&docusaurus-theme=${encoded}&docusaurus-data-x=${encoded}`,
      'in the address': encoded,
    };
    test(`in the URL (${locale})`, tryIn(locale), async ({ page, pageErrors }) => {
      for (const [where, address] of Object.entries(addresses)) {
        await page.goto('about:blank');
        await page.goto(toPath(locale, address));
        await waitUntilWorking(page);
        await expect(page.locator('[data-probe]'), where).toHaveCount(0);
        expect(await page.evaluate(() => 'probed' in window), where).toBe(false);
      }
      // A URL without a page returns 404, which the console reports.
      expect(pageErrors.splice(0).filter((error) => !error.includes('404'))).toEqual([]);
    });

    test(`in what is stored (${locale})`, tryIn(locale, 'en'), async ({ page, open }) => {
      await page.addInitScript(
        ([probe, keys]) => {
          for (const key of keys) localStorage.setItem(key, key.includes('search') ? JSON.stringify([probe]) : probe);
        },
        [PROBE, KEYS] as const,
      );
      await open(locale, 'shipment-create');
      await openSearch(page, locale);
      // An earlier query is offered as it was typed.
      await expect(page.getByText(PROBE)).toBeVisible();
      await expect(page.locator('[data-probe]')).toHaveCount(0);
      expect(await page.evaluate(() => 'probed' in window)).toBe(false);
    });

    test(`in the search (${locale})`, tryIn(locale), async ({ page, open }) => {
      await open(locale, 'auth');
      const box = await openSearch(page, locale);
      for (const text of [PROBE, `yamato ${PROBE}`, '<script>window.probed=1</script>', '&lt;img data-probe&gt;']) {
        await box.fill(text);
        await expect(page.getByRole('dialog').getByRole('status').filter({ hasText: /\S/ })).toHaveCount(1);
        await expect(page.locator('[data-probe]')).toHaveCount(0);
      }
      expect(await page.evaluate(() => 'probed' in window)).toBe(false);
    });
  }
});

// Axe opens every page of the other language, and every test fails on a broken policy or a foreign request.
test('a walk over every page asks no other host for anything and breaks no policy @full', async ({
  context,
  page,
  open,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const asked = new Set<string>();
  context.on('request', (request) => asked.add(request.url()));
  const broken: string[] = [];
  await page.exposeFunction('noteBroken', (what: string) => broken.push(what));
  await page.addInitScript(() => {
    const { noteBroken } = window as unknown as { noteBroken: (what: string) => void };
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      noteBroken(`${violatedDirective} ${blockedURI} at ${location.pathname}`),
    );
  });
  for (const id of ['', ...PAGE_IDS]) {
    await open('ja', id);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  }
  const box = await openSearch(page, 'ja');
  await box.fill('yamato');
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  const others = [...asked].filter((url) => !url.startsWith(`${baseURL}/`) && !url.startsWith('data:'));
  expect(others).toEqual([]);
  expect(broken).toEqual([]);
  expect([...asked].filter((url) => url.includes('search-index.json'))).toHaveLength(1);
  expect(asked.size).toBeGreaterThan(PAGE_IDS.length);
});

test('the browser enforces the policy: a script, a style and an image from other hosts are rejected', async ({
  page,
  open,
  pageErrors,
}) => {
  await open('en', 'auth');
  const refused = await page.evaluate(async () => {
    const seen = new Set<string>();
    const EXPECTED = 6;
    const all = new Promise<void>((resolve) =>
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
        seen.add(effectiveDirective);
        if (seen.size === EXPECTED) resolve();
      }),
    );
    const script = document.createElement('script');
    script.textContent = 'window.probed = 1';
    const style = document.createElement('style');
    style.textContent = 'body { display: none }';
    document.head.append(script, style);
    document.body.setAttribute('style', 'display: none');
    document.body.setAttribute('onclick', 'window.probed = 1');
    document.body.click();
    new Image().src = 'https://elsewhere.example/x.png';
    await fetch('https://elsewhere.example/x').catch(() => undefined);
    await all;
    return {
      seen: [...seen].sort(),
      probed: 'probed' in window,
      display: getComputedStyle(document.body).display,
    };
  });
  expect(refused).toEqual({
    seen: ['connect-src', 'img-src', 'script-src-attr', 'script-src-elem', 'style-src-attr', 'style-src-elem'],
    probed: false,
    display: 'block',
  });
  pageErrors.splice(0);
});
