import type { Request } from '@playwright/test';
import { resolveExampleValue } from '../../contract';
import { loadContract } from '../../contract/node';
import { BUDGETS, measure } from '../bench/budgets';
import { weigh } from './built-size';
import { BuiltWorker } from './built-worker';
import { openSearch } from './looks';
import { expect, LOCALES, test, tryIn } from './portal';
import { TestConsole } from './try-console';

/** What a reader loads with the first use of each part. */
const PARTS = ['panel', 'check', 'sandbox', 'label', 'pdf', 'fonts'] as const;

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
    const bytes: Record<(typeof PARTS)[number], number> = {
      panel: weigh(panel),
      check: weigh(ofCheck),
      sandbox: weigh(ofSandbox),
      label: weigh(ofLabel),
      pdf: weigh(ofPdf.filter((path) => path.endsWith('.js'))),
      fonts: weigh(ofPdf.filter((path) => !path.endsWith('.js'))),
    };
    for (const part of PARTS) {
      const size = measure(part, bytes[part], locale);
      expect.soft(size, part).toBeGreaterThan(0);
      expect.soft(size, `${part}, in ${BUDGETS[part].unit}`).toBeLessThanOrEqual(BUDGETS[part].wall);
    }
  });
}
