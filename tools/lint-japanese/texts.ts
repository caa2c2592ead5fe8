import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { JapaneseKind } from './create-japanese-linter';

/** A Japanese text to read, as Markdown, and what its lines are called in the file that it came from. */
export type JapaneseText = { file: string; kind: JapaneseKind; text: string; nameLine: (line: number) => string };

const DESCRIPTIONS = /reference\/(schemas|operations|components)\.json$/;

/** Every Japanese page, and every file of strings with one string a paragraph. */
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

/** A page without what is no prose: front matter but its description, heading ids, tags. Lines stay where they are. */
function toPageText(path: string, siteDir: string): JapaneseText {
  const blank = (text: string): string => text.replace(/[^\n]/g, '');
  const text = readFileSync(path, 'utf8')
    .replace(/^---\n[\s\S]*?\n---\n/, (matter) =>
      matter.replace(/^(?!description: ).*$/gm, '').replace('description: ', ''),
    )
    .replace(/ ?\{\/\* #[a-z0-9-]+ \*\/\}/g, '')
    .replace(/<Fact [^>]*\/>/g, '1')
    .replace(/<Call [^>]*\/>/g, '呼び出し')
    .replace(/<\/?[A-Z][^>]*?\/?>/gs, (tag) => blank(tag))
    .replace(/^:::\w*$/gm, '');
  return { file: relative(siteDir, path), kind: 'page', text, nameLine: String };
}

/** The strings of a file, but for those of the theme. Labels end with 「。」 here, so that the rules for sentences hold. */
function toStringsText(path: string, siteDir: string): JapaneseText {
  const messages = JSON.parse(readFileSync(path, 'utf8')) as Record<string, { message: string }>;
  const strings = Object.entries(messages).filter(([id]) => !id.startsWith('theme.'));
  return {
    file: relative(siteDir, path),
    kind: DESCRIPTIONS.test(path) ? 'descriptions' : 'strings',
    // Names in braces stand for words or numbers.
    text: strings.map(([, { message }]) => toSentence(message.replace(/\{[\w.-]+\}/g, '1'))).join('\n\n'),
    nameLine: (line) => strings[(line - 1) / 2]?.[0] ?? String(line),
  };
}

/** 'PDFを開く' → 'PDFを開く。', '検索しています…' → '検索しています。' */
function toSentence(message: string): string {
  return message.endsWith('：') ? message : message.replace(/[。…？]?$/, '。');
}
