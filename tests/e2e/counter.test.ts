import { EXAMPLES } from '../../src/components/Counter/examples';
import { findViolations } from './axe';
import { CHECK, openCheck } from './check-parts';
import { expect, LOCALES, test, tryIn } from './portal';
import { HAR, Reader } from './reader';
import { CONSOLE_WORDS } from './try-console';
import { watchWorkers } from './watch-workers';
import { WORDS as PORTAL } from './words';

const WORDS = {
  slow: { ja: /時間がかかっています/, en: /isn’t done yet/ },
  stop: { ja: '中止', en: 'Stop' },
  stopped: { ja: /^検査を中止しました/, en: /^You stopped the check/ },
  again: { ja: '再試行', en: 'Retry' },
  unfold: { ja: /^テキストを表示/, en: /^Show the text/ },
  replay: { ja: '再生する', en: 'Replay' },
  incomplete: { ja: /除外される呼び出し：1件/, en: /which are omitted: 1\./ },
  recorded: { ja: '記録', en: 'Recorded' },
  here: { ja: 'ここでの結果', en: 'Here' },
  lost: { ja: /記録に含まれていないデータ/, en: /that isn't in the recording/ },
  created: { ja: /^このリクエストに必要なデータ/, en: /^These objects were created/ },
} as const;

const SCREENS = [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
];

for (const locale of LOCALES)
  for (const screen of SCREENS)
    test.describe(`${locale} at ${screen.width} × ${screen.height}`, () => {
      test.use({ viewport: screen });

      test('a request has its issues, its text and its fixes in view', async ({ page, open }) => {
        await open(locale, 'err');
        const reader = new Reader(page, locale);
        await reader.choose(reader.tool.getByLabel(CHECK.examples[locale]), await nameFirst(reader));
        await expect(reader.tool.getByRole('listitem').first()).toBeVisible();
        await reader.reads(reader.tool.locator('[aria-live=polite]'), 1);
        await reader.reads(reader.tool.getByRole('button', { name: CHECK.fixAll[locale] }), 1);
        const unfold = reader.tool.getByRole('button', { name: WORDS.unfold[locale] });
        const text = reader.tool.getByRole('textbox', { name: CHECK.field[locale] });
        await expect(screen.width > 996 ? text : unfold).toBeInViewport({ ratio: 0.5 });
        expect(await findViolations(reader.tool)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(screen.width);
      });

      test('an empty counter is 160 px high with one sentence of help', tryIn(locale), async ({ page, open }) => {
        await open(locale, 'err');
        const reader = new Reader(page, locale);
        const height = async (): Promise<number> => (await reader.tool.boundingBox())?.height ?? 0;
        expect(await height()).toBeLessThanOrEqual(screen.width > 996 ? 168 : 232);
        await expect(reader.tool.getByRole('paragraph')).toHaveCount(1);
        await expect(reader.tool).toBeInViewport({ ratio: 1 });
        const before = await height();
        await openCheck(page, locale);
        expect(Math.abs((await height()) - before), 'Nothing moves when the code is there.').toBeLessThanOrEqual(2);
      });
    });

for (const locale of LOCALES) {
  test(
    `a file that is dropped anywhere on the counter is opened, in ${locale}`,
    tryIn(locale),
    async ({ page, open }) => {
      await open(locale, 'err');
      const tool = page.getByRole('region', { name: CHECK.tool[locale], exact: true });
      for (const [content, answer] of [
        [EXAMPLES.rows, CHECK.wrong[locale]],
        [EXAMPLES.rows.replace('10-12', '14-16'), CHECK.ready[locale]],
      ] as const) {
        await tool
          .getByRole('button')
          .or(tool.getByRole('paragraph'))
          .first()
          .evaluate((element, text) => {
            const dataTransfer = new DataTransfer();
            dataTransfer.items.add(new File([text], 'orders.csv'));
            element.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
          }, content);
        await expect(tool.locator('[aria-live=polite]')).toHaveText(answer);
      }
    },
  );

  test(`what is open is named in full at every width, in ${locale}`, tryIn(locale), async ({ page, open }) => {
    await open(locale, 'err');
    const reader = new Reader(page, locale);
    await reader.openFile('request.json', EXAMPLES.request);
    const name = reader.tool.getByText(PORTAL.request[locale], { exact: true }).locator('xpath=..');
    for (const width of [1920, 1440, 1280, 1201, 1200, 1024, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await name.evaluate((line) => line.scrollWidth - line.clientWidth), String(width)).toBe(0);
    }
  });

  test(`a file of any kind says what it is by its content, in ${locale}`, tryIn(locale), async ({ page, open }) => {
    await open(locale, 'err');
    const reader = new Reader(page, locale);
    for (const [name, content, kind] of [
      ['request.json', EXAMPLES.request, 'request'],
      ['app.log', EXAMPLES.error, 'error'],
      ['page.html', '<html><title>502 Bad Gateway</title></html>', 'error'],
      ['response.json', '{"rates":[],"errors":[],"warnings":[]}', 'response'],
      ['orders.txt', EXAMPLES.rows, 'rows'],
      ['calls.json', HAR, 'calls'],
      ['notes.txt', 'nothing of all that', 'text'],
    ] as const) {
      await reader.openFile(name, content);
      await expect(reader.tool, name).toHaveAttribute('data-kind', kind);
      await expect(reader.tool.locator('[aria-busy=true]')).toHaveCount(0);
    }
  });

  test(
    `a check that takes long says so, can be stopped, and starts again, in ${locale}`,
    tryIn(locale),
    async ({ page, open }) => {
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/errors.json', async (route) => {
        await held;
        await route.continue().catch(() => undefined);
      });
      await open(locale, 'err');
      const { tool, field, status } = await openCheck(page, locale);
      await field.fill(EXAMPLES.error);
      await expect(tool.getByRole('status')).toHaveText(WORDS.slow[locale]);
      await tool.getByRole('button', { name: WORDS.stop[locale], exact: true }).click();
      await expect(status).toHaveText(WORDS.stopped[locale]);
      await expect(field).toHaveValue(EXAMPLES.error);
      release();
      await tool.getByRole('button', { name: WORDS.again[locale] }).click();
      await expect(status).toHaveText(CHECK.caught[locale]);
    },
  );

  test(
    `the search offers a long text or JSON to the counter first, in ${locale}`,
    tryIn(locale),
    async ({ page, open }) => {
      await open(locale, 'auth');
      for (const text of ['{"setup":{}}', EXAMPLES.error, EXAMPLES.rows]) {
        await page.keyboard.press('Control+k');
        const search = page.getByRole('dialog', { name: PORTAL.search[locale] });
        const box = search.getByRole('combobox');
        await expect(box).toBeFocused();
        await page.evaluate(async (copied) => navigator.clipboard.writeText(copied), text);
        await box.press('Control+a');
        await box.press('Control+v');
        await expect(search.getByRole('option').first()).toContainText(CHECK.offer[locale]);
        await box.press('Enter');
        const tool = page.getByRole('region', { name: CHECK.tool[locale], exact: true });
        await expect(tool).toHaveAttribute(
          'data-kind',
          text === EXAMPLES.rows ? 'rows' : text === EXAMPLES.error ? 'error' : 'request',
        );
        if (text !== EXAMPLES.rows)
          await expect(tool.getByRole('textbox', { name: CHECK.field[locale] })).toHaveValue(text);
      }
    },
  );
}

for (const locale of LOCALES) {
  test(
    `each replayed call opens both responses, and what a recording lacks is said, in ${locale}`,
    tryIn(locale),
    async ({ page, open }) => {
      await page.setViewportSize({ width: 1280, height: 720 });
      await open(locale, 'err');
      const reader = new Reader(page, locale);
      const { tool } = reader;
      await reader.openFile('calls.har', RECORDING);
      await expect(tool.getByText(WORDS.incomplete[locale])).toBeVisible();
      await tool.getByRole('button', { name: WORDS.replay[locale], exact: true }).click();
      const list = tool.getByRole('list').first();
      const lost = list.getByRole('listitem').filter({ hasText: `GET /shipments/${UNKNOWN_ID}` });
      await expect(lost.locator('mark')).toHaveText(`${WORDS.here[locale]}${locale === 'ja' ? '：' : ': '}404`);
      await expect(tool.getByText(WORDS.lost[locale])).toBeVisible();
      await lost.locator('summary').click();
      await expect(lost.getByRole('group', { name: WORDS.recorded[locale], exact: true })).toContainText(UNKNOWN_ID);
      await expect(lost.getByRole('group', { name: WORDS.here[locale], exact: true })).toContainText('NOT_FOUND');
      expect(await list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
      // A list without a recorded body has no difference.
      await expect(list.getByRole('listitem').filter({ hasText: 'GET /addresses' }).locator('dl')).toHaveCount(0);
      expect(await findViolations(tool)).toEqual([]);
    },
  );

  test(`what is typed into the empty field is in order, in ${locale}`, tryIn(locale), async ({ page, open }) => {
    await open(locale, 'err');
    const field = page.getByRole('region', { name: CHECK.tool[locale], exact: true }).getByRole('textbox');
    // By the keyboard: a click would load the code before the first key.
    await field.focus();
    const text = 'VALIDATION_ERROR to_address.phone';
    await page.keyboard.type(text);
    await expect(field).toHaveValue(text);
  });

  for (const [isTest, created] of [
    [false, 1],
    [true, 0],
  ] as const)
    test(
      `a request without issues is accepted with all accounts, ${isTest ? 'as a test' : 'for real'}, in ${locale}`,
      tryIn(locale),
      async ({ page, open }) => {
        await open(locale, 'err');
        const { tool, status, paste } = await openCheck(page, locale);
        await paste(
          EXAMPLES.request
            .replace('"note"', '"delivery_note"')
            .replace('"75"', isTest ? '"80", "test": true' : '"80"')
            .replace('"postal_code"', '"phone": "0112223344", "zip"'),
        );
        await expect(status).toHaveText(CHECK.none[locale]);
        await tool.locator('[data-does=send]').click();
        await expect(tool.locator('[data-status]')).toHaveText('200', { timeout: 20_000 });
        await expect(tool.getByText(WORDS.created[locale])).toHaveCount(created);
      },
    );

  test(
    `a call that is running is not sent again, and no response is that of another call, in ${locale}`,
    tryIn(locale),
    async ({ page, open }) => {
      const { list, hold, release } = await watchWorkers(page);
      await open(locale, '');
      const tool = page.locator('[data-island=counter]');
      const send = tool.locator('[data-does=send]');
      const note = tool.getByText(CONSOLE_WORDS.stale[locale]);
      await tool.getByRole('button', { name: CONSOLE_WORDS.send[locale], exact: true }).click();
      await expect(tool.locator('[data-status]')).toHaveText('200', { timeout: 20_000 });
      // The dates of what was sent stay when the clock is moved.
      await tool.getByRole('button', { name: 'delivered' }).click();
      await expect(tool.locator('[role=status]:has(time)')).toContainText('delivered');
      await expect(note).toHaveCount(0);

      await open(locale, 'err');
      const { paste } = await openCheck(page, locale);
      await paste(EXAMPLES.request.replace('"75"', '"80"').replace('"postal_code"', '"phone": "0112223344", "zip"'));
      await hold();
      await send.click();
      await send.click();
      await release();
      await expect(tool.locator('[data-status]')).toBeVisible({ timeout: 20_000 });
      const calls = (await list('send')).filter(({ sent }) => sent.path === '/shipments');
      expect(calls).toHaveLength(1);
      await tool.getByLabel(CHECK.operation[locale]).selectOption('rates-list');
      await expect(tool.locator('[data-status]')).toHaveCount(0);
      await expect(send).toHaveText(CONSOLE_WORDS.send[locale]);
      await send.click();
      await expect(tool.locator('[data-status]')).toBeVisible();
      await tool.getByLabel(CHECK.accounts[locale]).selectOption('mine');
      await expect(tool.locator('[data-status]')).toHaveCount(0);
    },
  );
}

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

for (const locale of LOCALES)
  test(
    `the columns of one tool are open at a time, in rows of 44 px, in ${locale}`,
    tryIn(locale),
    async ({ page, open }) => {
      await open(locale, 'err');
      const folds = page.locator('details[name=columns]');
      const isOpen = (): Promise<boolean[]> =>
        folds.evaluateAll((all) => all.flatMap((one, at) => ((one as HTMLDetailsElement).open ? [at > 0] : [])));
      expect(await folds.count()).toBeGreaterThan(5);
      const tops = await folds.evaluateAll((all) => all.slice(0, 4).map((one) => one.getBoundingClientRect().top));
      for (const [at, top] of tops.slice(1).entries())
        expect(Math.abs(top - (tops[at] ?? 0) - 44)).toBeLessThanOrEqual(2);
      await folds.first().locator('summary').click();
      await expect.poll(isOpen).toEqual([false]);
      await folds.last().locator('summary').click();
      await expect.poll(isOpen).toEqual([true]);
      await folds.first().locator('summary').click();
      await expect.poll(isOpen).toEqual([false]);
      const ids = await folds.evaluateAll((all) =>
        all.map((one) => {
          let before = one.previousElementSibling;
          while (before && !/^H\d$/.test(before.tagName)) before = before.previousElementSibling;
          return before?.id ?? '';
        }),
      );
      for (const [at, id] of ids.entries()) {
        await page.evaluate((hash) => (window.location.hash = hash), `#${id}`);
        await expect(folds.nth(at), id).toHaveAttribute('open');
      }
    },
  );

/** The first entry of the menu with examples. */
const UNKNOWN_ID = 'API-7PZK4M2QXD';

/** A shipment from before the recording, a list whose response isn't recorded, and a shipment whose request isn't. */
const RECORDING = JSON.stringify({
  log: {
    version: '1.2',
    entries: [
      ['GET', `/shipments/${UNKNOWN_ID}`, JSON.stringify({ id: UNKNOWN_ID })],
      ['GET', '/addresses', undefined],
      ['POST', '/shipments', undefined],
    ].map(([method, path, text]) => ({
      startedDateTime: '2026-11-24T01:00:00.000Z',
      time: 12,
      request: { method, url: `https://api.shop.example/v1${path}`, headers: [] },
      response: { status: 200, content: { mimeType: 'application/json', text } },
    })),
  },
});

async function nameFirst(reader: Reader): Promise<string> {
  return reader.tool.getByLabel(CHECK.examples[reader.locale]).locator('option').nth(1).innerText();
}
