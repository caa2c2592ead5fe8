// cspell:ignore LIBGL webkitgtk GTK
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { listenOnFreePort } from '../../tools/serve/listen';
import { findElement, waitForElement, type Session } from './session';

const BROWSER = findMiniBrowser();

export const hasWebKit =
  BROWSER !== undefined && ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run'].every((file) => existsSync(file));

/** Keys as WebDriver writes them (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
const KEYS: Record<string, string> = {
  Enter: '\uE007',
  Control: '\uE009',
  Escape: '\uE00C',
  ArrowUp: '\uE013',
  ArrowDown: '\uE015',
};

/** Starts WebKitGTK's MiniBrowser, on a virtual display, through WebKitWebDriver. */
export async function startWebKit(): Promise<Session> {
  const port = await findFreePort();
  const driver = spawn('/usr/bin/xvfb-run', ['-a', '/usr/bin/WebKitWebDriver', `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, LANG: 'ja_JP.UTF-8', LIBGL_ALWAYS_SOFTWARE: '1' },
  });
  const origin = `http://127.0.0.1:${port}`;
  await waitUntilReady(origin);
  const options = { binary: BROWSER, args: ['--automation'] };
  const { sessionId } = await send<{ sessionId: string }>(`${origin}/session`, 'POST', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  });
  const call = <Value>(method: string, path: string, body?: unknown): Promise<Value> =>
    send<Value>(`${origin}/session/${sessionId}${path}`, method, body);
  const execute = <Value>(source: string, args: unknown[]): Promise<Value> =>
    call('POST', '/execute/sync', { script: `return (${source}).apply(null, arguments);`, args });
  const act = async (keys: string[]): Promise<void> => {
    const actions = [
      ...keys.map((value) => ({ type: 'keyDown', value })),
      ...keys.toReversed().map((value) => ({ type: 'keyUp', value })),
    ];
    await call('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  };
  await call('POST', '/window/rect', { width: 1280, height: 900 });
  return {
    async visit(url) {
      await call('POST', '/url', { url });
    },
    run: (work, ...args) => execute(work.toString(), args),
    async click(selector, name = '') {
      const find = (): Promise<Record<string, string> | null> => execute(findElement.toString(), [selector, name]);
      const element = await waitForElement(find, selector, name);
      await call('POST', `/element/${Object.values(element)[0] ?? ''}/click`, {});
    },
    press: (key) => act(key.split('+').map((name) => KEYS[name] ?? name)),
    async type(text) {
      for (const letter of text) await act([letter]);
    },
    async back() {
      await call('POST', '/back', {});
    },
    async setWidth(width) {
      await call('POST', '/window/rect', { width, height: 900 });
    },
    async close() {
      await call('DELETE', '');
      // The group: xvfb-run with its display and the driver.
      if (driver.pid !== undefined) process.kill(-driver.pid);
    },
  };
}

async function send<Value>(url: string, method: string, body?: unknown): Promise<Value> {
  const response = await fetch(url, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`WebKitWebDriver: ${value.error ?? ''} ${value.message ?? ''}`);
  return value;
}

async function waitUntilReady(origin: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const isReady = await fetch(`${origin}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await wait(100);
  }
  throw new Error('WebKitWebDriver did not start within 30 seconds.');
}

async function findFreePort(): Promise<number> {
  const probe = createServer();
  const port = await listenOnFreePort(probe, 0);
  await new Promise((done) => probe.close(done));
  return port;
}

/** Debian puts the browser below the folder of its processor: /usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser */
function findMiniBrowser(): string | undefined {
  return readdirSync('/usr/lib', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.endsWith('-linux-gnu'))
    .flatMap(({ name }) =>
      ['4.1', '4.0'].map((version) => join('/usr/lib', name, `webkit2gtk-${version}`, 'MiniBrowser')),
    )
    .find((file) => existsSync(file));
}
