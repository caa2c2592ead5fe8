import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { listenOnFreePort } from '../../tools/serve/listen';
import { expect, LOCALES, toPath, type Locale } from './portal';
import { FOUND, SAYS, test } from './search-parts';

// Two of them at once would write the same generated files.
test.describe.configure({ mode: 'default' });

let authoring: ChildProcess | undefined;

/** Starts live authoring in a language, in a separate process group, and returns its URL. */
async function startAuthoring(locale: Locale): Promise<string> {
  const probe = createServer();
  const port = String(await listenOnFreePort(probe, 0));
  await new Promise((done) => probe.close(done));
  const command = resolve('node_modules/.bin/docusaurus');
  const options = ['start', '--locale', locale, '--host', '127.0.0.1', '--port', port, '--no-open'];
  authoring = spawn(command, options, { detached: true, stdio: 'ignore' });
  return `http://127.0.0.1:${port}`;
}

test.afterEach(() => {
  if (authoring?.pid !== undefined && authoring.exitCode === null) process.kill(-authoring.pid, 'SIGKILL');
  authoring = undefined;
});

for (const locale of LOCALES) {
  test(`in live authoring the search says that it needs a build, in ${locale} @full`, async ({ page, search }) => {
    test.setTimeout(300_000);
    const address = await startAuthoring(locale);
    await expect(async () => {
      const response = await fetch(`${address}${toPath(locale, 'auth')}`);
      expect(response.ok).toBe(true);
    }).toPass({ timeout: 240_000 });
    const response = await fetch(`${address}${toPath(locale, 'search-index.json')}`);
    expect(response.headers.get('content-type'), 'the server returns a page').toContain('text/html');

    await page.goto(`${address}${toPath(locale, 'auth')}`);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true', { timeout: 60_000 });
    const { dialog, box, show } = search(locale);
    await show();
    await box.fill(FOUND.page[locale]);
    await expect(dialog.locator('p', { hasText: SAYS.needsBuild[locale] }).first()).toBeVisible();
    await expect(dialog.getByRole('button', { name: SAYS.retry[locale] })).toHaveCount(0);
    await expect(dialog).not.toContainText(SAYS.failed[locale]);
    await expect(dialog).not.toContainText(SAYS.needsBuild[locale === 'ja' ? 'en' : 'ja']);
  });
}
