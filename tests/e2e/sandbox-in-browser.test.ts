import { expect, test } from '@playwright/test';
import { EXAMPLE_NOW, resolveExampleValue } from '../../contract';
import { loadMaterials } from '../../sandbox/node';
import { bundleSandbox } from './in-browser/bundle-sandbox';
import type { Outcome } from './in-browser/entry';

const POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'";

test('the sandbox runs in a browser, without Node, under a policy without eval', async ({ page }) => {
  const materials = loadMaterials();
  const { contract, sentences } = materials;
  const fonts = await materials.loadFonts();
  const files: Record<string, string | Uint8Array> = {
    '/': '<!doctype html><title>sandbox</title><script src="/sandbox.js"></script>',
    '/sandbox.js': await bundleSandbox(materials),
    '/materials.json': JSON.stringify({ contract, sentences, now: EXAMPLE_NOW }),
    '/latin-regular.ttf': fonts.latin.regular,
    '/latin-bold.ttf': fonts.latin.bold,
    '/japanese-regular.ttf': fonts.japanese.regular,
    '/japanese-bold.ttf': fonts.japanese.bold,
  };
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  await page.route('http://localhost/**', async (route) => {
    const path = new URL(route.request().url()).pathname;
    const file = files[path];
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

  const example = contract.examples.find(({ operation, name }) => operation === 'shipment-create' && name === 'sagawa');
  const body = resolveExampleValue(example?.request, EXAMPLE_NOW);
  const outcome = await page.evaluate(
    (request) => (globalThis as unknown as { runSandbox: (body: unknown) => Promise<Outcome> }).runSandbox(request),
    body,
  );

  expect(faults).toEqual([]);
  expect(outcome.reports).toEqual([]);
  expect(outcome.status, JSON.stringify(outcome.created)).toBe(200);
  expect(outcome.label).toEqual({ type: 'application/pdf', begins: '%PDF-' });
});
