import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { collectEnglishStrings } from '../../plugins/translation/strings';

/** An English text to read, as Markdown, and what its lines are called in the file that it came from. */
export type EnglishText = { file: string; text: string; nameLine: (line: number) => string };

const PAGES = ['docs', 'src/pages'];
const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', 'DESIGN.md', 'tests/bench/README.md', 'NOTICE'];

/** Every English page, the strings of the contract and the interface, and the repository's documents. */
export function listTexts(siteDir: string): EnglishText[] {
  const pages = PAGES.flatMap((dir) =>
    readdirSync(join(siteDir, dir))
      .filter((name) => name.endsWith('.mdx'))
      .map((name) => join(dir, name)),
  );
  return [
    ...[...pages, ...DOCUMENTS].map((file) => toPageText(file, readFileSync(join(siteDir, file), 'utf8'))),
    ...Object.entries(collectEnglishStrings(siteDir)).map(([file, strings]) => toStringsText(file, strings)),
  ];
}

/**
 * A page with what readers see of it: the values of its front matter, and its text without the tags. Lines stay where they
 * are.
 */
function toPageText(file: string, source: string): EnglishText {
  const blank = (part: string): string => part.replace(/[^\n]/g, '');
  const text = source
    .replace(/^---\n([\s\S]*?)\n---\n/, (_, matter: string) => `\n${matter.replace(/^\w+: /gm, '')}\n\n`)
    .replace(/ ?\{\/\* #[a-z0-9-]+ \*\/\}/g, '')
    .replace(/<\/?[A-Z][^>]*?\/?>/gs, blank)
    .replace(/^:::\w*$/gm, '');
  return { file, text, nameLine: String };
}

/** A file of strings, one a paragraph, named by their ids. The theme's own are left out. */
function toStringsText(file: string, all: Record<string, string>): EnglishText {
  const strings = Object.entries(all).filter(([id]) => !id.startsWith('theme.'));
  return {
    file,
    text: strings.map(([, message]) => message.replace(/\{[\w.-]+\}/g, '1').replace(/\s+/g, ' ')).join('\n\n'),
    nameLine: (line) => strings[(line - 1) / 2]?.[0] ?? String(line),
  };
}
