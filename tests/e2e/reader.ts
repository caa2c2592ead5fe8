import type { Locator, Page } from '@playwright/test';
import { CHECK } from './check-parts';
import { expect, type Locale } from './portal';

/** More controls than any page has before the one that a reader looks for. */
const TABS_MAX = 400;

/** A call that a colleague recorded with a browser: a list that is empty in any new sandbox. */
export const HAR = JSON.stringify({
  log: {
    version: '1.2',
    creator: { name: 'browser', version: '1' },
    entries: [
      {
        startedDateTime: '2026-11-24T01:00:00.000Z',
        time: 12,
        request: { method: 'GET', url: 'https://api.shop.example/v1/warehouses', headers: [], queryString: [] },
        response: {
          status: 200,
          headers: [],
          content: { mimeType: 'application/json', text: '[]' },
        },
      },
    ],
  },
});

/** What a reader does, one thing at a time, with a pointer or with a keyboard alone. */
export class Reader {
  actions = 0;
  /** The counter of the page of errors. */
  readonly tool: Locator;

  constructor(
    readonly page: Page,
    readonly locale: Locale,
    readonly device: 'pointer' | 'keyboard' = 'pointer',
  ) {
    this.tool = page.getByRole('region', { name: CHECK.tool[locale], exact: true });
  }

  async click(target: Locator): Promise<void> {
    this.actions += 1;
    if (this.device === 'pointer') return target.click();
    await this.tabTo(target);
    const isBox = await target.evaluate((element) => element instanceof HTMLInputElement);
    await this.page.keyboard.press(isBox ? 'Space' : 'Enter');
  }

  /** Chooses an option by its name. */
  async choose(list: Locator, label: string): Promise<void> {
    this.actions += 1;
    if (this.device === 'pointer') {
      await list.selectOption({ label });
    } else {
      await this.tabTo(list);
      await this.page.keyboard.type(label);
    }
  }

  /** Chooses a tab: that of a keyboard is reached from the selected one by the arrow keys. */
  async openTab(tabs: Locator, name: string): Promise<void> {
    this.actions += 1;
    const tab = tabs.getByRole('tab', { name, exact: true });
    if (this.device === 'pointer') return tab.click();
    await this.tabTo(tabs.getByRole('tab', { selected: true }));
    for (let step = 0; !(await isFocused(tab)); step += 1) {
      expect(step, `The arrow keys lead to the tab "${name}".`).toBeLessThan(20);
      await this.page.keyboard.press('ArrowRight');
    }
  }

  /** Opens a result of the search that is in view, by the arrow keys or the pointer. */
  async openOption(search: Locator, text: string): Promise<void> {
    this.actions += 1;
    const option = search.getByRole('option').filter({ hasText: text }).first();
    await expect(option).toBeInViewport();
    if (this.device === 'pointer') return option.click();
    for (let step = 0; (await option.getAttribute('aria-selected')) !== 'true'; step += 1) {
      expect(step, `The arrow keys lead to the result "${text}".`).toBeLessThan(10);
      await this.page.keyboard.press('ArrowDown');
    }
    await this.page.keyboard.press('Enter');
  }

  async press(key: string): Promise<void> {
    this.actions += 1;
    await this.page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    this.actions += 1;
    await this.page.keyboard.type(text);
  }

  /** Types a text at once, so that no result of its first letters comes and goes. */
  async insert(text: string): Promise<void> {
    this.actions += 1;
    await this.page.keyboard.insertText(text);
  }

  /** Opens a file at the counter, in the dialog of the system. */
  async openFile(name: string, content: string): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser'); // cspell:ignore filechooser
    const input = this.tool.getByLabel(CHECK.file[this.locale]);
    await this.click(this.device === 'pointer' ? input.locator('xpath=..') : input);
    await (await chooser).setFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) });
  }

  /** Ctrl+V with the focus anywhere in the page. */
  async paste(text: string): Promise<void> {
    this.actions += 1;
    await this.page.evaluate((copied) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', copied);
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      (document.activeElement ?? document.body).dispatchEvent(event);
    }, text);
  }

  /** The result is seen after that many actions at most, without another one. */
  async reads(answer: Locator, most: number, ratio = 0.99): Promise<void> {
    await expect(answer).toBeInViewport({ ratio });
    const isOnTop = await answer.evaluate((element) => {
      const { x, top: from, bottom, width } = element.getBoundingClientRect();
      const middle = (Math.max(from, 0) + Math.min(bottom, innerHeight)) / 2;
      const top = document.elementFromPoint(x + Math.min(width, 20) / 2, middle);
      return top !== null && (element.contains(top) || top.contains(element));
    });
    expect(isOnTop, 'Nothing covers the result.').toBe(true);
    expect(this.actions).toBeLessThanOrEqual(most);
  }

  private async tabTo(target: Locator): Promise<void> {
    await target.waitFor();
    for (let step = 0; !(await isFocused(target)); step += 1) {
      expect(step, `The Tab key leads to ${String(target)}.`).toBeLessThan(TABS_MAX);
      await this.page.keyboard.press('Tab');
    }
  }
}

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);
