import { existsSync } from 'node:fs';
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
  return find([...NAMES, ...SHELLS]);
}

/** The same for tests, which want no window. */
export function findHeadlessChromium(): string | undefined {
  return find([...SHELLS, ...NAMES]);
}

function find(names: string[]): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file));
  const downloaded = chromium.executablePath();
  return onPath ?? (existsSync(downloaded) ? downloaded : undefined);
}
