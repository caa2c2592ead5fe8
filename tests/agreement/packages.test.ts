import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Package = { dependencies?: Record<string, string>; devDependencies?: Record<string, string>; overrides?: object };
type Lock = { packages: Record<string, { optionalDependencies?: Record<string, string>; resolved?: string }> };

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Package;
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;

describe('packages', () => {
  it('are pinned to one version each', () => {
    const loose = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).filter(
      ([, version]) => !/^\d+\.\d+\.\d+$/.test(version),
    );
    expect(loose, 'Write the exact version.').toEqual([]);
  });

  it('can be installed on every platform that they support', () => {
    const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !isLocked(place, name)),
    );
    expect(missing, 'npm ci fails without these: make the lock file anew, or pin a version that has them.').toEqual([]);
  });

  it('come from whatever registry is set', () => {
    expect(Object.values(packages).filter(({ resolved }) => resolved?.startsWith('http'))).toEqual([]);
  });
});

/** Whether a package finds another from where it stands, in its own folder or in one above it. */
function isLocked(place: string, name: string): boolean {
  if (`${place ? `${place}/` : ''}node_modules/${name}` in packages) return true;
  if (!place) return false;
  return isLocked(place.slice(0, Math.max(place.lastIndexOf('/node_modules/'), 0)), name);
}
