import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

/**
 * The Chromium of this machine: the one that CHROMIUM_PATH names, one of the usual names on the PATH, or the one that
 * Playwright downloaded.
 */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find((file) => existsSync(file));
  const downloaded = chromium.executablePath();
  return onPath ?? (existsSync(downloaded) ? downloaded : undefined);
}
