import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const BUILT_IN = ['ci', 'test', 'start', 'run'];

describe.each(['README.md', 'CONTRIBUTING.md'])('%s', (file) => {
  const text = readFileSync(file, 'utf8');

  it('names npm commands that exist', () => {
    const commands = [...text.matchAll(/npm (?:run )?([a-z][\w:-]*)/g)].map(([, name]) => name ?? '');
    expect(commands.length).toBeGreaterThan(3);
    for (const name of commands) {
      expect(name in scripts || BUILT_IN.includes(name), `package.json has no script "${name}".`).toBe(true);
    }
  });

  it('names files and folders that exist', () => {
    const paths = [...text.matchAll(/`((?:[\w.-]+\/)+[\w.-]*)`/g)].map(([, path]) => path ?? '');
    const missing = paths.filter((path) => !existsSync(path) && path !== 'build/' && !path.startsWith('.docusaurus/'));
    expect(missing, `${file} names what does not exist.`).toEqual([]);
  });

  it('explains every script of package.json', () => {
    if (file !== 'README.md') return;
    const explained = Object.keys(scripts).filter((name) =>
      text.includes(name === 'test' || name === 'start' ? `npm ${name}` : `npm run ${name}`),
    );
    expect(explained.sort()).toEqual(Object.keys(scripts).sort());
  });
});
