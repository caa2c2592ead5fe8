import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { resolveExampleValue } from '../../contract';
import { loadContract } from '../../contract/node';
import { findViolations } from './axe';
import { BuiltWorker } from './built-worker';
import { expect, expectPage, LOCALES, test, toPath, tryIn, waitUntilWorking } from './portal';
import { readStore } from './read-store';
import { BAR_WORDS, TestBar } from './sandbox-bar';
import { CONSOLE_WORDS, TestConsole } from './try-console';
import { WORDS } from './words';

const HOUR = 60 * 60 * 1000;
const contract = loadContract('contract');

for (const locale of LOCALES) {
  test.describe(locale, tryIn(locale), () => {
    const createShipment = async (page: Page, open: (locale: 'ja' | 'en', id: string) => Promise<void>) => {
      await open(locale, 'shipment-create');
      const console = new TestConsole(page, locale);
      await console.open();
      await console.send();
      await console.expectStatus(200);
      return console.readResponse<{ id: string }>();
    };

    test('the bar is on every page after the first use, without a worker, and on none before', async ({
      page,
      open,
    }) => {
      const bar = new TestBar(page, locale);
      for (const id of ['', 'auth', 'shipment-create']) {
        await open(locale, id);
        await expect(bar.place).toBeHidden();
      }
      await createShipment(page, open);
      await bar.expectCounts([4, 0, 0]);
      const workers: string[] = [];
      page.on('request', (request) => /worker/.test(request.url()) && workers.push(request.url()));
      for (const id of ['', 'auth', 'err']) {
        await open(locale, id);
        await bar.expectCounts([4, 0, 0]);
        await expect(bar.place.getByText(locale === 'ja' ? 'トークン：アカウント' : 'Token: Account')).toBeVisible();
      }
      expect(workers).toEqual([]);
    });

    test('the bar covers neither the footer nor the end of the sidebar', async ({ page, open }) => {
      await page.setViewportSize({ width: 1280, height: 720 });
      await createShipment(page, open);
      await open(locale, 'tracking-get');
      const top = (await new TestBar(page, locale).place.boundingBox())?.y ?? 0;
      await page.evaluate(() => {
        window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
        document.querySelector('.menu')?.scrollTo({ top: 100_000, behavior: 'instant' });
      });
      for (const link of [
        page.getByRole('contentinfo').getByRole('link'),
        page.getByRole('complementary').getByRole('link'),
      ]) {
        const box = await link.last().boundingBox();
        expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(top);
      }
    });

    test('the bar disappears when another tab removes everything that is stored', async ({ page, open, context }) => {
      await createShipment(page, open);
      const bar = new TestBar(page, locale);
      await expect(bar.place).toBeVisible();
      const other = await context.newPage();
      await other.goto(toPath(locale, 'auth'));
      // The first tab may still store what came of its last call.
      await expect(async () => {
        await other.evaluate(() => localStorage.clear());
        await expect(bar.place).toBeHidden({ timeout: 1000 });
      }).toPass();
    });

    test('what was not stored by the portal is ignored', async ({ page, open }) => {
      const bar = new TestBar(page, locale);
      await open(locale, 'auth');
      for (const stored of ['{}', '1', '[]', 'null', '{"shipments":1}', '{"shipments":1,"carriers":0,"subUsers":0}']) {
        await page.evaluate((text) => localStorage.setItem('portal.sandbox', text), stored);
        await page.reload();
        await waitUntilWorking(page);
        await expect(bar.place).toBeHidden();
      }
    });

    test('a record leads to the pages that read and void it', async ({ page, open }) => {
      const { id } = await createShipment(page, open);
      await open(locale, 'auth');
      const bar = new TestBar(page, locale);
      await bar.open();
      const links = bar.panel.getByRole('listitem').first().getByRole('link');
      await expect(links).toHaveCount(3);
      const [get, , discard] = await links.all();
      await get?.click();
      await expectPage(page, locale, 'shipment-get');
      const console = new TestConsole(page, locale);
      await console.open();
      await console.send();
      await console.expectStatus(200);
      expect(await console.readResponse()).toMatchObject({ id });
      await bar.open();
      await discard?.click();
      await expectPage(page, locale, 'shipment-delete');
      await console.open();
      await expect(console.place.getByLabel('id', { exact: true })).toHaveValue(id);
      await console.send();
      await console.expectStatus(200);
      await bar.expectCounts([3, 0, 0]);
    });

    test('the clock moves by an hour, a day and to the next status; the bar shows it until it is real again', async ({
      page,
      open,
    }) => {
      await createShipment(page, open);
      const bar = new TestBar(page, locale);
      await expect(bar.place.locator('[data-fact=clock]')).toBeHidden();
      await bar.open();
      await bar.button('hour').click();
      await expect.poll(async () => (await bar.readClock()) - Date.now()).toBeGreaterThan(HOUR - 60_000);
      await bar.button('day').click();
      await expect.poll(async () => (await bar.readClock()) - Date.now()).toBeGreaterThan(25 * HOUR - 60_000);
      await bar.button('realTime').click();
      await expect(bar.place.locator('[data-fact=clock]')).toBeHidden();
      await bar.button('nextStatus').click();
      // A parcel is collected on its shipping date.
      await expect.poll(async () => (await bar.readClock()) - Date.now()).toBeGreaterThan(3.9 * HOUR);
      await expect(
        bar.panel.getByText(locale === 'ja' ? '集荷済み' : 'Collected', { exact: true }).first(),
      ).toBeVisible();
      await open(locale, 'auth');
      await expect(bar.place.locator('[data-fact=clock]')).toBeVisible();
    });

    test('the panel ends with its page, and Try it is there again when the reader comes back', async ({
      page,
      open,
    }) => {
      await createShipment(page, open);
      const bar = new TestBar(page, locale);
      await bar.open();
      // A click of Playwright would scroll to the link, which the panel may cover.
      await page
        .getByRole('complementary')
        .getByRole('link', { name: WORDS.auth[locale], exact: true })
        .dispatchEvent('click');
      await expectPage(page, locale, 'auth');
      await expect(bar.panel).toHaveCount(0);
      await page.goBack();
      await expectPage(page, locale, 'shipment-create');
      await new TestConsole(page, locale).expectStatus(200);
      await expect(bar.panel).toHaveCount(0);
    });

    test('an error is simulated on every page until it is turned off', async ({ page, open }) => {
      await createShipment(page, open);
      const bar = new TestBar(page, locale);
      await bar.open();
      await bar.simulate('carrier-refused:YAMATO_ES003001');
      await open(locale, 'shipment-create');
      await expect(bar.place.getByText(/carrier-refused:YAMATO_ES003001/)).toBeVisible();
      const console = new TestConsole(page, locale);
      await console.open();
      await console.send();
      await expect(console.place.locator('[data-response] pre')).toContainText('YAMATO_ES003001');

      await bar.open();
      await bar.simulate('slow:5');
      await bar.button('open').click();
      await console.send();
      await console.button('cancel').click();
      await expect(console.place.getByText(CONSOLE_WORDS.cancelled[locale])).toBeVisible();

      await bar.open();
      await bar.simulate('drop');
      await bar.button('open').click();
      await console.send();
      await expect(console.place.getByText(CONSOLE_WORDS.dropped[locale])).toBeVisible();

      await bar.open();
      await bar.simulate('too-many-requests');
      await bar.button('open').click();
      await console.send();
      await console.expectStatus(429);
      await expect(console.place.getByText('retry-after', { exact: true })).toBeVisible();

      await bar.open();
      await bar.panel.getByRole('radio', { name: BAR_WORDS.noError[locale] }).check();
      await bar.button('open').click();
      await console.button('sendAgain').click();
      await expect(bar.place.locator('[data-fact=scenario]')).toBeHidden();
    });

    test('each error that is simulated is the error of the API', async ({ page, open }) => {
      await open(locale, 'auth');
      const worker = new BuiltWorker(page, locale);
      await worker.start();
      // Each call is in a new window of the call limit.
      await worker.runClock(1000);
      const ask = async (
        operation: string,
        name: string,
        scenario = '',
      ): Promise<{ status: number; body: unknown }> => {
        const example = contract.examples.find((one) => one.operation === operation && one.name === name);
        const path = contract.operations.find(({ id }) => id === operation)?.path ?? '';
        const body = JSON.stringify(resolveExampleValue(example?.request, Date.now()));
        const request = { method: 'POST', path, caller: 'account', locale, scenario, body };
        const response = await worker.ask('send', request);
        return { status: response.status, body: JSON.parse(response.body) };
      };
      for (const [scenario, { code }] of Object.entries(contract.scenarios)) {
        if (code === undefined) continue;
        const { status } = contract.errors.codes[code] ?? {};
        expect(await ask('shipment-create', 'sagawa', scenario), scenario).toMatchObject({ status, body: { code } });
      }
      await ask('carrier-register', 'yamato');
      const rates = await ask('rates-list', 'domestic', 'rates-fail:yamato');
      expect(rates).toMatchObject({ status: 200, body: { rates: [], errors: [{ carrier: 'yamato' }] } });
      await ask('carrier-register', 'yuupack');
      expect(await ask('shipment-create', 'yuupack', 'account-pending')).toMatchObject({
        status: 400,
        body: { code: 'SHIPMENT_FAILED', details: [{ field: 'setup.carrier', rule: 'account-active' }] },
      });
    });

    test('the calls go along as curl and as HAR', async ({ page, open, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const { id } = await createShipment(page, open);
      const bar = new TestBar(page, locale);
      await bar.open();
      await bar.button('copyCurl').click();
      const readCopied = () => page.evaluate(() => navigator.clipboard.readText());
      await expect.poll(readCopied).toMatch(/^curl --silent --show-error \\\n {2}--request POST/);
      expect(await readCopied()).toContain(`"$SHIPPING_API_URL"'/shipments'`);
      const download = page.waitForEvent('download');
      await bar.button('saveHar').click();
      const file = await (await download).path();
      expect((await download).suggestedFilename()).toBe('sandbox-calls.har');
      const { log } = JSON.parse(readFileSync(file, 'utf8')) as {
        log: { entries: { request: { url: string }; response: { content: { text: string } } }[] };
      };
      expect(log.entries).toHaveLength(1);
      expect(log.entries[0]?.request.url).toMatch(/\/v1\/shipments$/);
      expect(log.entries[0]?.response.content.text).toContain(id);
      await bar.button('copyHar').click();
      await expect.poll(readCopied).toContain('"log"');
      expect(JSON.parse(await readCopied())).toEqual({ log });
    });

    test('Reset asks, then empties every tab; the old token is rejected and no row is left', async ({
      page,
      open,
      context,
    }) => {
      await createShipment(page, open);
      const token = await readToken(page);
      const other = await context.newPage();
      await other.goto(toPath(locale, 'auth'));
      await waitUntilWorking(other);
      const [bar, otherBar] = [new TestBar(page, locale), new TestBar(other, locale)];
      await otherBar.open();
      await expect(otherBar.panel.getByRole('listitem').first()).toBeVisible();
      await bar.button('reset').click();
      await expect(bar.button('keep')).toBeFocused();
      await bar.button('keep').click();
      await expect(bar.button('open')).toBeFocused();
      await bar.expectCounts([4, 0, 0]);
      await bar.reset();
      for (const one of [bar, otherBar]) await one.expectCounts([0, 0, 0], 2000);
      await expect(otherBar.panel.getByRole('listitem')).toHaveCount(0);
      expect(await countRows(page)).toBe(0);
      await open(locale, 'carriers-list');
      const console = new TestConsole(page, locale);
      await console.open();
      await console.field('token').selectOption(CONSOLE_WORDS.otherToken[locale]);
      await console.field('tokenValue').fill(token);
      await console.send();
      await console.expectStatus(403);
      await expect(bar.place.getByText(token)).toHaveCount(0);
    });

    test('by keyboard: the panel opens, closes with Escape and restores the focus', async ({ page, open }) => {
      await createShipment(page, open);
      await open(locale, 'auth');
      const bar = new TestBar(page, locale);
      await bar.button('open').press('Enter');
      await expect(bar.button('hour')).toBeVisible({ timeout: 20_000 });
      await expect(bar.button('open')).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      expect(await bar.panel.evaluate((panel) => panel.contains(document.activeElement))).toBe(true);
      await page.keyboard.press('Escape');
      await expect(bar.panel).toHaveCount(0);
      await expect(bar.button('open')).toBeFocused();
      await expect(bar.button('open')).toHaveAttribute('aria-expanded', 'false');
    });

    test('the panel begins with the clock, leaves room for the page, and closes by Escape and a click in the page', async ({
      page,
      open,
    }) => {
      await page.setViewportSize({ width: 1280, height: 720 });
      await createShipment(page, open);
      await open(locale, 'auth');
      const bar = new TestBar(page, locale);
      await bar.open();
      expect((await bar.panel.boundingBox())?.height).toBeLessThanOrEqual(352);
      await expect(bar.panel.locator('time').first()).toBeInViewport();
      const clock = await bar.button('hour').boundingBox();
      const record = await bar.panel.getByRole('listitem').first().boundingBox();
      expect(clock?.x).toBeLessThan(record?.x ?? 0);
      await bar.panel.getByRole('listitem').first().click();
      await expect(bar.panel).toHaveCount(1);
      await page.locator('h1').click();
      await expect(bar.panel).toHaveCount(0);
      await bar.open();
      await page.locator('h1').evaluate((title) => {
        title.tabIndex = -1;
        title.focus();
      });
      await page.keyboard.press('Escape');
      await expect(bar.panel).toHaveCount(0);
      await expect(page.locator('h1')).toBeFocused();
    });

    test('axe finds nothing, in light and dark; at 320 px nothing scrolls sideways; on paper there is no bar @full', async ({
      page,
      open,
    }) => {
      await createShipment(page, open);
      await open(locale, 'auth');
      const bar = new TestBar(page, locale);
      await bar.open();
      expect(await findViolations(bar.place)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await findViolations(bar.place)).toEqual([]);
      expect(await bar.panel.evaluate((panel) => panel.scrollWidth - panel.clientWidth)).toBe(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await page.emulateMedia({ media: 'print' });
      await expect(bar.place).toBeHidden();
    });
  });
}

async function readToken(page: Page): Promise<string> {
  const users = await readStore<{ kind: string; body: { token: string } }>(page, 'records');
  return users.find(({ kind }) => kind === 'user')?.body.token ?? '';
}

async function countRows(page: Page): Promise<number> {
  const names = ['records', 'state', 'calls', 'windows'] as const;
  return (await Promise.all(names.map((name) => readStore(page, name)))).flat().length;
}
