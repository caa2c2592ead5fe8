import type { Page, Worker } from '@playwright/test';
import { settle } from './axe';
import { patchWorker } from './patch-worker';
import { expect, test } from './portal';
import { TestBar } from './sandbox-bar';
import { TestConsole } from './try-console';

type Holding = { isHolding: () => boolean; release: () => void };

/** A script for the worker of the sandbox, which delays one response until the test releases it. */
const HOLD = `{
  const { postMessage } = self;
  let isWanted = () => false;
  let held;
  self.hold = (condition) => (isWanted = condition);
  self.isHolding = () => held !== undefined;
  self.release = () => postMessage.call(self, held);
  self.postMessage = (message) => {
    if (held !== undefined || !isWanted(message.value)) return postMessage.call(self, message);
    held = message;
  };
}`;

/** A console whose sandbox keeps a response back. */
class LateConsole extends TestConsole {
  private worker: Worker | undefined;

  static async openOn(page: Page): Promise<LateConsole> {
    await patchWorker(page, HOLD);
    await page.goto('/shipment-create');
    const console = new LateConsole(page, 'ja');
    const started = page.waitForEvent('worker', (worker) => worker.url().includes('sandbox-worker'));
    await console.open();
    console.worker = await started;
    return console;
  }

  /** Keeps back the first value for which an expression is true. */
  async hold(condition: string): Promise<void> {
    await this.worker?.evaluate(`hold((value) => ${condition})`);
  }

  async waitUntilHeld(): Promise<void> {
    await expect.poll(() => this.worker?.evaluate(() => (self as unknown as Holding).isHolding())).toBe(true);
  }

  async release(): Promise<void> {
    await this.worker?.evaluate(() => (self as unknown as Holding).release());
    await settle(this.page);
  }

  /** Sends the request and returns the ID of the shipment. */
  async create(before?: string): Promise<string> {
    await this.field('body').press('Control+Enter');
    await this.expectStatus(200);
    await expect.poll(async () => (await this.readResponse<{ id: string }>()).id).not.toBe(before);
    return (await this.readResponse<{ id: string }>()).id;
  }
}

test('a state of the sandbox that comes late does not replace a later one', async ({ page, pageErrors: _ }) => {
  const console = await LateConsole.openOn(page);
  await console.hold(`value?.records?.filter(({ kind }) => kind === 'shipment').length === 4`);
  const id = await console.create();
  await console.waitUntilHeld();
  await console.create(id);
  await console.release();
  await new TestBar(page, 'ja').expectCounts([5, 0, 0]);
});

test('a list of calls that comes late does not replace a later one', async ({ page, pageErrors: _ }) => {
  const console = await LateConsole.openOn(page);
  const first = await console.create();
  const bar = new TestBar(page, 'ja');
  await bar.open();
  const calls = bar.panel.getByText('POST /shipments', { exact: true });
  await expect(calls).toHaveCount(1);
  await console.hold(`Array.isArray(value) && value.length === 2 && value[0].path === '/shipments'`);
  const second = await console.create(first);
  await console.waitUntilHeld();
  await console.create(second);
  await expect(calls).toHaveCount(3);
  await console.release();
  await expect(calls).toHaveCount(3);
});
