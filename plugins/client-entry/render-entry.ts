import { join } from 'node:path';

/** Scripts that Docusaurus' theme registers; `src/behaviors` and `plugins/highlight` do their work. */
const REPLACED = /[\\/]theme-classic[\\/]lib[\\/](nprogress|prism-include-languages)$/;

/**
 * The styles among the client modules of the site and its plugins.
 *
 * @param source of `.docusaurus/client-modules.js`, a list of `require("…")`
 * @throws when a plugin registers a script, which would never run
 */
export function listClientModules(source: string, siteDir: string): string[] {
  const modules = [...source.matchAll(/require\(("(?:[^"\\]|\\.)*")\)/g)].map(
    ([, path = '']) => JSON.parse(path) as string,
  );
  const own = join(siteDir, 'src/client/live-authoring.ts');
  const scripts = modules.filter((path) => !path.endsWith('.css') && path !== own && !REPLACED.test(path));
  if (scripts.length > 0)
    throw new Error(
      `The client module ${scripts.join(', ')} would not run: the built pages do not load Docusaurus' client. Write a behavior in src/behaviors instead, which listens at the document, and start it in src/behaviors/index.ts; see "Add a behavior" in CONTRIBUTING.md.`,
    );
  return modules.filter((path) => path.endsWith('.css'));
}

export function renderEntry({ styles, script }: { styles: string[]; script: string }): string {
  return [...styles, script].map((path) => `import ${JSON.stringify(path)};\n`).join('');
}
