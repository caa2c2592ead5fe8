// cspell:ignore autospace
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const lines = ['src', 'static']
  .flatMap((dir) => readdirSync(dir, { recursive: true }).map((name) => join(dir, String(name))))
  .filter((file) => file.endsWith('.css'))
  .flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map((text, at, all) => ({ place: `${file}:${at + 1}`, text, before: all[at - 1] })),
  );

// WebKit paints digits over adjacent kanji if both are from one font.
it('the styles leave the space between digits and kanji as it is', () => {
  const spaced = lines.filter(({ text }) => /text-autospace:.*\b(normal|auto|ideograph-numeric)\b/.test(text));
  expect(spaced, 'Use "text-autospace: ideograph-alpha".').toEqual([]);
});

// Firefox before 128 and Safari before 17.4 drop a declaration with an alternative text (package.json, browserslist).
it('generated content is first listed without an alternative text', () => {
  const alone = lines.filter(({ text, before }) => {
    const [, plain] = /^\s*content: (.+?) \/ .+;$/.exec(text) ?? [];
    return plain !== undefined && before?.trim() !== `content: ${plain};`;
  });
  expect(alone).toEqual([]);
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
