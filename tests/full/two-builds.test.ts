import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { run } from '../copies/run';
import { copySite, type SiteCopy } from '../copies/site-copy';

const LIMIT = 5 * 60_000;
let copy: SiteCopy;

beforeAll(() => {
  copy = copySite();
});
afterAll(() => copy.remove());

function readFiles(dir: string): Map<string, Buffer> {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name)).sort();
  return new Map(paths.map((path) => [relative(dir, path), readFileSync(path)]));
}

it(
  'two cold builds of the same files are the same to the byte, in another folder too',
  async () => {
    const { code, output } = await run('npm', ['run', 'build'], { cwd: copy.dir, limit: LIMIT });
    expect(code, output).toBe(0);
    for (const folder of ['build', 'delivery']) {
      const [first, second] = [readFiles(folder), readFiles(join(copy.dir, folder))];
      expect([...second.keys()]).toEqual([...first.keys()]);
      const different = [...first]
        .filter(([file, content]) => !second.get(file)?.equals(content))
        .map(([file]) => file);
      expect(
        different,
        'build/ must be a cold build, as the test run makes it, and hold nothing of its day or place',
      ).toEqual([]);
    }
  },
  LIMIT,
);
