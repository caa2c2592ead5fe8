import { existsSync } from 'node:fs';
import { launch, type ElementHandle, type KeyInput } from 'puppeteer-core';
import { findElement, waitForElement, type Session } from './session';

const EXECUTABLE = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((file) => existsSync(file));

export const hasFirefox = EXECUTABLE !== undefined;

/** Starts Firefox over WebDriver BiDi. */
export async function startFirefox(): Promise<Session> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: EXECUTABLE ?? '',
    headless: true,
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1, 'ui.systemUsesDarkTheme': 0, 'intl.accept_languages': 'ja' },
  });
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  return {
    async visit(url) {
      await page.goto(url, { waitUntil: 'load' });
    },
    run: (work, ...args) => page.evaluate(work as (...args: unknown[]) => never, ...args),
    async click(selector, name = '') {
      const find = async (): Promise<ElementHandle | null> => {
        const found = await page.evaluateHandle(findElement, selector, name);
        return found.asElement() as ElementHandle | null;
      };
      await (await waitForElement(find, selector, name)).click();
    },
    async press(key) {
      const keys = key.split('+') as KeyInput[];
      const last = keys.pop() ?? 'Enter';
      for (const held of keys) await page.keyboard.down(held);
      await page.keyboard.press(last);
      for (const held of keys) await page.keyboard.up(held);
    },
    type: (text) => page.keyboard.type(text),
    async back() {
      await page.goBack({ waitUntil: 'load' });
    },
    setWidth: (width) => page.setViewport({ width, height: 900 }),
    close: () => browser.close(),
  };
}
