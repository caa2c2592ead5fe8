import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../../../tools/chromium/find';
import { LOCALES } from '../../agreement/page-ids';
import { bundle } from './bundle';
import { readBuiltIndex } from '../../agreement/search/built-index';
import { generateQueries } from '../../agreement/search/generate-queries';
import { measureEngine, measureSlowTyping, type Measured, type Typing } from './measure';
import { ENGINE_NAMES } from './plan';
import { measurePortal } from './portal';
import { printTables } from './report';
import { serveBench } from './server';

/** Measures the portal's search and its peers in one Chromium, prints what was found, and fails on a missed target. */
async function main(): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'search-bench-'));
  const server = await serveBench(dir);
  const executablePath = findChromium();
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] });
  try {
    const measured: Measured[] = [];
    const slow: Record<string, Typing> = {};
    for (const locale of LOCALES) {
      const { corpus, words } = readBuiltIndex(locale);
      const queries = await generateQueries(locale, { sections: corpus.sections, words });
      const bench = { browser, server, dir, locale, queries };
      await bundle('page/driver.ts', { dir, locale });
      for (const engine of ENGINE_NAMES) {
        await bundle(`engines/${engine}.ts`, { dir, locale });
        measured.push(await measureEngine(bench, engine));
        console.error(`${locale}: ${engine} is measured.`);
      }
      slow[locale] = await measureSlowTyping(bench);
    }
    const isMet = printTables({ measured, slow, portal: await measurePortal(browser) });
    if (!isMet) process.exitCode = 1;
  } finally {
    await browser.close();
    server.close();
    rmSync(dir, { recursive: true });
  }
}

void main();
