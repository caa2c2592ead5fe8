import type { Locator, Page } from '@playwright/test';
import { LOOKS } from './looks';
import { expect, test } from './portal';
import { TestBar } from './sandbox-bar';
import { CONSOLE_WORDS } from './try-console';
import { WORDS } from './words';

const ACTIONS_MAX = 3;
const DAY = 24 * 60 * 60 * 1000;

/** A reader who does one thing at a time: to click, to choose, or to type a few words. */
class Reader {
  actions = 0;

  constructor(readonly page: Page) {}

  async click(target: Locator): Promise<void> {
    this.actions += 1;
    await target.click();
  }

  async choose(list: Locator, value: string): Promise<void> {
    this.actions += 1;
    await list.selectOption(value);
  }

  async type(text: string): Promise<void> {
    this.actions += 1;
    await this.page.keyboard.type(text);
  }

  async press(key: string): Promise<void> {
    this.actions += 1;
    await this.page.keyboard.press(key);
  }

  /** The task is done: what the reader wants is there, and at least a part of it is in view. */
  async reads(answer: Locator, ratio = 1): Promise<void> {
    await expect(answer).toBeInViewport({ ratio });
    expect(this.actions).toBeLessThanOrEqual(ACTIONS_MAX);
  }
}

test.describe('a task is done in three actions after its page is open:', () => {
  test.beforeEach(({ page }) => page.setViewportSize({ width: 1280, height: 720 }));

  test('from which amount Sagawa wants to approve a cash on delivery', async ({ page, open }) => {
    await open('en', 'shipment-create');
    const reader = new Reader(page);
    await reader.press('Control+k');
    const search = page.getByRole('dialog', { name: WORDS.search.en });
    await expect(search.getByRole('combobox')).toBeFocused();
    await reader.type('sagawa cash on delivery maximum');
    await expect(search.getByRole('option').first()).toContainText('The maximum of setup.cash_on_delivery');
    await reader.press('Enter');
    await reader.reads(page.getByRole('row', { name: /^Sagawa Express no maximum; approval above 500,000 JPY/ }));
  });

  test('a label of DHL', async ({ page, open }) => {
    await open('en', '');
    const reader = new Reader(page);
    const tool = page.locator('[data-island=counter]');
    await reader.choose(tool.getByRole('combobox'), 'dhl');
    // The button is that of the counter that was loaded with the choice, not of the page that it replaces.
    await reader.click(tool.locator('[data-does=send]'));
    const label = tool.locator('[data-label-pages] svg').first();
    await expect(label).toContainText('DHL', { timeout: 20_000 });
    await reader.reads(label, 0.5);
  });

  test('why FedEx refuses a time slot', async ({ page, open }) => {
    await open('en', 'shipment-create');
    const reader = new Reader(page);
    await reader.choose(page.locator('[data-lens]'), 'fedex');
    await reader.press('f');
    await reader.type('delivery_time');
    const head = page.locator('#request-setup-delivery_time > [data-field-head]');
    await reader.reads(head);
    expect(await head.evaluate((element) => getComputedStyle(element, '::after').content)).toBe(
      '"Not available with FedEx"',
    );
  });

  test('a Python sample of rates that runs', async ({ page, open, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open('en', 'rates-list');
    const reader = new Reader(page);
    const column = page.getByRole('complementary', { name: WORDS.examples.en, exact: true });
    await reader.click(column.getByRole('tab', { name: 'Python' }).first());
    await reader.click(column.getByRole('button', { name: WORDS.copy.en }).filter({ visible: true }).first());
    await reader.reads(column.locator('pre:visible').first(), 0.3);
    // It contains its body: what runs is tested in tests/samples.
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/import json[\s\S]*"pack_size": "80"/);
  });

  test('the status of a parcel two days later, on a phone', async ({ page, open }) => {
    await page.setViewportSize(LOOKS['phone and light']);
    await open('en', '');
    const reader = new Reader(page);
    const tool = page.locator('[data-island=counter]');
    await reader.click(tool.getByRole('button', { name: 'Send' }));
    const journey = tool.getByRole('region', { name: 'Tracking in the sandbox' });
    await reader.click(journey.getByRole('button', { name: '+1 day' }));
    await reader.click(journey.getByRole('button', { name: '+1 day' }));
    const days = async (): Promise<number> => ((await new TestBar(page, 'en').readClock()) - Date.now()) / DAY;
    await expect.poll(days).toBeGreaterThan(1.99);
    await reader.reads(journey.getByRole('status'));
  });
});

test('the parcel of a request in Try it goes its way by the clock', async ({ page, open }) => {
  await open('ja', 'shipment-create');
  await page.getByRole('tab', { name: CONSOLE_WORDS.open.ja, exact: true }).click();
  await page.getByRole('button', { name: CONSOLE_WORDS.send.ja, exact: true }).click();
  const journey = page.locator('[data-response]').getByRole('region', { name: 'サンドボックスでの配達状況' });
  await expect(journey.getByRole('status')).toContainText('registered');
  await journey.getByRole('button', { name: 'delivered' }).click();
  await expect(journey.getByRole('status')).toContainText('delivered');
  await expect(journey.getByRole('button', { name: 'delivered' })).toBeDisabled();
});
