import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadContract } from '../../contract/node';

const FOLDERS = { en: 'docs', ja: 'i18n/ja/docusaurus-plugin-content-docs/current' };

/** `file` is empty for a part of a sample. */
type PageSample = { page: string; locale: keyof typeof FOLDERS; file: string; language: string; code: string };

/** The samples that are written on the pages, as a reader copies them. */
export function listPageSamples(portal?: string): PageSample[] {
  const { facts } = loadContract('contract');
  const fill = (_: string, name: string): string =>
    name === 'portal.url' && portal !== undefined ? portal : String(facts[name]?.value);
  return (['en', 'ja'] as const).flatMap((locale) =>
    readdirSync(FOLDERS[locale])
      .filter((name) => name.endsWith('.mdx'))
      .flatMap((name) => {
        const page = join(FOLDERS[locale], name);
        return [...readFileSync(page, 'utf8').matchAll(/^```(\w+)(?: title="(\S+)")?\n([^]*?)^```$/gm)].map(
          ([, language = '', file = '', code = '']) => ({
            ...{ page, locale, file, language },
            code: code.replace(/@@([\w.-]+)@@/g, fill),
          }),
        );
      }),
  );
}
