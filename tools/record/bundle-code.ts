import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

/**
 * A module with all that it imports as compiled code: comments, types and formatting make no difference. Packages are
 * their names and versions.
 */
export async function bundleCode(siteDir: string, entry: string): Promise<string> {
  const { outputFiles, metafile } = await build({
    absWorkingDir: siteDir,
    entryPoints: [entry],
    bundle: true,
    // Not `minifyIdentifiers`: short names depend on types as well.
    minifyWhitespace: true,
    minifySyntax: true,
    legalComments: 'none',
    platform: 'node',
    packages: 'external',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports.map(({ path }) => path));
  return [...outputFiles.map(({ text }) => text), ...listVersions(siteDir, imports)].join('\n');
}

/** ['ajv/dist/2020', 'node:fs'] → ['ajv 8.17.1'] */
function listVersions(siteDir: string, imports: string[]): string[] {
  const { packages } = JSON.parse(readFileSync(join(siteDir, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version: string }>;
  };
  const names = new Set(imports.map((path) => /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path));
  return [...names].sort().flatMap((name) => {
    const version = packages[`node_modules/${name}`]?.version;
    return version === undefined ? [] : [`${name} ${version}`];
  });
}
