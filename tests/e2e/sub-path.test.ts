import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { parse } from 'yaml';
import { PAGE_IDS } from '../agreement/page-ids';
import { hasNginx, startNginx } from '../agreement/start-nginx';
import { run } from '../copies/run';
import { copySite } from '../copies/site-copy';
import { listenOnFreePort } from '../../tools/serve/listen';
import { createSite } from '../../tools/serve/site';
import { openSearch } from './looks';
import { expect, LOCALES, test as base, toPath, waitUntilWorking } from './portal';
import { WORDS } from './words';

const BASE = '/portal/';
const SITE = 'https://elsewhere.example';
const LIMIT = 5 * 60_000;
/** The footer of a portal whose operator has set every URL. */
const FOOTER = {
  ja: [
    '利用登録',
    'ご利用料金',
    '重要な注意事項',
    '変更履歴',
    'openapi.yaml',
    'openapi.json',
    'サポート',
    'ソースコード',
  ],
  en: [
    'Create an account',
    'Pricing',
    'Important note',
    'Changes',
    'openapi.yaml',
    'openapi.json',
    'Support',
    'Source code',
  ],
};

type Served = { dir: string; origin: string };

/** The portal built for another host and below a path, and served there. */
const test = base.extend<object, { served: Served }>({
  served: [
    async ({}, use) => {
      const copy = copySite();
      copy.edit('contract/operator.yaml', /^# (?=\w+_url: )/gm, '');
      const command = [`BASE_URL=${BASE}`, `SITE_URL=${SITE}`, 'npm', 'run', 'build'];
      const { code, output } = await run('env', command, { cwd: copy.dir, limit: LIMIT });
      expect(code, output).toBe(0);
      const server = createServer(createSite(join(copy.dir, 'build'), BASE));
      const port = await listenOnFreePort(server, 0);
      await use({ dir: copy.dir, origin: `http://127.0.0.1:${port}` });
      server.close();
      server.closeAllConnections();
      copy.remove();
    },
    { scope: 'worker', timeout: LIMIT },
  ],
  baseURL: async ({ served }, use) => use(served.origin),
});

const toAddress = (locale: (typeof LOCALES)[number], id: string): string => `${BASE.slice(0, -1)}${toPath(locale, id)}`;

test.describe(`a build below ${BASE} @full`, () => {
  // One build serves all of them.
  test.describe.configure({ mode: 'default' });

  for (const locale of LOCALES) {
    test(`shows every page in ${locale} and asks for nothing outside of it`, async ({
      page,
      pageErrors: _,
      served,
    }) => {
      test.setTimeout(180_000);
      const outside = new Set<string>();
      page.on('request', (request) => {
        if (!request.url().startsWith(`${served.origin}${BASE}`)) outside.add(request.url());
      });
      page.on('response', (response) => {
        if (response.status() >= 400) outside.add(`${response.status()} ${response.url()}`);
      });
      for (const id of ['', ...PAGE_IDS]) {
        await page.goto(toAddress(locale, id));
        await waitUntilWorking(page);
        const links = await page.evaluate(() =>
          [...document.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute('href') ?? ''),
        );
        expect(links.filter((link) => !link.startsWith(BASE))).toEqual([]);
      }
      expect([...outside]).toEqual([]);
    });

    test(`is searched, walked through and switched to the other language in ${locale}`, async ({
      page,
      pageErrors: _,
    }) => {
      const other = locale === 'ja' ? 'en' : 'ja';
      const names = { ja: '日本語', en: 'English' };
      await page.goto(toAddress(locale, ''));
      await waitUntilWorking(page);
      const box = await openSearch(page, locale);
      await box.fill(WORDS.shipmentCreate[locale]);
      // The operations that are offered before the results have the same name.
      const first = page.getByRole('dialog').getByRole('option').first();
      await expect(first).toContainText(WORDS.shipmentCreate[locale]);
      await first.click();
      await expect(page).toHaveURL(new RegExp(`${toAddress(locale, 'shipment-create')}$`));
      await page.getByRole('complementary').getByRole('link', { name: WORDS.shipmentsList[locale] }).click();
      await expect(page).toHaveURL(new RegExp(`${toAddress(locale, 'shipments-list')}$`));
      await page.getByRole('button', { name: names[locale] }).hover();
      await page.getByRole('link', { name: names[other] }).click();
      await expect(page).toHaveURL(new RegExp(`${toAddress(other, 'shipments-list')}$`));
      await expect(page.getByRole('heading', { level: 1, name: WORDS.shipmentsList[other] })).toBeVisible();
    });

    test(`has a link to each page of the operator in ${locale}`, async ({ page, served }) => {
      await page.goto(toAddress(locale, 'auth'));
      const links = page.getByRole('contentinfo').getByRole('link');
      await expect(links).toHaveText(FOOTER[locale]);
      const settings = parse(readFileSync(join(served.dir, 'contract/operator.yaml'), 'utf8')) as Record<
        string,
        string
      >;
      const urls = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      for (const name of ['sign_up_url', 'pricing_url', 'source_url']) expect(urls).toContain(settings[name]);
    });

    test(`has its not-found page in ${locale}`, async ({ page, pageErrors }) => {
      const response = await page.goto(toAddress(locale, 'nope'));
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: WORDS.notFound[locale] })).toBeVisible();
      pageErrors.splice(0);
    });

    test(`names its own addresses to machines in ${locale}`, async ({ request, served }) => {
      const folder = join(served.dir, 'build', locale === 'en' ? 'en' : '');
      const html = await (await request.get(toAddress(locale, 'auth'))).text();
      for (const address of [toAddress('ja', 'auth'), toAddress('en', 'auth'), toAddress(locale, 'img/social.png')]) {
        expect(html).toContain(SITE + address);
      }
      const sitemap = readFileSync(join(folder, 'sitemap.xml'), 'utf8');
      const named = [...sitemap.matchAll(/<loc>(.*?)<\/loc>|href="(.*?)"/g)].map(
        ([, page, link]) => page ?? link ?? '',
      );
      expect(named.filter((address) => !address.startsWith(SITE + BASE))).toEqual([]);
      const manifest = JSON.parse(readFileSync(join(folder, 'manifest.webmanifest'), 'utf8')) as object;
      expect(manifest).toMatchObject({ start_url: toAddress(locale, ''), scope: toAddress(locale, '') });
    });
  }

  test('is given its headers, by a CDN and by an nginx', async ({ request, served }) => {
    const asset =
      /assets\/js\/main\.\w+\.js/.exec(readFileSync(join(served.dir, 'build/index.html'), 'utf8'))?.[0] ?? '';
    const paths = ['', 'auth', 'auth.html', 'en/', 'en', 'en/auth', 'nope', 'en/nope', asset, 'openapi.yaml'];
    const read = async (origin: string): Promise<unknown[]> =>
      Promise.all(
        paths.map(async (path) => {
          const response = await request.get(`${origin}${BASE}${path}`, { maxRedirects: 0 });
          const { location, 'cache-control': cache, 'content-security-policy': policy } = response.headers();
          const isRedirect = location !== undefined;
          return { path, status: response.status(), location, ...(isRedirect ? {} : { cache, policy }) };
        }),
      );
    const ours = await read(served.origin);
    expect(ours[paths.indexOf(asset)]).toMatchObject({ status: 200, cache: 'public, max-age=31536000, immutable' });
    expect(ours[0]).toMatchObject({ status: 200, policy: expect.stringContaining("default-src 'none'") });
    test.skip(!hasNginx, 'nginx is not on the PATH.');
    const root = join(served.dir, 'root');
    mkdirSync(root, { recursive: true });
    symlinkSync(join(served.dir, 'build'), join(root, BASE.replaceAll('/', '')));
    const nginx = await startNginx({ root, include: join(served.dir, 'delivery/nginx.conf') });
    try {
      expect(await read(nginx.url)).toEqual(ours);
    } finally {
      await nginx.stop();
    }
  });
});
