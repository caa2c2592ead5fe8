import { patchWorker } from './patch-worker';
import { expect, LOCALES, test, toPath, tryIn, waitUntilWorking } from './portal';
import { BAR_WORDS, TestBar } from './sandbox-bar';
import { CONSOLE_WORDS, TestConsole } from './try-console';

const SENTENCES = {
  full: { ja: /ブラウザーの保存容量が上限に達しました/, en: /storage of this browser is full/ },
  busy: {
    ja: '「{title}」を開いているタブで、サンドボックスへの書き込みが続いています。',
    en: 'The tab “{title}” is still writing.',
  },
  crashed: { ja: /同じリクエストで再び停止しました/, en: /your request crashed it again/ },
  evicted: { ja: /ブラウザーによって削除されたため/, en: /deleted the data of your sandbox/ },
  newer: { ja: /新しいバージョンのポータルで保存されています/, en: /A newer version of this portal has stored/ },
  storage: { ja: /保存領域でエラーが発生しました/, en: /The storage of this browser failed/ },
  reload: { ja: 'ページを再読み込み', en: 'Reload the page' },
} as const;

/** A script that replaces the worker's response to a request. */
const onSend = (script: string): string =>
  `addEventListener('message', (event) => {
    if (event.data.type !== 'send') return;
    event.stopImmediatePropagation();
    ${script}
  })`;

for (const locale of LOCALES) {
  test.describe(locale, tryIn(locale, 'en'), () => {
    test('when the storage is full, the response arrives and the page says that nothing is saved', async ({
      page,
      open,
      context,
      baseURL,
    }) => {
      await open(locale, 'shipment-create');
      const session = await context.newCDPSession(page);
      await session.send('Storage.overrideQuotaForOrigin', { origin: baseURL ?? '', quotaSize: 1 });
      const console = new TestConsole(page, locale);
      await console.open();
      await console.send();
      await console.expectStatus(200);
      await expect(console.place.getByText(SENTENCES.full[locale])).toBeVisible();
      const { id } = await console.readResponse<{ id: string }>();
      await console.send();
      await console.expectStatus(200);
      await expect.poll(async () => (await console.readResponse<{ id: string }>()).id).not.toBe(id);
    });

    test('without Web Locks, everything works in this tab and the page says so', async ({ page, open }) => {
      await patchWorker(page, `Object.defineProperty(navigator, 'locks', { value: undefined })`);
      await open(locale, 'shipment-create');
      const console = new TestConsole(page, locale);
      await console.open();
      await expect(console.place.getByText(locale === 'ja' ? /HTTPSではないため/ : /Without HTTPS/)).toBeVisible();
      await console.send();
      await console.expectStatus(200);
      const bar = new TestBar(page, locale);
      await bar.expectCounts([4, 0, 0]);
      await open(locale, 'auth');
      await expect(bar.place).toBeHidden();
    });

    test('a worker that does not respond for ten seconds is started again once, with the same request', async ({
      page,
      open,
    }) => {
      await patchWorker(page, onSend(''), 1);
      await page.clock.install();
      await open(locale, 'shipment-create');
      const console = new TestConsole(page, locale);
      await console.open();
      await console.send();
      await expect(console.button('cancel')).toBeVisible();
      await page.clock.fastForward(10_000);
      await console.expectStatus(200);
      await new TestBar(page, locale).expectCounts([4, 0, 0]);
    });

    test('a request that stops the worker twice is reported as such, and the text stays', async ({ page, open }) => {
      await patchWorker(page, onSend(`setTimeout(() => { throw new Error('stopped'); })`));
      await open(locale, 'shipment-create');
      const console = new TestConsole(page, locale);
      await console.open();
      await console.edit((body) => body.replace('PO-58213', 'PO-99999'));
      await console.send();
      await expect(console.place.getByText(SENTENCES.crashed[locale])).toBeVisible({ timeout: 20_000 });
      await expect(console.field('body')).toHaveValue(/PO-99999/);
      await page.unrouteAll();
      // The worker ends with its page.
      await page.reload();
      await waitUntilWorking(page);
      await console.open();
      await expect(console.field('body')).toHaveValue(/PO-99999/);
      await console.send();
      await console.expectStatus(200);
    });

    test('a tab that locks the sandbox for more than five seconds is named @sample', async ({
      page,
      open,
      context,
    }) => {
      const other = await context.newPage();
      await patchWorker(
        other,
        `const { request } = LockManager.prototype;
        LockManager.prototype.request = function (name, ...rest) {
          const work = rest.pop();
          return request.call(this, name, ...rest, async (lock) => { await work(lock); await new Promise(() => {}); });
        }`,
      );
      await other.clock.install();
      await other.goto(toPath(locale, 'address-register'));
      await waitUntilWorking(other);
      const holding = new TestConsole(other, locale);
      await holding.open();
      // Otherwise the tab ends its own worker after ten seconds, and with it the lock.
      await other.clock.pauseAt(Date.now() + 60_000);
      await holding.send();
      await expect(holding.button('cancel')).toBeVisible();
      await open(locale, 'shipment-create');
      const console = new TestConsole(page, locale);
      await console.open();
      await console.send();
      const sentence = SENTENCES.busy[locale].replace('{title}', await other.title());
      await expect(console.place.getByText(sentence)).toBeVisible({ timeout: 20_000 });
      await other.close();
      await console.button('retry').click();
      await console.expectStatus(200);
    });

    test('a connection to storage that the browser lost is opened again, and nothing is sent twice', async ({
      page,
      open,
    }) => {
      await patchWorker(
        page,
        `const { transaction } = IDBDatabase.prototype;
        let count = 0;
        IDBDatabase.prototype.transaction = function (...args) {
          count += 1;
          if (count % 5 === 0) throw new DOMException('Connection to Indexed Database server lost.', 'UnknownError');
          return transaction.apply(this, args);
        }`,
      );
      await open(locale, 'shipment-create');
      const console = new TestConsole(page, locale);
      await console.open();
      for (let sent = 1; sent <= 3; sent += 1) {
        await console.send();
        await console.expectStatus(200);
        await new TestBar(page, locale).expectCounts([3 + sent, 0, 0]);
      }
    });

    test('data that the browser deleted is missed: the sandbox starts fresh and says so', async ({ page, open }) => {
      await open(locale, 'shipment-create');
      const console = new TestConsole(page, locale);
      await console.open();
      await console.send();
      await console.expectStatus(200);
      const evict = async (): Promise<void> => {
        await open(locale, 'auth');
        await page.evaluate(
          () =>
            new Promise((resolve) => {
              indexedDB.deleteDatabase('sandbox').onsuccess = resolve;
            }),
        );
      };
      await evict();
      await open(locale, 'shipment-create');
      await console.open();
      await expect(console.place.getByText(SENTENCES.evicted[locale])).toBeVisible();
      const bar = new TestBar(page, locale);
      await bar.expectCounts([0, 0, 0]);
      await console.send();
      await console.expectStatus(200);
      await bar.expectCounts([4, 0, 0]);

      await evict();
      await open(locale, '');
      const counter = page.locator('[data-island=counter]');
      await counter.getByRole('button', { name: CONSOLE_WORDS.send[locale], exact: true }).click();
      await expect(counter.getByText(SENTENCES.evicted[locale])).toBeVisible();
    });

    test('data of a newer release asks for a reload; data that cannot be read can be reset', async ({ page, open }) => {
      const write = (version: number): Promise<void> =>
        page.evaluate(
          (given) =>
            new Promise<void>((resolve) => {
              indexedDB.deleteDatabase('sandbox').onsuccess = () => {
                indexedDB.open('sandbox', given).onsuccess = ({ target }) => {
                  (target as IDBOpenDBRequest).result.close();
                  resolve();
                };
              };
            }),
          version,
        );
      await open(locale, 'auth');
      await write(99);
      await open(locale, 'shipment-create');
      const console = new TestConsole(page, locale);
      await console.start();
      await expect(console.place.getByText(SENTENCES.newer[locale])).toBeVisible();
      await expect(console.place.getByRole('button', { name: SENTENCES.reload[locale] })).toBeVisible();
      await open(locale, 'auth');
      await write(1);
      await open(locale, 'shipment-create');
      await console.start();
      await expect(console.place.getByText(SENTENCES.storage[locale])).toBeVisible();
      await console.place.getByRole('button', { name: BAR_WORDS.reset[locale] }).click();
      await expect(console.button('send')).toBeVisible();
      await console.send();
      await console.expectStatus(200);
    });

    test('when the script of the sandbox is gone, the page says so; Retry recovers, with the edits', async ({
      page,
      open,
      pageErrors,
    }) => {
      await open(locale, 'shipment-create');
      const console = new TestConsole(page, locale);
      await console.open();
      await console.edit((body) => body.replace('PO-58213', 'PO-99999'));
      await page.route('**/assets/js/sandbox-worker*', (route) => route.fulfill({ status: 404 }));
      await open(locale, 'shipment-create');
      await console.start();
      await expect(
        console.place.getByText(
          locale === 'ja' ? /サンドボックスを読み込めませんでした/ : /sandbox couldn't be loaded/,
        ),
      ).toBeVisible();
      await page.unrouteAll();
      await console.button('retry').click();
      await expect(console.field('body')).toHaveValue(/PO-99999/, { timeout: 20_000 });
      await console.send();
      await console.expectStatus(200);
      pageErrors.length = 0;
    });
  });
}
