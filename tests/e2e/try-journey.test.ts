import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { patchWorker } from './patch-worker';
import { expect, expectPage, LOCALES, test, tryIn } from './portal';
import { BAR_WORDS, TestBar } from './sandbox-bar';
import { CONSOLE_WORDS, TestConsole } from './try-console';

const DAY = 24 * 60 * 60 * 1000;
/** A Sunday, on which Yamato's test environment is closed. */
const SUNDAY = '2026-11-29T12:00:00+09:00';

/** Parcels by the name of their example, each with all its states. */
const PARCELS = {
  sagawa: ['registered', 'collected', 'transit', 'out_for_delivery', 'delivered'],
  dhl: ['registered', 'collected', 'transit', 'customs', 'out_for_delivery', 'delivered'],
};

for (const locale of LOCALES) {
  test.describe(locale, tryIn(locale, 'en'), () => {
    test('the clock moves a domestic and an international parcel through every status', async ({ page, open }) => {
      test.setTimeout(120_000);
      const console = new TestConsole(page, locale);
      const bar = new TestBar(page, locale);
      for (const [example, states] of Object.entries(PARCELS)) {
        await open(locale, 'shipment-create');
        await console.open();
        await console.pick(example);
        await console.prepare();
        await console.send();
        await console.expectStatus(200);
        await bar.open();
        await bar.panel
          .getByRole('link', { name: locale === 'ja' ? /^追跡/ : /^Track/ })
          .first()
          .click();
        await expectPage(page, locale, 'tracking-get');
        await console.expectStatus(200);
        const seen = new Set<string>();
        // Parcels of the dashboard change their status as well.
        for (let step = 0; step < 16 && !seen.has('delivered'); step += 1) {
          await bar.open();
          if (step > 0) await bar.button('nextStatus').click();
          if (step > 0) await expect(bar.place.locator('[data-fact=clock]')).toBeVisible();
          await bar.button('open').click();
          await console.send();
          await console.expectStatus(200);
          const { current_status: now } = await console.readResponse<{ current_status: { status: string } }>();
          seen.add(now.status);
        }
        expect([...seen], example).toEqual(states);
        // The next page still goes by the time of the sandbox, and shows it.
        await open(locale, 'auth');
        expect(await bar.readClock()).toBeGreaterThan(Date.now() + DAY);
      }
    });

    test('the commercial invoice opens in a new tab and downloads under the name of its shipment @sample', async ({
      page,
      open,
      context,
    }) => {
      await keepBlobs(page);
      await open(locale, 'shipment-create');
      const console = new TestConsole(page, locale);
      await console.open();
      await console.pick('dhl');
      await console.prepare();
      await console.send();
      await console.expectStatus(200);
      const { id, delivery } = await console.readResponse<{ id: string; delivery: { invoice: string } }>();
      const invoice = console.place
        .getByRole('listitem')
        .filter({ hasText: locale === 'ja' ? '商業送り状' : 'Commercial invoice' })
        .first();
      const download = page.waitForEvent('download');
      await invoice.getByRole('button', { name: CONSOLE_WORDS.download[locale], exact: true }).click();
      expect((await download).suggestedFilename()).toBe(`invoice-${id}.pdf`);
      const file = readFileSync(await (await download).path());
      expect(delivery.invoice).toBe(`${file.toString('base64', 0, 18)}… (${file.length} bytes)`);
      // A browser without a viewer for PDFs downloads what the new tab would show.
      const shown = Promise.any([
        context.waitForEvent('page').then(async (tab) => {
          await tab.waitForURL(/^blob:/, { waitUntil: 'commit' });
          return tab.url();
        }),
        page.waitForEvent('download').then((one) => one.url()),
      ]);
      await invoice.getByRole('button', { name: CONSOLE_WORDS.openPdf[locale], exact: true }).click();
      expect(await readBlob(page, await shown)).toEqual({ type: 'application/pdf', base64: file.toString('base64') });
    });

    test('Yamato is closed on a Sunday; the page offers to open it at any hour', async ({ page, open }) => {
      await patchWorker(page, `const sunday = ${Date.parse(SUNDAY)}; Date.now = () => sunday`);
      await open(locale, 'shipment-create');
      const console = new TestConsole(page, locale);
      await console.open();
      await console.pick('yamato');
      await console.prepare();
      await console.send();
      await console.expectStatus(400);
      await console.button('openHours').click();
      await console.expectStatus(200);
      const bar = new TestBar(page, locale);
      await bar.open();
      await expect(bar.panel.getByRole('checkbox', { name: BAR_WORDS.anyHour[locale] })).toBeChecked();
    });
  });
}

type Kept = { blobs: Record<string, Blob> };

/** Keeps what the page makes URLs of: its policy lets no script read such a URL. */
async function keepBlobs(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const blobs: Kept['blobs'] = {};
    Object.assign(window, { blobs });
    const create = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (blob: Blob) => {
      const url = create(blob);
      blobs[url] = blob;
      return url;
    };
  });
}

function readBlob(page: Page, url: string): Promise<{ type: string; base64: string } | undefined> {
  return page.evaluate(async (wanted) => {
    const blob = (window as unknown as Kept).blobs[wanted];
    if (!blob) return undefined;
    const bytes = Array.from(new Uint8Array(await blob.arrayBuffer()), (byte) => String.fromCharCode(byte));
    return { type: blob.type, base64: btoa(bytes.join('')) };
  }, url);
}
