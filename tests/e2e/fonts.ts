// cspell:ignore Inconsolata dejavu
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { measureOverhang } from './geometry';

/**
 * Fonts that the tests bring along: what fits with those of one machine can be too wide with those of another. DejaVu, the
 * font of most Linux desktops, is wide; with its size adjusted, no usual font is wider. Inconsolata is about the narrowest.
 */
const FONTS = {
  wide: { base: 'dejavu-sans', monospace: 'dejavu-mono', size: '105%' },
  narrow: { base: 'inconsolata', monospace: 'inconsolata', size: '100%' },
} as const;

/** What scrolls the page sideways, if anything, with the fonts of the machine and with a wide and a narrow one. */
export async function listOverhangs(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const font of [undefined, 'wide', 'narrow'] as const) {
    await setFonts(page, font);
    const overhang = await measureOverhang(page);
    if (overhang > 0) found.push(`with ${font ?? 'the usual'} fonts, the page scrolls sideways by ${overhang} px`);
  }
  await setFonts(page, undefined);
  return found;
}

/** Draws the page with other fonts, or with those of its styles. Letters that a font lacks come from the next one. */
async function setFonts(page: Page, name: keyof typeof FONTS | undefined): Promise<void> {
  const family = name && FONTS[name];
  for (const file of family ? new Set([family.base, family.monospace]) : []) {
    // The Content-Security-Policy of the pages allows fonts of their origin alone.
    await page.route(`**/test-fonts/${file}`, (route) =>
      route.fulfill({
        contentType: 'font/woff2',
        body: readFileSync(resolve(`node_modules/@fontsource/${file}/files/${file}-latin-400-normal.woff2`)),
      }),
    );
  }
  await page.evaluate(async (used) => {
    document.adoptedStyleSheets = [];
    if (!used) return;
    const sheet = new CSSStyleSheet();
    const { fontFamily } = getComputedStyle(document.body);
    const files = [...new Set([used.base, used.monospace])];
    sheet.replaceSync(`
      ${files.map((file) => `@font-face { font-family: ${file}; src: url(/test-fonts/${file}); size-adjust: ${used.size}; }`).join('')}
      body { font-family: ${used.base}, ${fontFamily} !important; }
      code, kbd, pre, samp, textarea { font-family: ${used.monospace}, monospace !important; }
    `);
    document.adoptedStyleSheets = [sheet];
    for (const file of files) {
      const [loaded] = await document.fonts.load(`16px ${file}`);
      if (!loaded) throw new Error(`The font ${file} was not loaded.`);
    }
  }, family);
}
