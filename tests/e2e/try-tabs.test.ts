import { resolveExampleValue } from '../../contract';
import { loadContract } from '../../contract/node';
import { BuiltWorker } from './built-worker';
import { findInLooks, SCHEMES } from './looks';
import { expect, LOCALES, test, tryIn, waitUntilWorking } from './portal';
import { readStore } from './read-store';
import { TestConsole } from './try-console';

const example = loadContract('contract').examples.find(
  ({ operation, name }) => operation === 'shipment-create' && name === 'sagawa',
);
const body = JSON.stringify(resolveExampleValue(example?.request, Date.now()));
const request = { method: 'POST', path: '/shipments', caller: 'account', locale: 'ja', scenario: '', body } as const;

test('two tabs share one token, and 40 shipments that both create at once have 40 IDs @sample', async ({
  page,
  open,
  context,
}) => {
  const other = await context.newPage();
  await Promise.all([open('ja', 'auth'), other.goto('/auth')]);
  await waitUntilWorking(other);
  const workers = [new BuiltWorker(page, 'ja'), new BuiltWorker(other, 'ja')];
  for (const worker of workers) {
    await worker.start();
    // A window of the call limit ends before the next call.
    await worker.runClock(1000);
  }
  const responses = await Promise.all(
    workers.flatMap((worker) => Array.from({ length: 20 }, () => worker.ask('send', request))),
  );
  expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 40 }, () => 200));
  const ids = responses.map((response) => (JSON.parse(response.body) as { id: string }).id);
  expect(new Set(ids).size).toBe(40);
  const records = await readStore<{ kind: string; id: string }>(page, 'records');
  expect(records.filter(({ kind }) => kind === 'user')).toHaveLength(1);
  expect(records.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
});

test('a tab that is closed while it writes delays the other one for less than a second', async ({
  page,
  open,
  context,
}) => {
  const other = await context.newPage();
  await Promise.all([open('ja', 'auth'), other.goto('/auth')]);
  await waitUntilWorking(other);
  const [staying, closing] = [new BuiltWorker(page, 'ja'), new BuiltWorker(other, 'ja')];
  for (const worker of [staying, closing]) {
    await worker.start();
    await worker.ask('state', null);
  }
  const pending = closing.ask('send', request).catch(() => undefined);
  await other.close();
  const { status } = await staying.ask('send', request);
  expect(status).toBe(200);
  expect(staying.duration).toBeLessThan(1000);
  await pending;
});

for (const locale of LOCALES) {
  test(
    `axe finds nothing in the console with a response and a label (${locale}) @full`,
    tryIn(locale, 'en'),
    async ({ page, open }) => {
      await open(locale, 'shipment-create');
      const console = new TestConsole(page, locale);
      await console.open();
      await console.send();
      await console.expectStatus(200);
      await expect(console.place.locator('[data-label-pages] svg')).toHaveCount(1);
      // Further down, the navbar covers a part of the breadcrumbs.
      await page.evaluate(() => scrollTo(0, 0));
      expect(await findInLooks(console.place, SCHEMES)).toEqual([]);
    },
  );
}

for (const locale of LOCALES) {
  test(
    `return labels and archive pages are shown, each with a name and a text alternative (${locale})`,
    tryIn(locale, 'en'),
    async ({ page, open }) => {
      await open(locale, 'shipment-create');
      const console = new TestConsole(page, locale);
      await console.open();
      // The carrier account of the example for UPS asks for an archive page.
      for (const example of ['sagawa-return-label', 'ups']) {
        await console.pick(example);
        await console.prepare();
        await console.send();
        await console.expectStatus(200);
        const { id, delivery } = await console.readResponse<{ id: string; delivery: { tracking_numbers: string[] } }>();
        const count = delivery.tracking_numbers.length + (example === 'ups' ? 1 : 0);
        expect(count).toBeGreaterThanOrEqual(2);
        const pages = console.place.locator('[data-label-pages] svg[role=img]');
        await expect(pages).toHaveCount(count);
        for (const [index, drawn] of (await pages.all()).entries()) {
          await expect(drawn.locator('title').first()).toHaveText(`${id} (${index + 1}/${count})`);
          await expect(drawn.locator('desc').first()).not.toBeEmpty();
        }
      }
    },
  );
}
