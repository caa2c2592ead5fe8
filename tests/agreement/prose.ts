import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { loadContractSource } from '../../contract/node';

/** Text for readers with its place: a line of a page, or a sentence of the contract or of a translation. */
export type Prose = { at: string; text: string };

const PAGES = [
  'docs',
  'src/pages',
  'i18n/ja/docusaurus-plugin-content-docs/current',
  'i18n/ja/docusaurus-plugin-content-pages',
];

/** Every text of the portal that was written by hand, without code, tags and addresses. */
export function listProse(): Prose[] {
  return [...PAGES.flatMap(listPageLines), ...listContractSentences(), ...listTranslations()];
}

function listPageLines(dir: string): Prose[] {
  return readdirSync(dir)
    .filter((name) => name.endsWith('.mdx'))
    .flatMap((name) => {
      const file = join(dir, name);
      const lines = dropCode(readFileSync(file, 'utf8')).split('\n');
      return lines.map((text, index) => ({ at: `${file}:${index + 1}`, text }));
    });
}

function listContractSentences(): Prose[] {
  const { openapi, errors } = loadContractSource('contract');
  const sentences = JSON.stringify([openapi, errors]).match(/"(description|summary|cause|fix|meaning)":"[^"]*"/g) ?? [];
  return sentences.map((sentence) => ({ at: 'contract', text: dropCode(sentence) }));
}

function listTranslations(): Prose[] {
  const files = readdirSync('i18n/ja', { recursive: true, encoding: 'utf8' });
  return files
    .filter((name) => name.endsWith('.json') && name !== 'source-hashes.json')
    .flatMap((name) => {
      const file = join('i18n/ja', name);
      const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { message: string }>;
      // Messages of commands are on no page.
      const shown = Object.entries(messages).filter(([id]) => !id.startsWith('cli-'));
      return shown.map(([id, { message }]) => ({ at: `${file}:${id}`, text: dropCode(message) }));
    });
}

/** Removes code, tags, URLs, IDs and the numbers of ordered lists, and keeps the line numbers. */
function dropCode(text: string): string {
  const blank = (part: string): string => part.replace(/[^\n]/g, '');
  return text
    .replace(/```[\s\S]*?```/g, blank)
    .replace(/`[^`\n]*`/g, '')
    .replace(/\{\/\*.*?\*\/\}/g, '')
    .replace(/\]\([^)]*\)/gs, blank)
    .replace(/<[^>]*>/g, blank)
    .replace(/^\d+\. /gm, '');
}
