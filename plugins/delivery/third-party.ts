import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler } from 'webpack';

type Package = { name: string; version: string; license: string; texts: string[] };

/** Files in which a package states its license. */
const LICENSE_FILE = /^(licence|license|copying|notice)/i;

/** The folders of the packages that some files belong to, sorted. */
export function listPackageFolders(files: Iterable<string>): string[] {
  const folders = [...files].flatMap((file) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0] ?? []);
  return [...new Set(folders)].sort();
}

/**
 * The notices that the licenses of packages ask for: each package with its license, each text once.
 *
 * @throws for a package that states no license.
 */
export function renderNotices(folders: string[]): string {
  const packages = new Map(folders.map(readPackage).map((one) => [`${one.name} ${one.version}`, one]));
  const byText = new Map<string, string[]>();
  for (const [title, { license, texts }] of [...packages].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const text = texts.join('\n\n');
    byText.set(text, [...(byText.get(text) ?? []), `${title} (${license})`]);
  }
  return [
    'This site contains code of the following packages.',
    ...[...byText].map(([text, titles]) => [titles.join('\n'), ...(text ? [text] : [])].join('\n\n')),
    '',
  ].join(`\n\n${'-'.repeat(80)}\n\n`);
}

function readPackage(folder: string): Package {
  const {
    name = '',
    version = '',
    license = '',
  } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, string | undefined>;
  if (!license) throw new Error(`${folder}/package.json states no license, and the built site contains code of it.`);
  const texts = readdirSync(folder)
    .filter((file) => LICENSE_FILE.test(file))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim());
  return { name, version, license, texts };
}

/** A file that is bundled, or several that are joined. */
type Module = { resource?: string; modules?: Iterable<Module> };

/** A plugin of the bundler that collects the files of packages whose code or styles go into the bundles of the browser. */
export function collectPackageFiles(files: Set<string>): { apply: (compiler: Compiler) => void } {
  const collect = (modules: Iterable<Module>): void => {
    for (const { resource, modules: inner } of modules) {
      if (resource?.includes('/node_modules/')) files.add(resource);
      if (inner) collect(inner);
    }
  };
  return {
    apply(compiler) {
      compiler.hooks.done.tap('third-party-notices', ({ compilation }) =>
        collect(compilation.modules as Iterable<Module>),
      );
    },
  };
}

/** Packages that no bundle shows: the bundler, whose runtime is in each, and the fonts of labels. */
const UNSEEN = ['@rspack/core', '@expo-google-fonts/arimo', '@expo-google-fonts/biz-udpgothic'];

/**
 * A file of each package that ships without being a module of a bundle.
 *
 * @throws for a package that is not installed.
 */
export function listUnseenFiles(siteDir: string): string[] {
  return UNSEEN.map((name) => require.resolve(`${name}/package.json`, { paths: [siteDir] }));
}
