import { expect, LOCALES, test, toPath, tryIn } from './portal';
import { TestConsole } from './try-console';
import { OPERATIONS } from './try-operations';
import { WORDS } from './words';

for (const locale of LOCALES) {
  test.describe(`layout in ${locale}`, () => {
    test('a page has a navbar with its three controls, a sidebar and a footer', async ({ page, open }) => {
      await open(locale, 'shipment-create');
      const navbar = page.getByRole('navigation').first();
      await expect(navbar.getByRole('button', { name: WORDS.colorMode[locale] })).toBeVisible();
      await expect(navbar.getByRole('button', { name: locale === 'ja' ? '日本語' : 'English' })).toBeVisible();
      await expect(navbar.getByRole('button', { name: new RegExp(WORDS.search[locale]) })).toBeVisible();
      await expect(
        page.getByRole('complementary').getByRole('link', { name: WORDS.shipmentsList[locale] }),
      ).toBeVisible();
      // Pages of the operator that are not set have no link.
      const links = page.getByRole('contentinfo').getByRole('link');
      await expect(links).toHaveText([
        /./,
        locale === 'ja' ? '変更履歴' : 'Changes',
        'openapi.yaml',
        'openapi.json',
        /./,
      ]);
    });

    test('the page of samples is at most 7,000 px high', tryIn(locale), async ({ page, open }) => {
      await page.setViewportSize({ width: 1280, height: 720 });
      await open(locale, 'getting-started-request-examples');
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(7000);
    });

    test(
      'the sidebar is a drawer at 996 px and below, and next to the text at 997',
      tryIn(locale),
      async ({ page, open }) => {
        const toggle = page.getByRole('button', { name: WORDS.toggleSidebar[locale] });
        const item = page.getByRole('link', { name: WORDS.shipmentsList[locale] }).first();
        await page.setViewportSize({ width: 997, height: 800 });
        await open(locale, 'auth');
        await expect(toggle).toBeHidden();
        await expect(item).toBeVisible();
        await page.setViewportSize({ width: 996, height: 800 });
        await expect(toggle).toBeVisible();
        await expect(item).toBeHidden();
        await toggle.click();
        await expect(
          page.locator('.navbar-sidebar').getByRole('link', { name: WORDS.shipmentsList[locale] }),
        ).toBeVisible();
      },
    );

    test('at 200 % zoom on a laptop, only the navbar stays in view', tryIn(locale), async ({ page, open }) => {
      await page.setViewportSize({ width: 640, height: 360 });
      await open(locale, 'shipment-create');
      const console = new TestConsole(page, locale);
      await console.open();
      await console.send();
      await console.expectStatus(200);
      await page.keyboard.press('Escape');
      await page.locator('#fields, #request').first().scrollIntoViewIfNeeded();
      await page.evaluate(() => scrollBy(0, 1500));
      const staying = await page.evaluate(() =>
        [...document.querySelectorAll('body *')]
          .filter((element) => {
            const { position, visibility } = getComputedStyle(element);
            const { top, bottom, width, height } = element.getBoundingClientRect();
            const isSeen = visibility === 'visible' && width > 1 && height > 1 && bottom > 0 && top < innerHeight;
            return ['sticky', 'fixed'].includes(position) && isSeen;
          })
          .map((element) => element.className),
      );
      // Besides the link that skips to the content, and the button that leads back to the top.
      const bars = staying.filter((name) => !/skipToContent|back-to-top/.test(name));
      expect(bars).toEqual([expect.stringContaining('navbar')]);
    });

    test(
      'the item of the page is active, whatever the case of its URL and with a slash at its end',
      tryIn(locale, 'en'),
      async ({ page, open }) => {
        await open(locale, 'auth');
        const active = page.getByRole('complementary').locator('[aria-current=page]');
        await expect(active).toHaveText(WORDS.auth[locale]);
        for (const [url, name] of [
          ['Shipment-Create/', 'shipmentCreate'],
          ['SHIPMENTS-LIST', 'shipmentsList'],
          ['shipment-create', 'shipmentCreate'],
        ] as const) {
          await page.evaluate(
            (path) => {
              history.pushState({}, '', path);
              dispatchEvent(new PopStateEvent('popstate'));
            },
            toPath(locale, url),
          );
          await expect(page.getByRole('heading', { level: 1, name: WORDS[name][locale] })).toBeVisible();
          await expect(active, url).toHaveText(WORDS[name][locale]);
        }
      },
    );

    test('the text of a page keeps its place when its end arrives late', tryIn(locale), async ({ page, open }) => {
      await page.setViewportSize({ width: 1350, height: 940 });
      const listBoxes = (): Promise<number[][]> =>
        page.locator('article :is(h1, h2, p)').evaluateAll((elements) =>
          elements.slice(0, 5).map((element) => {
            const { left, top, width, height } = element.getBoundingClientRect();
            return [left, top, width, height];
          }),
        );
      for (const id of ['auth', 'common-car', 'shipment-create']) {
        await page.route('**/*', async (route) => {
          if (route.request().resourceType() !== 'document') return route.fallback();
          const response = await route.fetch();
          const [beginning = '', end] = (await response.text()).split('<div class="col col--3">');
          expect(end, 'the table of contents comes after the text').toBeDefined();
          await route.fulfill({ response, body: beginning });
        });
        await open(locale, id);
        const early = await listBoxes();
        await page.unroute('**/*');
        await open(locale, id);
        expect(early).toHaveLength(5);
        expect(early, id).toEqual(await listBoxes());
      }
    });

    test('the first field of every operation is in the first view of a laptop, and near it elsewhere', async ({
      page,
      open,
    }) => {
      test.setTimeout(180_000);
      const sizes = [
        [1280, 720, locale === 'ja' ? 540 : 500],
        [1024, 768, 600],
        [390, 844, 1000],
      ] as const;
      let measured = 0;
      for (const id of OPERATIONS) {
        await open(locale, id);
        const field = page.locator('.markdown > * [data-field], .markdown > [data-field]').first();
        // Not every operation has fields.
        if ((await field.count()) === 0) continue;
        measured += 1;
        for (const [width, height, top] of sizes) {
          await page.setViewportSize({ width, height });
          const box = await field.boundingBox({ timeout: 5_000 });
          expect.soft(box?.y, `${id} at ${width} × ${height}`).toBeLessThanOrEqual(top);
        }
      }
      expect(measured).toBeGreaterThan(15);
    });

    test('below 1280 px, an example is one row that its tabs open and close', tryIn(locale), async ({ page, open }) => {
      for (const width of [1024, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await open(locale, 'shipment-create');
        const column = page.locator('[data-examples]');
        expect((await column.boundingBox())?.height, `at ${width}`).toBeLessThanOrEqual(48);
        const code = column.locator('pre:visible');
        const tab = column.getByRole('tab', { name: WORDS.request[locale], exact: true });
        await expect(code).toHaveCount(0);
        await expect(tab).toHaveAttribute('aria-expanded', 'false');
        await tab.click();
        await expect(code).toHaveCount(1);
        await expect(tab).toHaveAttribute('aria-expanded', 'true');
        await tab.click();
        await expect(code).toHaveCount(0);
        // Another example is shown, and a link to one as well.
        await column.getByRole('combobox').selectOption('dhl');
        await expect(code).toContainText('"carrier": "dhl"');
        await open(locale, 'shipment-create#example-ups');
        await expect(code).toContainText('"carrier": "ups"');
      }
    });

    test('every heading below the first has a link to itself', async ({ page, open }) => {
      await open(locale, 'shipment');
      const headings = page.locator('article :is(h2, h3, h4)[id]');
      for (const heading of await headings.all()) {
        const id = await heading.getAttribute('id');
        await expect(heading.getByRole('link')).toHaveAttribute('href', new RegExp(`#${id}$`));
      }
      await headings.first().getByRole('link').click();
      await expect(page).toHaveURL(new RegExp(`#${await headings.first().getAttribute('id')}$`));
    });

    test(
      'a heading that is reached by its address is in view, below the navbar',
      tryIn(locale, 'en'),
      async ({ page, open }) => {
        await open(locale, 'shipment#limits');
        const top = await page.locator('#limits').evaluate((heading) => heading.getBoundingClientRect().top);
        const navbar = await page.locator('.navbar').evaluate((bar) => bar.getBoundingClientRect().bottom);
        expect(top).toBeGreaterThanOrEqual(navbar);
        await expect(page.locator('#limits')).toBeInViewport();
      },
    );
  });
}
