import type { Request } from '@playwright/test';
import { resolveExampleValue } from '../../contract';
import { loadContract } from '../../contract/node';
import { weigh } from './built-size';
import { BuiltWorker } from './built-worker';
import { openSearch } from './looks';
import { expect, LOCALES, test, tryIn } from './portal';
import { TestConsole } from './try-console';

/** KiB in Brotli that a reader loads with the first use of each part. tests/bench/README.md lists them. */
const BUDGETS = {
  'panel and editor': 14,
  'check, with one language': 60,
  'sandbox, with one language': 84,
  'label as SVG': 28,
  'code of PDFs': 270,
  'fonts of a Japanese label': 350,
};

const example = loadContract('contract').examples.find(
  ({ operation, name }) => operation === 'shipment-create' && name === 'sagawa',
);

for (const locale of LOCALES) {
  test(`what the console loads keeps within its budgets (${locale})`, tryIn(locale), async ({ page, open }) => {
    const requested = new Set<string>();
    page.on('request', (request) => requested.add(new URL(request.url()).pathname));
    let latest = 0;
    const pending = new Set<Request>();
    page.on('request', (request) => pending.add(request));
    const settle = (request: Request): void => {
      pending.delete(request);
      latest = Date.now();
    };
    page.on('requestfinished', settle);
    page.on('requestfailed', settle);
    // `networkidle` is a state that a page reaches once: after that, waiting for it ends at once.
    const take = async (): Promise<string[]> => {
      await expect.poll(() => pending.size === 0 && Date.now() - latest > 1000).toBe(true);
      const files = [...requested].filter((path) => /\.(js|json|bin)$/.test(path));
      requested.clear();
      return files;
    };
    await open(locale, 'shipment-create');
    // React comes with the first island, whichever it is, and is counted apart.
    const box = await openSearch(page, locale);
    await box.fill('yamato');
    await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await take();
    const console = new TestConsole(page, locale);
    await console.open();
    await expect(console.place.locator('[aria-live=polite]').first()).not.toBeEmpty();
    const opened = await take();

    const check = new BuiltWorker(page, locale, 'check-worker');
    await check.start();
    await check.check({ text: '{}', operation: 'shipment-create', accounts: 'mine' });
    const ofCheck = await take();
    const sandbox = new BuiltWorker(page, locale);
    await sandbox.start();
    const call = { path: '/shipments', caller: 'account', locale, scenario: '' };
    await sandbox.ask('send', { ...call, method: 'GET', body: undefined });
    const ofSandbox = await take();
    // A shipment draws its label, to find the strings that it has no room for.
    const body = JSON.stringify(resolveExampleValue(example?.request, Date.now()));
    const response = await sandbox.ask('send', { ...call, method: 'POST', body });
    const { delivery } = JSON.parse(response.body) as { delivery: { label: string } };
    await sandbox.ask('label', { url: delivery.label });
    const ofLabel = await take();
    await sandbox.ask('file', { url: delivery.label });
    const ofPdf = await take();

    // Other islands read the same examples.
    const examples = opened.filter((path) => /console-data\.\w+\.js$/.test(path));
    const panel = opened.filter((path) => ![...ofCheck, ...ofSandbox, ...examples].includes(path));
    const sizes: Record<keyof typeof BUDGETS, number> = {
      'panel and editor': weigh(panel),
      'check, with one language': weigh(ofCheck),
      'sandbox, with one language': weigh(ofSandbox),
      'label as SVG': weigh(ofLabel),
      'code of PDFs': weigh(ofPdf.filter((path) => path.endsWith('.js'))),
      'fonts of a Japanese label': weigh(ofPdf.filter((path) => !path.endsWith('.js'))),
    };
    test.info().annotations.push({ type: 'KiB', description: JSON.stringify({ ...sizes, examples: weigh(examples) }) });
    for (const [part, budget] of Object.entries(BUDGETS)) {
      const size = sizes[part as keyof typeof BUDGETS];
      expect.soft(size, `${part}, in KiB`).toBeGreaterThan(0);
      expect.soft(size, `${part}, in KiB`).toBeLessThanOrEqual(budget);
    }
  });
}
