import { mkdtempSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findChromium } from '../../../tools/chromium/find';
import { bundle } from './bundle';
import { measureSlowTyping } from './measure';
import { serveBench } from './server';
import { measurePortal } from './portal';
void (async () => {
const dir = mkdtempSync('/tmp/probe-'); const server = await serveBench(dir);
const executablePath = findChromium();
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] });
for (const locale of ['ja','en'] as const) { const bench = { browser, server, dir, locale }; await bundle('page/driver.ts', { dir, locale }); await bundle('engines/portal.ts', { dir, locale });
console.log(locale, await measureSlowTyping(bench)); }
if (process.argv[2]) console.log((await measurePortal(browser)).handlerMs);
await browser.close(); server.close();
})();
