import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import type { ApiTypes } from '../../contract';
import { loadContract } from '../../contract/node';
import { renderLabelSvg } from '../../sandbox/documents/svg';
import { findHeadlessChromium } from '../chromium/find';
import { listenOnFreePort } from '../serve/listen';
import { createSite } from '../serve/site';
import { renderPicture, SIZE, WINDOW, type Theme } from './render-picture';

/** The content of the picture: a page of the build, and the label of the example that this page shows first. */
const PAGE = 'en/shipment-create';
const EXAMPLE = 'sagawa';
const FOLDER = '.github/picture';

/**
 * Writes the picture at the top of the README, in light and dark. The same build, Chromium and fonts give the same
 * picture; no test compares it, since fonts differ between machines.
 *
 * @throws without a build or a Chromium
 */
async function main(): Promise<void> {
  const server = createServer(createSite(resolve('build'), '/'));
  const port = await listenOnFreePort(server, 0);
  const executablePath = findHeadlessChromium();
  const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath });
  try {
    mkdirSync(FOLDER, { recursive: true });
    const styles = readFileSync('src/css/tokens.css', 'utf8');
    const label = renderLabel();
    for (const theme of ['light', 'dark'] as const) {
      const page = await takePage(browser, `http://127.0.0.1:${port}/${PAGE}`, theme);
      writeFileSync(
        `${FOLDER}/${theme}.png`,
        await takePicture(browser, renderPicture({ page, label, styles, theme })),
      );
    }
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}

function renderLabel(): string {
  const { examples, catalogue } = loadContract('contract');
  const example = examples.find(({ operation, name }) => operation === 'shipment-create' && name === EXAMPLE);
  if (!example) throw new Error(`There is no example shipment-create/${EXAMPLE}.`);
  const shipment = example.response as ApiTypes['schemas']['Shipment'];
  const label = {
    id: EXAMPLE,
    printSize: 'PDF_A4',
    hasArchivePage: false,
    accountNumber: null,
    earliestDelivery: null,
  };
  const [svg] = renderLabelSvg({ shipment, label, catalogue });
  if (svg === undefined) throw new Error('The label has no page.');
  return svg;
}

/** The page as a reader sees it first, as PNG. */
async function takePage(browser: Browser, url: string, theme: Theme): Promise<Buffer> {
  const page = await browser.newPage({ viewport: WINDOW, colorScheme: theme, reducedMotion: 'reduce' });
  await page.goto(url, { waitUntil: 'networkidle' });
  const png = await page.screenshot();
  await page.close();
  return png;
}

async function takePicture(browser: Browser, html: string): Promise<Buffer> {
  const page = await browser.newPage({ viewport: SIZE });
  await page.setContent(html, { waitUntil: 'load' });
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return png;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
