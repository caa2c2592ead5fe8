import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** A Japanese text to read, as Markdown, and what its lines are called in the file that it came from. */
export type JapaneseText = { file: string; text: string; nameLine: (line: number) => string };

/** Every Japanese page, and every file of strings with one sentence a paragraph. */
export function listTexts(siteDir: string): JapaneseText[] {
  const root = join(siteDir, 'i18n/ja');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).sort();
  return [
    ...files.filter((file) => file.endsWith('.mdx')).map((file) => toPageText(join(root, file), siteDir)),
    ...files
      .filter((file) => file.endsWith('.json') && file !== 'source-hashes.json')
      .map((file) => toStringsText(join(root, file), siteDir)),
  ];
}

/** A page without what is no prose: front matter, heading ids, tags with their properties. Lines stay where they are. */
function toPageText(path: string, siteDir: string): JapaneseText {
  const blank = (text: string): string => text.replace(/[^\n]/g, '');
  const text = readFileSync(path, 'utf8')
    .replace(/^---\n[\s\S]*?\n---\n/, blank)
    .replace(/ ?\{\/\* #[a-z0-9-]+ \*\/\}/g, '')
    .replace(/<Fact [^>]*\/>/g, '1')
    .replace(/<Call [^>]*\/>/g, '呼び出し')
    .replace(/<\/?[A-Z][^>]*?\/?>/gs, (tag) => blank(tag))
    .replace(/^:::\w*$/gm, '');
  return { file: relative(siteDir, path), text, nameLine: String };
}

/** Sentences of a file of strings, those that end as sentences do: labels follow rules of their own. */
function toStringsText(path: string, siteDir: string): JapaneseText {
  const messages = JSON.parse(readFileSync(path, 'utf8')) as Record<string, { message: string }>;
  const sentences = Object.entries(messages).filter(
    ([id, { message }]) => message.endsWith('。') && !id.startsWith('theme.'),
  );
  return {
    file: relative(siteDir, path),
    // Names in braces stand for words or numbers.
    text: sentences.map(([, { message }]) => message.replace(/\{[\w.-]+\}/g, '1')).join('\n\n'),
    nameLine: (line) => sentences[(line - 1) / 2]?.[0] ?? String(line),
  };
}
