import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

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

describe('the statuses of a parcel', () => {
  const { properties } = parse(readFileSync('contract/data/schemas/tracking-event.yaml', 'utf8')) as {
    properties: { status: { 'x-enumDescriptions': Record<string, string> } };
  };
  const english = properties.status['x-enumDescriptions'];
  const messages = JSON.parse(readFileSync('i18n/ja/reference/schemas.json', 'utf8')) as Record<
    string,
    { message: string }
  >;
  const japanese = Object.keys(english).map((status) => [
    status,
    messages[`TrackingEvent.status.values.${status}`]?.message ?? '',
  ]);

  it.each([
    [ENGLISH, english],
    [JAPANESE, Object.fromEntries(japanese) as Record<string, string>],
  ])('have the names of the contract in the table and in the diagram, in %s', (dir, names) => {
    const page = readFileSync(`${dir}/tracking.mdx`, 'utf8');
    const others = Object.entries(names).filter(([status, name]) => {
      const [, inTable = ''] = new RegExp(`\\| \`${status}\` \\| ([^|]*)`).exec(page) ?? [];
      const [, inDiagram = '-'] = new RegExp(`\\d\\. \`${status}\` (.*)`).exec(page) ?? [];
      return !inTable.startsWith(name) || !name.toLowerCase().includes(inDiagram);
    });
    expect(others).toEqual([]);
  });
});
