import { readFileSync } from 'node:fs';
import { EXAMPLES } from '../../src/components/Counter/examples';
import { repeat } from '../hostile-texts';
import { CHECK, openCheck } from './check-parts';
import { openSearch } from './looks';
import { expect, expectPage, LOCALES, test, toPath, tryIn } from './portal';
import { Reader } from './reader';
import { watchWorkers } from './watch-workers';

const SCRIPT = '**/check-worker.*.js';
/** What happens to the code of the check, and how long the page then waits for it. */
const FAILURES = {
  'is missing': { response: { status: 404, body: '' }, wait: 0 },
  crashes: { response: { contentType: 'text/javascript', body: 'throw new Error("broken")' }, wait: 0 },
  'never ends': { response: { contentType: 'text/javascript', body: '' }, wait: 60_000 },
} as const;
const TEXTS = {
  ...EXAMPLES,
  'nothing known': 'The parcel is lost.',
  'a long log': repeat(`${EXAMPLES.error}\n`, 100_000),
};

const REOPEN = {
  ja: { text: '前のテキストを開き直す', file: 'orders.csvを開き直す' },
  en: { text: 'Reopen the previous text', file: 'Reopen orders.csv' },
} as const;
const LOSS = { ja: /保存されていません/, en: /aren’t saved/ } as const;
const SAVE = { ja: '修正したCSVを保存', en: 'Save corrected CSV' } as const;

for (const locale of LOCALES)
  for (const [failure, { response, wait }] of Object.entries(FAILURES))
    test(
      `a text and a file are kept when the code of the check ${failure}, in ${locale}`,
      tryIn(locale, 'en'),
      async ({ page, open, pageErrors }) => {
        await page.clock.install();
        await page.route(SCRIPT, (route) => route.fulfill(response));
        const workers = await watchWorkers(page);
        const countPosted = async (): Promise<number> =>
          (await Promise.all([workers.list('check'), workers.list('csv')])).flat().length;
        /** Does something that needs the worker, and lets the time pass in which the page waits for it. */
        const run = async (use: () => Promise<unknown>): Promise<void> => {
          const posted = await countPosted();
          await use();
          await expect.poll(countPosted).toBeGreaterThan(posted);
          if (wait > 0) await page.clock.runFor(wait);
        };
        await open(locale, 'err');
        const { tool, field, status } = await openCheck(page, locale);
        for (const [kind, text] of Object.entries(TEXTS)) {
          await field.evaluate((element) => {
            if (element instanceof HTMLTextAreaElement) element.select();
          });
          await run(() => page.keyboard.insertText(text));
          await expect(status, kind).toHaveText(CHECK.failed[locale]);
          const written = (): Promise<string> =>
            field.evaluate((element) =>
              'value' in element ? (element as HTMLTextAreaElement).value : element.textContent,
            );
          await expect.poll(async () => (await written()) === text, kind).toBe(true);
          await tool.getByRole('button', { name: CHECK.close[locale], exact: true }).click();
        }
        const reader = new Reader(page, locale);
        await run(() => reader.openFile('orders.csv', EXAMPLES.rows));
        await expect(tool.getByRole('alert')).toHaveText(CHECK.failed[locale]);
        await page.unroute(SCRIPT);
        await tool.getByRole('button', { name: CHECK.retry[locale] }).click();
        await expect(tool).toContainText('orders.csv');
        await expect(status).toHaveText(CHECK.wrong[locale]);
        pageErrors.length = 0;
      },
    );

for (const locale of LOCALES) {
  test(
    `a reader who returns finds the file as it was corrected, in ${locale}`,
    tryIn(locale),
    async ({ page, open }) => {
      await open(locale, 'err');
      const reader = new Reader(page, locale);
      const { tool } = reader;
      await reader.openFile('orders.csv', EXAMPLES.rows);
      const cell = tool.getByRole('listitem').getByRole('textbox').first();
      await cell.fill('14-16');
      await cell.press('Enter');
      const status = tool.locator('[aria-live=polite]');
      await expect(status).toHaveText(CHECK.ready[locale]);
      const readScroll = (): Promise<number> => page.evaluate(() => window.scrollY);
      const scroll = await readScroll();
      expect(scroll).toBeGreaterThan(0);
      await page.getByRole('navigation').first().getByRole('link').nth(1).click();
      await expect(tool).toHaveCount(0);
      await page.goBack();
      await expect(tool).toContainText('orders.csv');
      await expect(status).toHaveText(CHECK.ready[locale]);
      expect(await readScroll(), 'The page stays where it was.').toBe(scroll);

      const close = tool.getByRole('button', { name: CHECK.close[locale], exact: true });
      const askAndStay = async (use: () => Promise<void>): Promise<void> => {
        const asked = page.waitForEvent('dialog');
        const used = use();
        const dialog = await asked;
        expect(dialog.message()).toMatch(LOSS[locale]);
        await dialog.dismiss();
        await used;
        await expect(tool).toContainText('orders.csv');
        await expect(status).toHaveText(CHECK.ready[locale]);
      };
      await askAndStay(() => close.click());
      // The search hands a text over to the page that it opens again.
      await page.getByRole('navigation').first().getByRole('link').nth(1).click();
      await expect(tool).toHaveCount(0);
      const box = await openSearch(page, locale);
      await box.fill('{"setup":{}}');
      await expect(page.getByRole('option').first()).toContainText(CHECK.offer[locale]);
      await askAndStay(() => box.press('Enter'));
      const save = tool.getByRole('button', { name: SAVE[locale] });
      const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
      expect(readFileSync(await download.path(), 'utf8')).toBe(EXAMPLES.rows.replace('10-12', '14-16'));
      // What is saved isn't asked about.
      await close.click();
      await expect(tool).toHaveAttribute('data-kind', 'empty');
    },
  );

  test(`what is closed or replaced can be reopened, in ${locale}`, tryIn(locale), async ({ page, open }) => {
    await open(locale, 'err');
    const { tool, field, paste } = await openCheck(page, locale);
    const reader = new Reader(page, locale);
    const reopen = (what: 'text' | 'file'): Promise<void> =>
      tool.getByRole('button', { name: REOPEN[locale][what], exact: true }).click();
    const close = tool.getByRole('button', { name: CHECK.close[locale], exact: true });
    const examples = tool.getByRole('combobox').first();
    const ways = {
      Close: () => close.click(),
      'a file': () => reader.openFile('orders.csv', EXAMPLES.rows),
      'Close, then an example': async () => {
        await close.click();
        await examples.selectOption('error');
      },
    };
    await paste(EXAMPLES.request);
    for (const [way, replace] of Object.entries(ways)) {
      await replace();
      await expect(tool, way).not.toHaveAttribute('data-kind', 'request');
      await reopen('text');
      await expect(field, way).toHaveValue(EXAMPLES.request);
      await expect(tool, way).toHaveAttribute('data-kind', 'request');
    }
    await reader.openFile('orders.csv', EXAMPLES.rows);
    await close.click();
    await reopen('file');
    await expect(tool).toContainText('orders.csv');
    await expect(tool).toHaveAttribute('data-kind', 'rows');
    await expect(tool.getByRole('button', { name: REOPEN[locale].file })).toHaveCount(0);
  });

  test(
    `a first text replaces nothing, and what is pasted after a return is in view, in ${locale}`,
    tryIn(locale),
    async ({ page, open }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await open(locale, 'err');
      const reader = new Reader(page, locale);
      await reader.paste(EXAMPLES.request);
      await expect(reader.tool).toHaveAttribute('data-kind', 'request');
      await expect(reader.tool.getByRole('button', { name: REOPEN[locale].text })).toHaveCount(0);
      await page.getByRole('contentinfo').getByRole('link').first().click();
      await expect(reader.tool).toHaveCount(0);
      await page.goBack();
      await expect(reader.tool).toHaveAttribute('data-kind', 'request');
      await page.evaluate(() => scrollTo(0, 0));
      await reader.paste(EXAMPLES.error);
      await expect(reader.tool).toHaveAttribute('data-kind', 'error');
      await expect(reader.tool.locator('[aria-live=polite]')).toBeInViewport({ ratio: 0.9 });
      await expect(reader.tool.getByRole('button', { name: REOPEN[locale].text })).toBeVisible();
    },
  );

  test(`a cell that is half typed counts when its reader leaves the page, in ${locale}`, async ({ page, open }) => {
    await open(locale, 'auth');
    await page.getByRole('navigation').first().locator('a[href$="/err"]').first().click();
    await expectPage(page, locale, 'err');
    const reader = new Reader(page, locale);
    await reader.openFile('orders.csv', EXAMPLES.rows);
    await reader.tool.getByRole('listitem').getByRole('textbox').first().fill('14-16');
    await page.goBack();
    await expect(reader.tool).toHaveCount(0);
    await page.goForward();
    await expect(reader.tool.locator('[aria-live=polite]')).toHaveText(CHECK.ready[locale]);
  });

  test(`a text is there again after another page, in ${locale}`, tryIn(locale, 'en'), async ({ page, open }) => {
    await open(locale, 'err');
    const { tool, field, paste } = await openCheck(page, locale);
    await paste(EXAMPLES.request);
    await page.getByRole('contentinfo').getByRole('link').first().click();
    await expect(tool).toHaveCount(0);
    await page.goBack();
    await expect(field).toHaveValue(EXAMPLES.request);
    await page.reload();
    await expect(field).toHaveValue(EXAMPLES.request);
    const other = locale === 'ja' ? 'en' : 'ja';
    await page.goto(toPath(other, 'err'));
    const there = page.getByRole('region', { name: CHECK.tool[other], exact: true });
    await expect(there.getByRole('textbox', { name: CHECK.field[other] })).toHaveValue(EXAMPLES.request);
    await page.goBack();
    await expect(field).toHaveValue(EXAMPLES.request);
    await tool.getByRole('button', { name: CHECK.close[locale], exact: true }).click();
    await page.getByRole('contentinfo').getByRole('link').first().click();
    await expect(tool).toHaveCount(0);
    await page.goBack();
    await expect(tool).toHaveAttribute('data-kind', 'empty');
    for (const saved of ['', '{', 'null', '{"text":1}']) {
      await page.evaluate((value) => sessionStorage.setItem('portal.counter.err', value), saved);
      await page.evaluate(() => window.addEventListener('pagehide', (event) => event.stopImmediatePropagation(), true));
      await page.reload();
      await openCheck(page, locale);
    }
  });
}
