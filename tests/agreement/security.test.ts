import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Element, Root } from 'hast';
import { toText as readText } from 'hast-util-to-text';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { findHeaders, parseHeadersFile } from '../../tools/serve/headers-file';
import { BUILD, listPages, selectAll } from './built-site';
import { PAGE_IDS } from './page-ids';

const YEAR = 'public, max-age=31536000, immutable';
const rules = parseHeadersFile(readFileSync(join(BUILD, '_headers'), 'utf8'));
const files = readdirSync(BUILD, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => relative(BUILD, join(parentPath, name)))
  .filter((file) => !/\.(br|gz)$/.test(file))
  .sort();
const pages = listPages(['', ...PAGE_IDS, '404']);

/** Scripts that are in a page and run; data for search engines is none. */
function listInlineScripts(page: Root): string[] {
  return selectAll('script:not([src])', page)
    .filter(({ properties }) => properties.type !== 'application/ld+json')
    .map((script) => readText(script, { whitespace: 'pre' }));
}

describe('the headers of the built site', () => {
  const scripts = [...new Set(pages.flatMap(({ page }) => listInlineScripts(page)))];

  it('have the strict policy, with the hash of the one inline script', () => {
    expect(scripts).toHaveLength(1);
    const hash = createHash('sha256')
      .update(scripts[0] ?? '')
      .digest('base64');
    expect(findHeaders(rules, '/auth')['Content-Security-Policy']?.split('; ')).toEqual([
      "default-src 'none'",
      `script-src 'self' 'sha256-${hash}'`,
      "style-src 'self'",
      "img-src 'self' data:",
      "connect-src 'self'",
      "font-src 'self'",
      "manifest-src 'self'",
      "worker-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ]);
  });

  it('are all there at each page and file', () => {
    for (const path of ['/', '/auth', '/en/auth', '/nope', '/en/deeper/nope', '/img/logo.svg'])
      expect.soft(findHeaders(rules, path), path).toMatchObject({
        'Content-Security-Policy': expect.stringContaining("default-src 'none'") as string,
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
        'Cross-Origin-Opener-Policy': 'same-origin',
      });
  });

  it('are three at a hashed file: type, policy of content, cache', () => {
    for (const path of ['/assets/js/x.js', '/en/assets/css/x.css'])
      expect.soft(findHeaders(rules, path), path).toEqual({
        'X-Content-Type-Options': 'nosniff',
        // A worker follows the policy of its script, not that of the page.
        'Content-Security-Policy': findHeaders(rules, '/auth')['Content-Security-Policy'],
        'Cache-Control': YEAR,
      });
  });

  it('let hashed files be kept for a year, and no other', () => {
    // Glyphs and the labels of the home page have the hash in the name of their folder, the package in that of the file.
    const isHashed = (file: string): boolean =>
      /[.-][0-9a-f]{8,}\.(js|css)$|[.-][a-p]{8}\.tgz$|(^|\/)assets\/(glyphs|labels)\/[0-9a-f]{8}\//.test(file);
    const kept = files.filter((file) => findHeaders(rules, `/${file}`)['Cache-Control'] === YEAR);
    // The license of a script is not requested by any page.
    expect(kept.filter((file) => !file.endsWith('.LICENSE.txt'))).toEqual(files.filter(isHashed));
    expect(files.filter((file) => !kept.includes(file) && 'Cache-Control' in findHeaders(rules, `/${file}`))).toEqual(
      [],
    );
  });
});

describe('each page', () => {
  it('contains no inline style, no handler and no script URL', () => {
    const forbidden =
      '[style], style, [href^="javascript:"], [src^="javascript:"], base, form[action], iframe, object, embed';
    const found = pages.flatMap(({ address, page }) =>
      [...selectAll(forbidden, page), ...listHandled(page)].map((element) => `${address}: ${toTag(element)}`),
    );
    expect(found).toEqual([]);
    expect(files.filter((file) => file.endsWith('.html')).length, 'A file is no page.').toBe(pages.length);
  });

  it('loads only from its own host', () => {
    const selector = '[src], link[rel~=stylesheet], link[rel~=preload], link[rel~=icon], link[rel=manifest]';
    for (const { address, page } of pages) {
      const urls = selectAll(selector, page).map(({ properties }) => String(properties.src ?? properties.href));
      expect.soft(urls.length, `${address} loads hardly anything.`).toBeGreaterThan(3);
      const foreign = urls.filter((url) => !/^(\/(?!\/)|data:)/.test(url));
      expect.soft(foreign, address).toEqual([]);
    }
  });
});

describe('the code of the portal', () => {
  // The HTML of code blocks is created by an escaper with a separate test (`render-stretches.ts`).
  it('writes no HTML from text, but for the colors of code', () => {
    const sources = ['src', 'search'].flatMap((dir) =>
      readdirSync(dir, { recursive: true, withFileTypes: true })
        .filter(({ name }) => /\.tsx?$/.test(name))
        .map(({ parentPath, name }) => join(parentPath, name)),
    );
    const writing =
      /\b(innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML|document\.write|eval|new Function)\b/;
    expect(sources.filter((file) => writing.test(readFileSync(file, 'utf8')))).toEqual([
      'src/components/Code/index.tsx',
    ]);
  });
});

/** Lists the elements with a handler. */
function listHandled(page: Root): Element[] {
  const handled: Element[] = [];
  visit(page, 'element', (element) => {
    if (Object.keys(element.properties).some((name) => /^on[A-Za-z]/.test(name))) handled.push(element);
  });
  return handled;
}

function toTag({ tagName, properties }: Element): string {
  return `<${tagName} ${JSON.stringify(properties)}>`;
}
