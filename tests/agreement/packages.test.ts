import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

type Package = { dependencies?: Record<string, string>; devDependencies?: Record<string, string>; overrides?: object };
type Packages = Record<string, { optionalDependencies?: Record<string, string>; resolved?: string }>;

/** The portal, and what its benches install by themselves. */
const FOLDERS = [
  '.',
  'tests/bench/sandbox',
  'tests/bench/search',
  'tests/bench/site',
  'tests/bench/site/peers/starlight',
  'tests/bench/site/peers/vitepress',
];

describe.each(FOLDERS)('packages of %s', (folder) => {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package;
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as { packages: Packages };

  it('are pinned to one version each', () => {
    const loose = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).filter(
      ([, version]) => !/^\d+\.\d+\.\d+$/.test(version),
    );
    expect(loose, 'Write the exact version.').toEqual([]);
  });

  it('can be installed on every platform that they support', () => {
    const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !isLocked(packages, place, name)),
    );
    expect(missing, 'npm ci fails without these: make the lock file anew, or pin a version that has them.').toEqual([]);
  });

  it('come from whatever registry is set', () => {
    expect(Object.values(packages).filter(({ resolved }) => resolved?.startsWith('http'))).toEqual([]);
  });
});

/** Whether a package finds another one, in its own folder or in one above it. */
function isLocked(packages: Packages, place: string, name: string): boolean {
  if (`${place ? `${place}/` : ''}node_modules/${name}` in packages) return true;
  if (!place) return false;
  return isLocked(packages, place.slice(0, Math.max(place.lastIndexOf('/node_modules/'), 0)), name);
}
