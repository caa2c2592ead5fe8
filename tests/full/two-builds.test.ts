import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { run } from '../copies/run';
import { copySite, type SiteCopy } from '../copies/site-copy';

const LIMIT = 5 * 60_000;
let copies: SiteCopy[];

beforeAll(() => {
  copies = [copySite(), copySite()];
});
afterAll(() => {
  for (const copy of copies) copy.remove();
});

function readFiles(dir: string): Map<string, Buffer> {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name)).sort();
  return new Map(paths.map((path) => [relative(dir, path), readFileSync(path)]));
}

it(
  'two cold builds of the same files are the same to the byte, in another folder too',
  async () => {
    for (const { dir } of copies) {
      const { code, output } = await run('npm', ['run', 'build'], { cwd: dir, limit: LIMIT });
      expect(code, output).toBe(0);
    }
    for (const folder of ['build', 'delivery']) {
      const [first = new Map<string, Buffer>(), second] = copies.map(({ dir }) => readFiles(join(dir, folder)));
      expect(first.size).toBeGreaterThan(0);
      expect([...(second?.keys() ?? [])]).toEqual([...first.keys()]);
      const different = [...first]
        .filter(([file, content]) => !second?.get(file)?.equals(content))
        .map(([file]) => file);
      expect(different, 'a build holds nothing of its day or place').toEqual([]);
    }
  },
  2 * LIMIT,
);
