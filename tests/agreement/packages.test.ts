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

const folders = FOLDERS.map((folder) => ({
  folder,
  manifest: JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package,
  packages: (JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as { packages: Packages }).packages,
}));

describe('the packages of the portal and its benches', () => {
  it('are pinned to one version each', () => {
    const loose = folders.flatMap(({ folder, manifest }) =>
      Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
        .filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))
        .map(([name, version]) => `${folder}: ${name} ${version}`),
    );
    expect(loose, 'Write the exact version.').toEqual([]);
  });

  it('can be installed on every platform that they support', () => {
    const missing = folders.flatMap(({ folder, packages }) =>
      Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
        Object.keys(optionalDependencies)
          .filter((name) => !isLocked(packages, place, name))
          .map((name) => `${folder}: ${name}`),
      ),
    );
    expect(missing, 'npm ci fails without these: make the lock file anew, or pin a version that has them.').toEqual([]);
  });

  it('come from whatever registry is set', () => {
    const fixed = folders.flatMap(({ folder, packages }) =>
      Object.values(packages).flatMap(({ resolved }) => (resolved?.startsWith('http') ? `${folder}: ${resolved}` : [])),
    );
    expect(fixed, 'Remove "resolved" from the lock file.').toEqual([]);
  });
});

/** Whether a package finds another one, in its own folder or in one above it. */
function isLocked(packages: Packages, place: string, name: string): boolean {
  if (`${place ? `${place}/` : ''}node_modules/${name}` in packages) return true;
  if (!place) return false;
  return isLocked(packages, place.slice(0, Math.max(place.lastIndexOf('/node_modules/'), 0)), name);
}
