// cspell:ignore autospace
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const files = ['src', 'static'].flatMap((dir) =>
  readdirSync(dir, { recursive: true })
    .map((name) => join(dir, String(name)))
    .filter((file) => file.endsWith('.css')),
);

describe.each(files)('%s', (file) => {
  const lines = readFileSync(file, 'utf8').split('\n');

  // WebKit paints digits over adjacent kanji if both are from one font.
  it('leaves the space between digits and kanji as it is', () => {
    const spaced = lines.filter((line) => /text-autospace:.*\b(normal|auto|ideograph-numeric)\b/.test(line));
    expect(spaced, 'Use "text-autospace: ideograph-alpha".').toEqual([]);
  });

  // Firefox before 128 and Safari before 17.4 drop a declaration with an alternative text (package.json, browserslist).
  it('lists generated content without an alternative text first', () => {
    const alone = lines.filter((line, at) => {
      const [, plain] = /^\s*content: (.+?) \/ .+;$/.exec(line) ?? [];
      return plain !== undefined && lines[at - 1]?.trim() !== `content: ${plain};`;
    });
    expect(alone).toEqual([]);
  });
});

it('the README names the versions that browserslist has', () => {
  const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8')) as { browserslist: string[] };
  const [, chrome, firefox, safari] =
    /Chrome and Edge from ([\d.]+), Firefox from ([\d.]+), and Safari from ([\d.]+) on macOS and iOS\./.exec(
      readFileSync('README.md', 'utf8'),
    ) ?? [];
  expect(browserslist).toEqual([
    `chrome >= ${chrome}`,
    `edge >= ${chrome}`,
    `firefox >= ${firefox}`,
    `safari >= ${safari}`,
    `ios_saf >= ${safari}`,
  ]);
});
