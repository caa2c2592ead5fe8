import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { replaceMessages } from './write-messages.cjs';

const replace = (source: string): string => replaceMessages(source, { 'a.b': 'it’s "送り状"' }, 'a.tsx');

describe('messages of scripts', () => {
  it.each([
    [
      "translate({\n  id: 'a.b',\n  message: 'a {n} \\'b\\'',\n  description: 'c',\n})",
      'translate({\n  id: "=it’s \\"送り状\\"",\n})',
    ],
    [
      "translate({ id: 'a.b', message: \"it's\", description: 'c' }, { n })",
      'translate({ id: "=it’s \\"送り状\\"", }, { n })',
    ],
    ["translate({ id: 'x.y', message: 'x', description: 'c' })", "translate({ id: 'x.y', message: 'x', })"],
    ['<Translate id="a.b" description="c">x</Translate>', '<Translate id={"=it’s \\"送り状\\""} />'],
    ['<Translate\n  id="x.y"\n  description="c"\n  values={{ n }}\n>', '<Translate\n  id="x.y"\n  values={{ n }}\n>'],
  ])('are in the language of the build, without the notes for translators: %s', (source, written) => {
    expect(replace(source)).toBe(written);
  });

  it.each(["translate({ message: 'x', id: 'a.b' })", 'translate({ id, message })', '<Translate id={id}>'])(
    'stop the build when they are written in another way: %s',
    (source) => {
      expect(() => replace(source)).toThrow(/^a\.tsx: /);
    },
  );

  it('are written so in every script', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
    for (const file of files.filter((one) => !one.startsWith('theme')))
      expect(() => replaceMessages(readFileSync(join('src', file), 'utf8'), {}, file)).not.toThrow();
  });
});
