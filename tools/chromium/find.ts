import { existsSync, realpathSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
/** A Chromium that never had a window: it draws the same pages with less work. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];

/**
 * The Chromium of this machine: the one that CHROMIUM_PATH names, one of the usual names on the PATH, or the one that
 * Playwright downloaded.
 */
export function findChromium(): string | undefined {
  return list([...NAMES, ...SHELLS])[0];
}

/** The same for tests, which want no window. */
export function findHeadlessChromium(): string | undefined {
  return listHeadlessChromiums()[0];
}

/** Every Chromium of this machine, the one for tests first. */
export function listHeadlessChromiums(): string[] {
  return list([...SHELLS, ...NAMES]);
}

/** Each browser once, by the first of its names. */
function list(names: string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    chromium.executablePath(),
  ];
  const found = candidates.filter((file) => existsSync(file));
  // Also when there is nothing at the path: the browser that is asked for is missing then.
  if (process.env.CHROMIUM_PATH) found.unshift(process.env.CHROMIUM_PATH);
  const files = found.map((file) => (existsSync(file) ? realpathSync(file) : file));
  return found.filter((_, index) => files.indexOf(files[index] ?? '') === index);
}
