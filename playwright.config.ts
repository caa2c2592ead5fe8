import { defineConfig } from '@playwright/test';
import { findHeadlessChromium } from './tools/chromium/find';

/** Flags that keep Chromium quiet where it runs as root and without a network. */
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const executablePath = findHeadlessChromium();

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.test.ts',
  globalSetup: './tests/e2e/serve-build.ts',
  outputDir: 'test-results/browser',
  reporter: [['line'], ['json', { outputFile: 'test-results/browser.json' }]],
  fullyParallel: true,
  workers: 2,
  // A busy machine is late with what tests time; what passes when it is run again has found nothing.
  retries: 1,
  timeout: 60_000,
  forbidOnly: Boolean(process.env.CI),
  use: {
    browserName: 'chromium',
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: QUIET },
    viewport: { width: 1280, height: 900 },
    colorScheme: 'light',
    locale: 'ja-JP',
  },
});
