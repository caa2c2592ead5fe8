import { basename } from 'node:path';
import { defineConfig, type LaunchOptions } from '@playwright/test';
import { listHeadlessChromiums } from './tools/chromium/find';

/** Flags that keep Chromium quiet where it runs as root and without a network, and lean. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The pages of a test share a process: to start one for each takes a quarter of the time of a short test.
  '--renderer-process-limit=1',
  // Two workers use both processors: V8 compiles and collects garbage faster without threads of its own.
  '--js-flags=--single-threaded',
];
const [first, ...others] = listHeadlessChromiums();

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.test.ts',
  globalSetup: './tests/e2e/serve-build.ts',
  outputDir: 'test-results/browser',
  reporter: [['line'], ['json', { outputFile: 'test-results/browser.json' }]],
  fullyParallel: true,
  workers: 2,
  // A busy machine is late with what tests time. What passes when it is run again is reported as flaky.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    colorScheme: 'light',
    locale: 'ja-JP',
  },
  projects: [
    // Tests that don't depend on the language run in one, see `tryIn`.
    { name: 'all', grepInvert: process.env.BOTH_LANGUAGES ? [] : /@second-language/, use: useBrowser(first) },
    // A developer may have any of them: the tests of what they differ in run in each.
    ...others.map((path) => ({
      name: `sample in ${basename(path)}`,
      grep: /@sample/,
      grepInvert: /@full|@second-language/,
      use: useBrowser(path),
    })),
  ],
});

function useBrowser(executablePath?: string): { launchOptions: LaunchOptions } {
  return { launchOptions: { args: FLAGS, ...(executablePath ? { executablePath } : {}) } };
}
