import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const ENGLISH = 'docs';
const JAPANESE = 'i18n/ja/docusaurus-plugin-content-docs/current';

describe.each(readdirSync(`${ENGLISH}/diagrams`))('the diagram %s', (file) => {
  const read = (dir: string): string => readFileSync(`${dir}/diagrams/${file}`, 'utf8');

  it('has the same lines and boxes in both languages', () => {
    const [english, japanese] = [ENGLISH, JAPANESE].map((dir) => read(dir).replace(/(<text[^>]*>)[^<]*/g, '$1'));
    expect(japanese).toBe(english);
  });

  it.each([ENGLISH, JAPANESE])('has the words of the list that replaces it on a phone, in %s', (dir) => {
    const page = readFileSync(`${dir}/${file.replace('.svg', '.mdx')}`, 'utf8');
    const list = /<Diagram\n.*<\/Diagram>/s.exec(page)?.[0].replaceAll('`', '') ?? '';
    const words = [...read(dir).matchAll(/<text[^>]*>([^<]*)/g)].map(([, word = '']) => word);
    expect(words.length).toBeGreaterThan(3);
    expect(words.filter((word) => !list.includes(word))).toEqual([]);
  });
});
