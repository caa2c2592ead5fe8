import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Hashes, as a Content-Security-Policy writes them, of the scripts that are inside the pages of a build. */
export function listInlineScriptHashes(dir: string): string[] {
  const pages = readdirSync(dir, { recursive: true, withFileTypes: true }).filter(({ name }) => name.endsWith('.html'));
  const scripts = pages.flatMap(({ name, parentPath }) => {
    const html = readFileSync(join(parentPath, name), 'utf8');
    return [...html.matchAll(/<script>((?:(?!<\/?script>)[\s\S])*)<\/script>/g)].map(([, script]) => script ?? '');
  });
  return [...new Set(scripts)]
    .map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
    .sort();
}
