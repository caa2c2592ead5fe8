// cspell:ignore delivry
import type { Locator } from '@playwright/test';
import { CHECK, renderPlace } from './check-parts';
import { findInLooks, SCHEMES } from './looks';
import { expect, LOCALES, test, toPath, tryIn } from './portal';
import { TestBar } from './sandbox-bar';
import { TestConsole } from './try-console';
import { watchWorkers } from './watch-workers';

/** The console's body and what is listed below it. */
class CheckedConsole extends TestConsole {
  get body(): Locator {
    return this.field('body');
  }

  get status(): Locator {
    return this.results.locator('[aria-live="polite"]');
  }

  get issues(): Locator {
    return this.results.getByRole('listitem');
  }

  get results(): Locator {
    return this.place.locator('[aria-busy]');
  }

  /** Selects a part of the body and types something in its place. */
  async type(part: string, text: string): Promise<void> {
    await this.body.evaluate((area: HTMLTextAreaElement, found: string) => {
      const start = area.value.indexOf(found);
      area.focus();
      area.setSelectionRange(start, start + found.length);
    }, part);
    await this.page.keyboard.type(text);
  }

  async expectNone(): Promise<void> {
    await expect(this.status).toHaveText(CHECK.none[this.locale]);
  }
}

for (const locale of LOCALES) {
  test.describe(locale, tryIn(locale), () => {
    test('an issue appears while typing, its link leads to its field, and its fix resolves it', async ({
      page,
      open,
    }) => {
      await open(locale, 'shipment-create');
      const console = new CheckedConsole(page, locale);
      await console.open();
      await console.expectNone();
      const before = await console.body.inputValue();
      await console.type('"pack_amount": 2', '"pack_amount": "2"');
      await expect(console.issues).toHaveCount(1);
      const lines = (await console.body.inputValue()).split('\n');
      const index = lines.findIndex((line) => line.includes('pack_amount'));
      const column = (lines[index] ?? '').indexOf('"2"') + 1;
      const place = console.issues.getByRole('button', { name: renderPlace(locale, index + 1, column), exact: true });
      await expect(place).toBeVisible();
      await expect(console.place.locator('pre[aria-hidden] [class*=warning]')).toHaveText('"2"');
      await place.click();
      await expect(console.body).toBeFocused();

      await console.issues.getByRole('link').click();
      await expect(page).toHaveURL(new RegExp(`${toPath(locale, 'shipment-create')}#request-setup-pack_amount$`));
      await expect(page.locator('[id="request-setup-pack_amount"]')).toBeInViewport();
      await expect(console.issues).toHaveCount(1);

      await console.issues.getByRole('button', { name: locale === 'ja' ? '2に変更' : 'Set to 2', exact: true }).click();
      await console.expectNone();
      await expect(console.body).toHaveValue(before);
    });

    test('what is sent has to be JSON: source code, curl and an empty body are issues', async ({ page, open }) => {
      await open(locale, 'shipment-create');
      const console = new CheckedConsole(page, locale);
      await console.open();
      await console.expectNone();
      const before = await console.body.inputValue();
      for (const wrong of [
        before.replace('"setup"', 'setup'),
        `curl "$URL/shipments" --data '${before}'`,
        `const body = ${before};`,
      ]) {
        await console.body.fill(wrong);
        await expect(console.issues).toHaveCount(1);
        await expect(console.issues).toContainText(
          locale === 'ja' ? 'ここから先がJSONではありません' : "This isn't JSON from here on.",
        );
        await console.body.fill(before);
        await console.expectNone();
      }
      await console.body.fill('');
      await expect(console.body).toHaveAttribute('aria-invalid', 'true');
      await expect(
        console.place.getByText(
          locale === 'ja'
            ? 'JSONではありません。ここに値を入力してください。'
            : "This isn't JSON: a value is expected here. Add it.",
        ),
      ).toBeVisible();
    });

    test('what a request created is no issue of it, until the request changes', async ({ page, open }) => {
      const workers = await watchWorkers(page);
      await open(locale, 'carrier-register');
      const console = new CheckedConsole(page, locale);
      await console.open();
      await console.expectNone();
      const countChecks = async (): Promise<number> => (await workers.list('check')).length;
      const before = await countChecks();
      await console.send();
      await console.expectStatus(200);
      // The sandbox has changed, so the request is checked again.
      await expect.poll(countChecks).toBeGreaterThan(before);
      await expect(console.results).toHaveAttribute('aria-busy', 'false');
      await console.expectNone();
      await console.edit((body) => `${body}\n`);
      await expect(console.issues).toContainText(locale === 'ja' ? '登録済み' : 'already have');
      await console.edit((body) => body.slice(0, -1));
      await console.expectNone();
    });

    test('the safe fixes are one step to undo; Reset to example reverts the edits', async ({ page, open }) => {
      await open(locale, 'shipment-create');
      const console = new CheckedConsole(page, locale);
      await console.open();
      const before = await console.body.inputValue();
      await console.type('"pack_amount": 2', '"pack_amount": "2"');
      await console.type('"delivery_date"', '"delivry_date"');
      await expect(console.issues).toHaveCount(2);
      const wrong = await console.body.inputValue();
      await console.results.getByRole('button', { name: CHECK.fixAll[locale] }).click();
      await console.expectNone();
      await console.body.press('Control+z');
      await expect(console.body).toHaveValue(wrong);
      await expect(console.issues).toHaveCount(2);
      await console.button('reset').click();
      await expect(console.body).toHaveValue(before);
      await console.expectNone();
    });

    test('an invalid body is sent all the same, by Send and by Ctrl+Enter once, but none that is composed', async ({
      page,
      open,
    }) => {
      const workers = await watchWorkers(page);
      await open(locale, 'shipment-create');
      const console = new CheckedConsole(page, locale);
      await console.open();
      await console.expectNone();
      const session = await page.context().newCDPSession(page);
      await console.body.press('Control+End');
      await session.send('Input.imeSetComposition', { text: 'かな', selectionStart: 2, selectionEnd: 2 });
      await expect(console.body).toHaveValue(/かな$/);
      await page.keyboard.press('Control+Enter');
      await console.expectNone();
      await session.send('Input.insertText', { text: '仮名' });
      await expect(console.issues).not.toHaveCount(0);
      expect(await workers.list('send')).toEqual([]);
      await console.body.fill('{ "setup": ');
      await console.body.press('Enter');
      await expect(console.place.locator('[data-status]')).toHaveCount(0);
      await console.body.press('Control+Enter');
      await console.expectStatus(400);
      await console.button('reset').click();
      await console.body.press('Control+Enter');
      await console.expectStatus(200);
      await new TestBar(page, locale).expectCounts([4, 0, 0]);
      await console.type('"pack_amount": 2', '"pack_amount": "x"');
      await expect(console.issues).toHaveCount(1);
      await console.send();
      await console.expectStatus(400);
    });

    test('a check that does not load neither delays sending nor loses the text', async ({ page, open, pageErrors }) => {
      await page.route('**/assets/js/check-worker*', (route) => route.fulfill({ status: 404 }));
      await open(locale, 'shipment-create');
      const console = new CheckedConsole(page, locale);
      await console.open();
      await expect(console.status).toHaveText(CHECK.failed[locale]);
      await console.send();
      await console.expectStatus(200);
      await page.unroute('**/assets/js/check-worker*');
      await console.type('"pack_amount": 2', '"pack_amount": "2"');
      await expect(console.issues).toHaveCount(1);
      pageErrors.length = 0;
    });

    test('the accounts are those of the sandbox: what creates a missing one settles its issue', async ({
      page,
      open,
    }) => {
      await open(locale, 'shipment-create');
      const console = new CheckedConsole(page, locale);
      await console.open();
      await page.locator('[data-examples] [data-picker]').selectOption('dhl');
      await expect(console.button('create')).toBeVisible();
      await expect(console.issues).not.toHaveCount(0);
      await console.prepare();
      await console.expectNone();
    });

    test(
      'on a narrow screen, the sentence of an issue has the width of the row, and the list of examples ends before the button',
      tryIn(locale, 'en'),
      async ({ page, open }) => {
        for (const width of [390, 320]) {
          await page.setViewportSize({ width, height: 800 });
          await open(locale, 'shipment-create');
          const console = new CheckedConsole(page, locale);
          await console.open();
          const picker = page.locator('[data-sheet-head] [data-picker]');
          await picker.selectOption('dhl');
          const issue = console.issues.first();
          await expect(issue).toContainText('setup.carrier');
          const sentence = await issue.locator('p').last().boundingBox();
          expect(sentence?.width, `at ${width} px`).toBeGreaterThan(width * 0.6);
          const [list, close] = [
            await picker.boundingBox(),
            await page.locator('[data-sheet-head] > button').boundingBox(),
          ];
          expect((list?.x ?? 0) + (list?.width ?? 0), `at ${width} px`).toBeLessThanOrEqual(close?.x ?? 0);
        }
      },
    );

    test('axe finds nothing in the console, with and without issues @full', async ({ page, open }) => {
      await open(locale, 'rates-list');
      const console = new CheckedConsole(page, locale);
      await console.open();
      await console.expectNone();
      const found = await findInLooks(console.place, SCHEMES);
      await console.type('"pack_amount": 1', '"colour": "red", "pack_amount": "x"');
      await expect(console.issues).not.toHaveCount(0);
      expect([...found, ...(await findInLooks(console.place, SCHEMES, { state: 'with issues' }))]).toEqual([]);
    });
  });
}

test('the check loads with Try it, not with the page', async ({ page, open }) => {
  const workers: string[] = [];
  page.on('request', (request) => request.url().includes('check-worker') && workers.push(request.url()));
  await open('ja', 'shipment-create');
  await page.waitForLoadState('networkidle');
  expect(workers).toEqual([]);
  const console = new CheckedConsole(page, 'ja');
  await console.open();
  await console.expectNone();
  expect(workers).toHaveLength(1);
});
