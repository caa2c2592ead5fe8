import type { Page } from '@playwright/test';
import { renderFragment, type Story, type StoryCall } from '../../stories';
import { expect, LOCALES, test, toPath, tryIn, type Locale } from './portal';
import { HAR, Reader } from './reader';
import { TestConsole } from './try-console';
import { watchWorkers } from './watch-workers';

const WORDS = {
  copy: { ja: 'この呼び出しのリンクをコピー', en: 'Copy link to these calls' },
  copied: { ja: 'コピーしました', en: 'Copied' },
  title: { ja: '共有された呼び出し', en: 'Shared calls' },
  replay: { ja: '再生する', en: 'Replay' },
  refuse: { ja: '今はしない', en: 'Not now' },
  close: { ja: '閉じる', en: 'Close' },
  kept: { ja: /再生の前に退避されます/, en: /is saved separately/ },
  empty: {
    ja: 'サンドボックスには、作成したデータがまだありません。',
    en: 'Your sandbox has no data that you created.',
  },
  same: { ja: /すべてのステータスコードが記録と一致しました/, en: /each with the recorded status/ },
  cancel: { ja: '中止', en: 'Cancel' },
  left: { ja: /残り約\d+秒/, en: /About \d+ s left/ },
  back: { ja: '自分のデータに戻す', en: 'Restore my data' },
  damaged: { ja: /壊れているか/, en: /damaged or incomplete/ },
  newer: { ja: /新しいバージョン/, en: /newer version/ },
  tooLong: { ja: /長すぎる/, en: /too long/ },
  bar: { ja: 'サンドボックス', en: 'Sandbox' },
} as const satisfies Record<string, Record<Locale, string | RegExp>>;

const SECRET = 'tok_live_of_a_real_account';

for (const locale of LOCALES) {
  test.describe(locale, tryIn(locale, 'en'), () => {
    const word = (name: keyof typeof WORDS): string | RegExp => WORDS[name][locale];

    test('a link with calls is replayed after a question; own data is restored; no token is in the URL @sample', async ({
      page,
      open,
      context,
      browser,
      baseURL,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(locale, 'shipment-create');
      const console = new TestConsole(page, locale);
      await console.open();
      await console.send();
      await console.expectStatus(200);
      await enterToken(console, SECRET);
      await console.send();
      await console.expectStatus(403);
      await openPanel(page, locale);
      await page.getByRole('button', { name: word('copy') }).click();
      await expect(page.getByRole('status').filter({ hasText: word('copied') })).toBeVisible();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      expect(new URL(link).hash).toMatch(/^#story=1\./);

      const requests: string[] = [];
      const other = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 1280, height: 900 } });
      const reader = await other.newPage();
      reader.on('request', (request) => requests.push(request.url()));
      await makeOwnData(reader, locale);
      await reader.goto(link);
      const dialog = reader.getByRole('dialog', { name: word('title') });
      await expect(dialog.getByText('POST /shipments')).toHaveCount(2, { timeout: 20_000 });
      await expect(dialog.getByText(word('kept'))).toBeVisible();
      await dialog.getByRole('button', { name: word('replay'), exact: true }).click();
      await expect(dialog.getByText(word('same'))).toBeVisible({ timeout: 20_000 });
      await dialog.getByRole('button', { name: word('close'), exact: true }).click();
      expect(new URL(reader.url()).hash).toBe('');
      expect(await countAddresses(reader)).toBe(0);
      await openPanel(reader, locale);
      await reader.getByRole('button', { name: word('back') }).click();
      await expect(reader.getByRole('button', { name: word('back') })).toBeHidden();
      expect(await countAddresses(reader)).toBe(1);
      expect(requests.filter((url) => url.includes('story'))).toEqual([]);
      expect(JSON.stringify(requests)).not.toContain(SECRET);
      await other.close();
    });

    test('a replay ends with its page, and the own data is there again', async ({ page, open }) => {
      const { list } = await watchWorkers(page);
      await makeOwnData(page, locale);
      await openLongReplay(page, open, locale);
      await expect.poll(async () => (await list('send')).length).toBeGreaterThan(5);
      await page.getByRole('navigation').first().getByRole('link').nth(1).click();
      await expect.poll(async () => (await list('bringBack')).length).toBe(1);
      const [restored] = await list('bringBack');
      await expect.poll(() => countAddresses(page)).toBe(1);
      const after = (await list('send')).filter(({ id }) => id > (restored?.id ?? 0));
      expect(after).toEqual([]);
    });

    test('a replay sends nothing into the own data that is restored meanwhile', async ({ page, open }) => {
      const { list } = await watchWorkers(page);
      await makeOwnData(page, locale);
      const reader = await openLongReplay(page, open, locale);
      await expect.poll(async () => (await list('send')).length).toBeGreaterThan(5);
      await openPanel(page, locale);
      await page.getByRole('button', { name: word('back') }).click();
      await expect.poll(async () => (await list('bringBack')).length).toBe(1);
      const [restored] = await list('bringBack');
      // The counter offers the file again once the replay has ended.
      await expect(reader.tool.getByRole('button', { name: word('replay'), exact: true })).toBeVisible();
      const after = (await list('send')).filter(({ id }) => id > (restored?.id ?? 0));
      expect(after).toEqual([]);
      expect(await countAddresses(page)).toBe(1);
    });

    test('an empty sandbox is announced, and a reader can decline', async ({ page, open }) => {
      await open(locale, 'auth');
      await page.goto(toPath(locale, '') + (await renderFragment(STORY)));
      const dialog = page.getByRole('dialog', { name: word('title') });
      await expect(dialog.getByText(word('empty'))).toBeVisible({ timeout: 20_000 });
      await dialog.getByRole('button', { name: word('refuse'), exact: true }).click();
      await expect(dialog).toBeHidden();
      expect(new URL(page.url()).hash).toBe('');
    });

    test('a replay can be canceled at any time, and what was there before is there again', async ({ page, open }) => {
      const [call] = STORY.calls;
      const fragment = await renderFragment({ ...STORY, calls: Array.from({ length: 150 }, () => call as StoryCall) });
      for (const cancel of ['Escape', 'button'] as const) {
        await makeOwnData(page, locale);
        const before = await countAddresses(page);
        await open(locale, 'auth');
        await page.evaluate((hash) => void (location.hash = hash), fragment);
        const dialog = page.getByRole('dialog', { name: word('title') });
        await dialog.getByRole('button', { name: word('replay'), exact: true }).click();
        await expect(dialog.getByText(word('left'))).toBeVisible();
        if (cancel === 'Escape') await page.keyboard.press('Escape');
        else await dialog.getByRole('button', { name: word('cancel'), exact: true }).click();
        await expect(dialog).toBeHidden({ timeout: 20_000 });
        expect(new URL(page.url()).hash).toBe('');
        expect(await countAddresses(page), cancel).toBe(before);
        await openPanel(page, locale);
        await expect(page.getByRole('button', { name: word('back') })).toBeHidden();
      }
    });

    test('a link that cannot be read is reported with what to do', async ({ page, open }) => {
      for (const [problem, change] of [
        ['damaged', (fragment: string) => fragment.slice(0, -12)],
        ['newer', (fragment: string) => fragment.replace('=1.', '=9.')],
        ['tooLong', (fragment: string) => fragment + 'A'.repeat(40_000)],
      ] as const) {
        await open(locale, 'auth');
        const fragment = change(await renderFragment(STORY));
        await page.evaluate((hash) => void (location.hash = hash), fragment);
        const dialog = page.getByRole('dialog', { name: word('title') });
        await expect(dialog.getByText(word(problem))).toBeVisible();
        await dialog.getByRole('button', { name: word('close'), exact: true }).click();
        await expect(dialog).toBeHidden();
      }
    });
  });
}

const STORY: Story = {
  seed: 'story',
  now: Date.parse('2026-11-24T03:00:00.000Z'),
  ignoreHours: false,
  calls: [
    {
      method: 'GET',
      path: '/carriers',
      caller: 'account',
      scenario: '',
      body: undefined,
      at: Date.parse('2026-11-24T01:00:00.000Z'),
      status: 200,
      isOutsideHours: false,
      made: [],
    },
  ],
};

async function enterToken(console: TestConsole, token: string): Promise<void> {
  await console.field('token').selectOption('*');
  await console.field('tokenValue').fill(token);
}

async function makeOwnData(page: Page, locale: Locale): Promise<void> {
  await page.goto(toPath(locale, 'address-register'));
  const console = new TestConsole(page, locale);
  await console.open();
  await console.send();
  await console.expectStatus(200);
}

/** Replays a hundred calls at the counter of the page of errors. */
async function openLongReplay(
  page: Page,
  open: (locale: Locale, id: string) => Promise<void>,
  locale: Locale,
): Promise<Reader> {
  await open(locale, 'err');
  const { log } = JSON.parse(HAR) as { log: { entries: object[] } };
  const entries = Array.from({ length: 100 }, () => log.entries[0]);
  const reader = new Reader(page, locale);
  await reader.openFile('calls.har', JSON.stringify({ log: { ...log, entries } }));
  await reader.tool.getByRole('button', { name: WORDS.replay[locale], exact: true }).click();
  return reader;
}

async function openPanel(page: Page, locale: Locale): Promise<void> {
  await page
    .getByRole('region', { name: WORDS.bar[locale] })
    .getByRole('button', { name: WORDS.bar[locale], exact: true })
    .click();
}

/** Straight from the database of the page. */
function countAddresses(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        indexedDB.open('sandbox').onsuccess = ({ target }) => {
          const { result: database } = target as IDBOpenDBRequest;
          const request = database.transaction('records').objectStore('records').getAll();
          request.onsuccess = () => {
            database.close();
            resolve((request.result as { kind: string }[]).filter(({ kind }) => kind === 'address').length);
          };
        };
      }),
  );
}
