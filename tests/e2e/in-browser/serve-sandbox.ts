import type { Page } from '@playwright/test';
import { EXAMPLE_NOW } from '../../../contract';
import { loadMaterials } from '../../../sandbox/node';
import { buildFontSlices } from '../../../sandbox/documents/fonts';
import { bundleSandbox } from './bundle-sandbox';

const POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'";

/** Opens a page that loads the sandbox, with a policy without `eval`. Returns its errors and requests. */
export async function openSandboxPage(page: Page): Promise<{ pageErrors: string[]; requested: string[] }> {
  const materials = loadMaterials();
  const { contract, sentences } = materials;
  const files = new Map<string, string | Uint8Array>([
    ['/', '<!doctype html><title>sandbox</title><script src="/sandbox.js"></script>'],
    ['/sandbox.js', await bundleSandbox(materials)],
    ['/materials.json', JSON.stringify({ contract, sentences, now: EXAMPLE_NOW })],
    ...[...buildFontSlices(contract)].map(([name, bytes]) => [`/fonts/${name}`, bytes] as const),
  ]);
  const pageErrors: string[] = [];
  const requested: string[] = [];
  page.on('pageerror', (error) => pageErrors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') pageErrors.push(message.text());
  });
  await page.route('http://localhost/**', async (route) => {
    const path = new URL(route.request().url()).pathname;
    requested.push(path);
    const file = files.get(path);
    if (file === undefined) return route.fulfill({ status: 404 });
    const contentType = path.endsWith('.js')
      ? 'text/javascript'
      : path === '/'
        ? 'text/html'
        : 'application/octet-stream';
    return route.fulfill({
      body: typeof file === 'string' ? file : Buffer.from(file),
      contentType,
      headers: { 'content-security-policy': POLICY },
    });
  });
  await page.goto('http://localhost/');
  return { pageErrors, requested };
}
