import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse } from 'yaml';
import { toPageText, toStringsText, type Prose } from '../lint-texts/prose';
import type { JapaneseKind } from './create-japanese-linter';

type JapaneseText = Prose & { kind: JapaneseKind };

const DESCRIPTIONS = /reference\/(schemas|operations|components)\.json$/;

/** Every Japanese page, and every file of strings with one string a paragraph. */
export function listTexts(siteDir: string): JapaneseText[] {
  const root = join(siteDir, 'i18n/ja');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).sort();
  return [
    ...files.filter((file) => file.endsWith('.mdx')).map((file) => readPage(join(root, file), siteDir)),
    ...files
      .filter((file) => file.endsWith('.json') && file !== 'source-hashes.json')
      .map((file) => readStrings(join(root, file), siteDir)),
    readOperator(siteDir),
  ];
}

/** The name and the line of the portal, which its operator writes in both languages. */
function readOperator(siteDir: string): JapaneseText {
  const file = 'contract/operator.yaml';
  const { name, tagline } = parse(readFileSync(join(siteDir, file), 'utf8')) as Record<string, { ja: string }>;
  const texts = [name, tagline].flatMap((text) => text?.ja ?? []);
  return { file, kind: 'strings', text: texts.map(toSentence).join('\n\n'), nameLine: String };
}

function readPage(path: string, siteDir: string): JapaneseText {
  const page = toPageText({
    file: relative(siteDir, path),
    source: readFileSync(path, 'utf8'),
    readMatter: (matter) => matter.replace(/^(?!description: ).*$/gm, '').replace('description: ', ''),
    words: { Fact: '1', Call: '呼び出し' },
  });
  return { ...page, kind: 'page' };
}

/** Labels end with 「。」 here, so that the rules for sentences apply. */
function readStrings(path: string, siteDir: string): JapaneseText {
  const messages = JSON.parse(readFileSync(path, 'utf8')) as Record<string, { message: string }>;
  const strings = Object.entries(messages).map(([id, { message }]): [string, string] => [id, message]);
  return {
    ...toStringsText(relative(siteDir, path), strings, toSentence),
    kind: DESCRIPTIONS.test(path) ? 'descriptions' : 'strings',
  };
}

/** 'PDFを開く' → 'PDFを開く。', '検索しています…' → '検索しています。' */
function toSentence(message: string): string {
  return message.endsWith('：') ? message : message.replace(/[。…？]?$/, '。');
}
