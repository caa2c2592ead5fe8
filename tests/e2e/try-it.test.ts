import type { Locator } from '@playwright/test';
import { expect, expectPage, LOCALES, test, toPath, tryIn, waitUntilWorking } from './portal';
import { TestBar } from './sandbox-bar';
import { listPages, OPERATIONS } from './try-operations';
import { CONSOLE_WORDS, TestConsole } from './try-console';

for (const locale of LOCALES) {
  for (const [turn, first] of LOCALES.entries()) {
    const operations = OPERATIONS.filter((_, index) => index % LOCALES.length === turn);
    test(
      `every second operation runs in the page: its example returns 200, from ${operations[0]} on, in ${locale}`,
      tryIn(locale, first),
      async ({ page, open }) => {
        test.setTimeout(180_000);
        const failed: string[] = [];
        for (const operation of operations) {
          try {
            await open(locale, operation);
            const console = new TestConsole(page, locale);
            await console.open();
            await expect(console.place.getByText(CONSOLE_WORDS.promise[locale])).toBeVisible();
            await console.prepare();
            await console.send();
            await console.expectStatus(200);
            const bar = new TestBar(page, locale);
            await bar.reset();
            await bar.expectCounts([0, 0, 0]);
          } catch (error) {
            failed.push(`${toPath(locale, operation)}: ${String(error)}`);
          }
        }
        expect(failed).toEqual([]);
      },
    );
  }
}

for (const locale of LOCALES) {
  test.describe(locale, tryIn(locale), () => {
    test('the bar of the sandbox covers neither Send nor the response', async ({ page, open }) => {
      for (const [width, height] of [
        [1350, 940],
        [1350, 700],
        [1024, 768],
      ] as const) {
        const window = `at ${width} × ${height}`;
        await page.setViewportSize({ width, height });
        await open(locale, 'shipment-create');
        const console = new TestConsole(page, locale);
        await console.open();
        await console.send();
        await console.expectStatus(200);
        const bar = page.locator('[data-sandbox-bar]');
        await expect(bar).toBeVisible();
        const top = (await bar.boundingBox())?.y ?? 0;
        const endOf = async (part: Locator): Promise<number> => {
          const { y, height: tall } = (await part.boundingBox()) ?? { y: Number.NaN, height: 0 };
          return y + tall;
        };
        // The label is below the status, and a part of it is in view as well.
        await expect.poll(() => endOf(console.place.locator('[data-status]')), window).toBeLessThan(top - 100);
        if (width < 1280) await page.evaluate(() => scrollTo(0, 620));
        await expect.poll(() => endOf(console.button('send')), window).toBeLessThanOrEqual(top);
      }
    });

    test('on a phone the sheet keeps the focus until it is closed', async ({ page, open }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await open(locale, 'shipment-create');
      const button = page.locator('[data-bar] button');
      await button.focus();
      await page.keyboard.press('Enter');
      const console = new TestConsole(page, locale);
      await expect(console.button('send')).toBeVisible({ timeout: 20_000 });
      const isInside = (): Promise<boolean> =>
        page.evaluate(() => document.activeElement?.closest('[data-sheet]') !== null);
      expect(await isInside()).toBe(true);
      for (let presses = 0; presses < 4; presses += 1) {
        await page.keyboard.press('Tab');
        expect(await isInside()).toBe(true);
      }
      await page.keyboard.press('Escape');
      await expect(console.button('send')).toBeHidden();
      await expect(button).toBeFocused();
      expect(await page.locator('[inert]').count()).toBe(0);
    });

    test('on a phone, the Back button closes the sheet and stays on the page', async ({ page, open }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await open(locale, 'auth');
      await open(locale, 'shipment-create');
      const console = new TestConsole(page, locale);
      const button = page.locator('[data-bar] button');
      await button.click();
      await expect(console.button('send')).toBeVisible({ timeout: 20_000 });
      await page.goBack();
      await expect(console.button('send')).toBeHidden();
      await expectPage(page, locale, 'shipment-create');

      // A sheet that is closed in another way leaves no entry behind.
      await button.click();
      await expect(console.button('send')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(console.button('send')).toBeHidden();
      await expect.poll(() => page.evaluate(() => (history.state as { hasSheet?: boolean }).hasSheet)).toBeUndefined();
      await page.goBack();
      await expectPage(page, locale, 'auth');
    });

    for (const [width, back] of [
      [1280, 'Back'],
      [390, 'Back'],
      [390, 'Back twice at once'],
    ] as const)
      test(`${back} from a link of a response leads to Try it as it was left, at ${width} px`, async ({
        page,
        open,
      }) => {
        await page.setViewportSize({ width, height: 844 });
        await open(locale, 'shipment-create');
        const console = new TestConsole(page, locale);
        await console.open();
        await console.send();
        await console.expectStatus(200);
        const label = page.locator('[data-island="try-it"] [data-label-pages]');
        await expect(label).toBeVisible();
        const [id] = /API-[\w-]+/.exec((await console.place.textContent()) ?? '') ?? [''];
        expect(id).not.toBe('');
        await console.place.locator('a[href*="track"]').first().click();
        await expectPage(page, locale, 'tracking-get');
        await console.expectStatus(200);
        // On a phone, the first Back closes the sheet there.
        if (back === 'Back') {
          if (width === 390) await page.goBack();
          await page.goBack();
        } else {
          await page.evaluate(() => {
            window.history.back();
            requestAnimationFrame(() => window.history.back());
          });
        }
        await expectPage(page, locale, 'shipment-create');
        await expect(console.button('send')).toBeVisible();
        await expect(label).toBeVisible();
        await expect(console.place).toContainText(id);
        if (width === 1280) return;
        expect(await page.locator('[inert]').count()).toBeGreaterThan(0);
        // Back closes the sheet, as before the link.
        await page.goBack();
        await expect(console.button('send')).toBeHidden();
        expect(await page.locator('[inert]').count()).toBe(0);
        await expectPage(page, locale, 'shipment-create');
      });

    test('the head of the sheet stays in view, with the examples and the way back', async ({ page, open }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await open(locale, 'shipment-create');
      const console = new TestConsole(page, locale);
      await console.open();
      await console.send();
      await console.expectStatus(200);
      const head = page.locator('[data-sheet-head]');
      await page.locator('[data-sheet]').evaluate((sheet) => sheet.scrollTo(0, sheet.scrollHeight));
      await expect(head).toBeInViewport({ ratio: 1 });
      expect((await head.boundingBox())?.height).toBe(48);
      await head.getByRole('combobox').selectOption('dhl');
      await expect(console.field('body')).toHaveValue(/"carrier": "dhl"/);
      await head.getByRole('button').click();
      await expect(head).toBeHidden();
      await expect(page.locator('[data-bar] button')).toBeFocused();
      await expect(page.locator('[data-examples] > p > [data-picker]')).toHaveValue('dhl');
    });

    test('a response is next to what to do with it, and eight lines of the request stay until it is edited again', async ({
      page,
      open,
    }) => {
      await open(locale, 'shipment-create');
      const console = new TestConsole(page, locale);
      await console.open();
      await console.pick('sagawa');
      const body = console.field('body');
      const heightOf = (): Promise<number> => body.evaluate((field) => field.parentElement?.clientHeight ?? 0);
      expect(await heightOf()).toBeGreaterThan(400);
      await console.send();
      await console.expectStatus(200);
      const row = console.place.locator('[data-status]').locator('..');
      const { delivery } = await console.readResponse<{ delivery: { tracking_numbers: string[] } }>();
      await expect(row.getByText(delivery.tracking_numbers[0] ?? '', { exact: true })).toBeVisible();
      await expect(row.getByRole('link')).toHaveCount(3);
      expect((await row.boundingBox())?.height).toBeLessThan(120);
      // Eight lines of 22 px.
      await expect.poll(heightOf).toBeLessThan(220);
      expect(await heightOf()).toBeGreaterThan(8 * 22);
      await expect(body.locator('..')).toBeInViewport({ ratio: 0.99 });
      await body.focus();
      await expect.poll(heightOf).toBeGreaterThan(400);
    });

    test(`eight lines of a request for rates can be read next to the reason why there are none`, async ({
      page,
      open,
    }) => {
      await page.setViewportSize({ width: 1280, height: 720 });
      await open(locale, 'rates-list');
      const console = new TestConsole(page, locale);
      await console.open();
      await console.send();
      await console.expectStatus(200);
      const body = console.field('body').locator('..');
      await expect.poll(() => body.evaluate((field) => field.clientHeight)).toBeGreaterThan(8 * 22);
      await expect(body).toBeInViewport({ ratio: 0.95 });
      await expect(console.place.locator('[data-status] ~ *, [data-response] button').last()).toBeInViewport({
        ratio: 1,
      });
    });

    test('eight lines with the first issue of a rejected request can be read next to its response', async ({
      page,
      open,
    }) => {
      await page.setViewportSize({ width: 1280, height: 720 });
      await open(locale, 'shipment-create');
      const console = new TestConsole(page, locale);
      await console.open();
      await console.pick('sagawa');
      await console.edit((body) => body.replace('"quantity": 2', '"quantity": "two"'));
      const body = console.field('body').locator('..');
      await expect(body.locator('[data-mark]')).toBeAttached();
      await console.send();
      await console.expectStatus(400);
      await expect.poll(() => body.evaluate((field) => field.clientHeight)).toBeLessThan(220);
      await expect(body).toBeInViewport({ ratio: 0.9 });
      await expect(body.locator('[data-mark]').first()).toBeInViewport({ ratio: 0.9 });
      await expect(console.place.locator('[data-status]')).toBeInViewport({ ratio: 0.9 });
    });

    test('a request that was accepted has no issue with a later clock until it is changed', async ({ page, open }) => {
      await open(locale, 'shipment-create');
      const console = new TestConsole(page, locale);
      await console.open();
      await console.pick('sagawa');
      await console.edit((body) => body.replace('文房具', '便箋'));
      await console.send();
      await console.expectStatus(200);
      const issues = console.place.locator('[aria-busy=false]').getByRole('listitem');
      const nextDay = console.place.getByRole('button', { name: CONSOLE_WORDS.nextDay[locale], exact: true });
      for (const days of [1, 2, 3]) {
        await nextDay.click();
        await expect
          .poll(async () => (await new TestBar(page, locale).readClock()) - Date.now())
          .toBeGreaterThan((days - 0.01) * 86_400_000);
      }
      await expect(issues).toHaveCount(0);
      await console.edit((body) => body.replace('便箋', '封筒'));
      await expect(issues.filter({ hasText: 'setup.date' }).first()).toBeVisible();
    });

    test('dates that move with the clock are said at the response to the earlier ones', async ({ page, open }) => {
      await open(locale, 'shipment-create');
      const console = new TestConsole(page, locale);
      await console.open();
      await console.send();
      await console.expectStatus(200);
      const moved = console.place.getByText(CONSOLE_WORDS.moved[locale]);
      const before = await console.field('body').inputValue();
      await expect(moved).toHaveCount(0);
      await console.place.getByRole('button', { name: CONSOLE_WORDS.nextDay[locale], exact: true }).click();
      await expect(console.field('body')).not.toHaveValue(before);
      await expect(moved).toBeVisible();
      await expect(console.place.locator('[data-response]')).toHaveCSS('opacity', '1');
      await console.send();
      await expect(moved).toHaveCount(0);
      await console.expectStatus(200);
    });

    test(
      'after Send, the row of the response is in view at every size',
      tryIn(locale, 'en'),
      async ({ page, open }) => {
        for (const [width, height] of [
          [1920, 1080],
          [1440, 900],
          [1280, 720],
          [1024, 768],
          [390, 844],
        ] as const) {
          await page.setViewportSize({ width, height });
          await open(locale, 'shipment-create');
          const console = new TestConsole(page, locale);
          await console.open();
          await console.send();
          await console.expectStatus(200);
          await expect(console.place.locator('[data-label-pages] svg').first()).toBeAttached();
          await expect(console.place.locator('[data-status]'), `at ${width} px`).toBeInViewport({ ratio: 1 });
        }
      },
    );

    test('every control of the page and of the sheet has letters of 16 px, below which iOS zooms in', async ({
      browser,
    }) => {
      const context = await browser.newContext({
        baseURL: process.env.PORTAL_URL,
        hasTouch: true,
        isMobile: true,
        viewport: { width: 390, height: 844 },
      });
      const page = await context.newPage();
      const listSmall = (): Promise<string[]> =>
        page
          .locator('input:not([type=radio], [type=checkbox]), select, textarea')
          .evaluateAll((controls) =>
            controls
              .filter((control) => parseFloat(getComputedStyle(control).fontSize) < 16)
              .map(({ outerHTML }) => outerHTML),
          );
      for (const id of ['shipment-create', 'tracking-get', 'common-car', 'err', '']) {
        await page.goto(toPath(locale, id));
        await waitUntilWorking(page);
        for (const host of await page.locator('[data-island]:visible').all()) await host.scrollIntoViewIfNeeded();
        const bar = page.locator('[data-bar] button');
        if (await bar.isVisible()) {
          await bar.click();
          await expect(new TestConsole(page, locale).button('send')).toBeVisible({ timeout: 20_000 });
        }
        expect(await listSmall(), id).toEqual([]);
      }
      await context.close();
    });

    test('another example has no response yet, and the first one has its own still', async ({ page, open }) => {
      await open(locale, 'shipment-create');
      const console = new TestConsole(page, locale);
      await console.open();
      await console.send();
      await console.expectStatus(200);
      await console.pick('yuupack');
      await expect(console.place.locator('[data-status]')).toHaveCount(0);
      await console.pick('sagawa');
      await console.expectStatus(200);
    });

    test('a response to an older request says so, and another tab shows the edits', async ({ page, open, context }) => {
      await open(locale, 'shipment-create');
      const console = new TestConsole(page, locale);
      await console.open();
      await console.send();
      await console.expectStatus(200);
      const note = console.place.getByText(CONSOLE_WORDS.stale[locale]);
      await expect(note).toHaveCount(0);
      await console.edit((body) => body.replace('PO-58213', 'PO-99999'));
      await expect(note).toBeVisible();

      const other = new TestConsole(await context.newPage(), locale);
      await other.page.goto(toPath(locale, 'shipment-create'));
      await waitUntilWorking(other.page);
      await other.open();
      await other.edit((body) => body.replace('060-0042', '060-0001'));
      await expect(console.field('body')).toHaveValue(/PO-99999[\s\S]*060-0001|060-0001[\s\S]*PO-99999/);
      await console.send();
      await expect(note).toHaveCount(0);
      await console.button('reset').click();
      await expect(note).toHaveCount(0);
      await expect(other.button('reset')).toHaveCount(0);
    });

    test('edits survive navigation and a reload; Reset to example undoes them', async ({ page, open }) => {
      await open(locale, 'shipment-create');
      const console = new TestConsole(page, locale);
      await console.open();
      const before = await console.field('body').inputValue();
      expect(before).not.toContain('{{');
      await console.edit((body) => body.replace('PO-58213', 'PO-99999'));
      await open(locale, 'auth');
      await open(locale, 'shipment-create');
      await console.open();
      await expect(console.field('body')).toHaveValue(/PO-99999/);
      await open(locale === 'ja' ? 'en' : 'ja', 'shipment-create');
      await new TestConsole(page, locale === 'ja' ? 'en' : 'ja').open();
      await expect(page.locator('[data-island] textarea')).toHaveValue(/PO-99999/);
      await open(locale, 'shipment-create');
      await console.open();
      await console.button('reset').click();
      await expect(console.field('body')).toHaveValue(before);
    });

    test('a shipment survives a reload and closing all tabs; its void appears in another tab', async ({
      page,
      open,
      context,
    }) => {
      await open(locale, 'shipment-create');
      const console = new TestConsole(page, locale);
      await console.open();
      await console.send();
      await console.expectStatus(200);
      const { id } = await console.readResponse<{ id: string }>();
      await page.reload();
      await new TestBar(page, locale).expectCounts([4, 0, 0]);
      await page.close();
      const later = await context.newPage();
      await later.goto(toPath(locale, 'auth'));
      await waitUntilWorking(later);
      const bar = new TestBar(later, locale);
      await bar.expectCounts([4, 0, 0]);

      const other = await context.newPage();
      await other.goto(toPath(locale, 'shipment-delete'));
      await waitUntilWorking(other);
      const voiding = new TestConsole(other, locale);
      await voiding.open();
      await expect(voiding.place.getByLabel('id', { exact: true })).toHaveValue(id);
      await voiding.send();
      await voiding.expectStatus(200);
      await bar.expectCounts([3, 0, 0], 500);
    });

    test('sub users have their own data; a token that was replaced gets 403', async ({ page, open }) => {
      const console = new TestConsole(page, locale);
      await open(locale, 'subuser-register');
      await console.open();
      await console.send();
      await console.expectStatus(200);
      const { token } = await console.readResponse<{ token: string }>();
      await open(locale, 'shipments-list');
      await console.open();
      await console.field('token').selectOption({ index: 1 });
      await console.place.getByLabel('scope', { exact: true }).selectOption('all');
      await console.send();
      await console.expectStatus(200);
      expect(await console.readResponse()).toMatchObject({ shipments: [] });
      await open(locale, 'subusers-list');
      await console.open();
      await console.send();
      await console.expectStatus(403);
      await console.field('token').selectOption({ index: 0 });
      await open(locale, 'subuser-refresh');
      await console.open();
      await console.send();
      await console.expectStatus(200);
      await open(locale, 'shipments-list');
      await console.open();
      await console.field('token').selectOption(CONSOLE_WORDS.otherToken[locale]);
      await console.field('tokenValue').fill(token);
      await console.send();
      await console.expectStatus(403);
    });

    test('the label downloads as a PDF under the name of its shipment; check, send and label work offline @sample', async ({
      page,
      open,
      context,
    }) => {
      await open(locale, 'shipment-create');
      const console = new TestConsole(page, locale);
      await console.open();
      await console.send();
      await console.expectStatus(200);
      const { id } = await console.readResponse<{ id: string }>();
      const download = page.waitForEvent('download', { timeout: 50_000 });
      await console.button('download').first().click();
      expect((await download).suggestedFilename()).toBe(`label-${id}.pdf`);
      const drawing = console.place.locator('[data-label-pages] svg');
      await expect(drawing).toHaveCount(1);
      const issues = console.place.locator('[aria-busy]').getByRole('listitem');
      // Offline, a link that comes under the pointer can't be prefetched, which the console reports.
      await page.mouse.move(0, 0);
      await context.setOffline(true);
      await console.edit((body) => body.replace('"pack_amount": 2', '"pack_amount": "x"'));
      await expect(issues).toHaveCount(1);
      await console.button('reset').press('Enter');
      await expect(issues).toHaveCount(0);
      await console.button('send').press('Enter');
      await expect.poll(async () => (await console.readResponse<{ id: string }>()).id).not.toBe(id);
      const { id: next } = await console.readResponse<{ id: string }>();
      await expect(drawing.locator('title').first()).toContainText(next);
      await context.setOffline(false);
    });

    test('without storage, everything works in memory and the page says so', async ({ page, open }) => {
      await page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
      });
      await page.route('**/assets/js/sandbox-worker*', async (route) => {
        const response = await route.fetch();
        const blocked = `Object.defineProperty(self, 'indexedDB', { value: undefined });`;
        await route.fulfill({ response, body: `${blocked}${await response.text()}` });
      });
      await open(locale, 'shipment-create');
      const console = new TestConsole(page, locale);
      await console.open();
      await expect(console.place.getByText(CONSOLE_WORDS.unsaved[locale])).toBeVisible();
      await console.send();
      await console.expectStatus(200);
    });

    test('when the script of the sandbox is gone, the page says so, and Retry recovers', async ({
      page,
      open,
      pageErrors,
    }) => {
      await page.route('**/assets/js/sandbox-worker*', (route) => route.fulfill({ status: 404 }));
      await open(locale, 'shipment-create');
      const console = new TestConsole(page, locale);
      await console.start();
      await expect(console.place.getByText(CONSOLE_WORDS.gone[locale])).toBeVisible();
      await page.unroute('**/assets/js/sandbox-worker*');
      await console.button('retry').click();
      await expect(console.button('send')).toBeVisible({ timeout: 20_000 });
      pageErrors.length = 0;
    });

    test('at 320 px the console is a sheet that does not scroll sideways', async ({ page, open }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await open(locale, 'shipment-create');
      const console = new TestConsole(page, locale);
      await console.open();
      await console.send();
      await console.expectStatus(200);
      const sheet = page.locator('[data-sheet]');
      const box = await sheet.boundingBox();
      const navbar = await page.locator('.navbar').boundingBox();
      expect(box?.y).toBeCloseTo(navbar?.height ?? 0, 0);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(640, 0);
      expect(await sheet.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
  });
}

test('no page loads a worker or data before Try it is used', async ({ page, open }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  for (const id of ['', 'shipment-create', 'err']) await open('ja', id);
  await page.waitForLoadState('networkidle');
  expect(requests.filter((url) => /worker|\.ttf|\.woff/.test(url))).toEqual([]);
});

test('every operation has a page with a console, and no other page has one', async ({ page, open }) => {
  expect(OPERATIONS).toHaveLength(23);
  for (const id of listPages()) {
    await open('ja', id);
    await expect(page.locator('[data-island="try-it"]')).toHaveCount(OPERATIONS.includes(id) ? 1 : 0);
  }
});

const EMPTY = {
  accounts: {
    ja: 'サンプルの運送会社アカウントを登録して再送',
    en: 'Register sample carrier accounts and send again',
  },
  create: { ja: 'サンプルを作成して再送', en: 'Create samples and send again' },
  noAccount: {
    ja: /対象の運送会社アカウントが登録されていないため、料金はありません/,
    en: /You have no carrier account for these rates/,
  },
} as const;

for (const locale of LOCALES) {
  test(`a list that is empty says why in view, and a click fills it, in ${locale}`, async ({ page, open }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 1280, height: 720 });
    // The test of shipments is the next one: their list depends on a day.
    const lists = OPERATIONS.filter((operation) => operation.endsWith('-list') && operation !== 'shipments-list');
    expect(lists.length).toBeGreaterThan(4);
    for (const operation of lists) {
      await open(locale, operation);
      const console = new TestConsole(page, locale);
      const bar = new TestBar(page, locale);
      await console.open();
      await console.send();
      await console.expectStatus(200);
      const name = EMPTY[operation === 'rates-list' ? 'accounts' : 'create'][locale];
      const offer = console.place.getByRole('button', { name });
      // The reasons why there are no rates have several sentences; the button comes after them.
      if (operation !== 'rates-list') await expect(offer, operation).toBeInViewport({ ratio: 1 });
      await expect(offer.locator('..').getByRole('paragraph').first(), operation).toBeInViewport({ ratio: 1 });
      if (operation === 'rates-list') await expect(offer.locator('..')).toContainText(EMPTY.noAccount[locale]);
      await offer.click();
      await expect(offer, operation).toHaveCount(0, { timeout: 20_000 });
      await console.expectStatus(200);
      const text = console.place.locator('[data-response] pre');
      await expect(text, operation).not.toHaveText(/^\[\]$|"(rates|shipments)": \[\]/, { timeout: 20_000 });
      await bar.reset();
    }
  });

  test(`a page or a day without shipments says what to change in ${locale}`, tryIn(locale), async ({ page, open }) => {
    await open(locale, 'shipments-list');
    const console = new TestConsole(page, locale);
    await console.open();
    await console.prepare();
    await console.place.getByLabel('page', { exact: true }).fill('9');
    await console.send();
    await expect(console.place.locator('[data-response]')).toContainText(
      locale === 'ja' ? '最後のページは1です' : 'page is 9, and the last page of the list is 1',
    );
    await console.place.getByLabel('page', { exact: true }).fill('1');
    await console.place.getByLabel('created_before', { exact: true }).fill('2020-01-01T00:00:00Z');
    await console.send();
    await expect(console.place.locator('[data-response]')).toContainText('created_after');
  });
}
