import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { BUILD } from './built-site';

const notices = readFileSync(join(BUILD, 'third-party-notices.txt'), 'utf8');

it.each(['react', 'react-dom', 'infima', '@rspack/core'])('the built site carries the notice of %s', (name) => {
  const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as { version: string };
  expect(notices).toMatch(new RegExp(`^${name} ${version.replaceAll('.', '\\.')} \\(MIT\\)$`, 'm'));
});

it('carries the text of the licence, not its name alone', () => {
  expect(notices).toContain('Copyright (c) Meta Platforms, Inc. and affiliates.');
  expect(notices).toContain('The above copyright notice and this permission notice shall be included in all');
});

it('names no package that only the build needs', () => {
  expect(notices).not.toMatch(/^(typescript|vitest|webpack|@docusaurus\/bundler) /m);
});

it('NOTICE names each font that the project installs, with its licence', () => {
  const notice = readFileSync('NOTICE', 'utf8');
  for (const name of readdirSync('node_modules/@expo-google-fonts')) {
    expect(notice, `NOTICE has to name the font package @expo-google-fonts/${name}.`).toContain(
      `@expo-google-fonts/${name}`,
    );
    expect(readFileSync(`node_modules/@expo-google-fonts/${name}/LICENSE_FONT`, 'utf8')).toContain(
      'SIL Open Font License',
    );
  }
});
