import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Page as BrowserPage } from '@playwright/test';
import { run } from '../../copies/run';
import type { BuiltSite } from '../build-time';
import { listDocusaurusFiles } from './peers/docusaurus/files';
import { listStarlightFiles } from './peers/starlight/files';
import { listVitepressFiles } from './peers/vitepress/files';
import type { Page } from './read-pages';

/** A generator with its folder: how it is built and how one sees that a page of it works. */
export type Site = BuiltSite & {
  /** Folder of the built site, from the folder of the site. */
  output: string;
  /** The control with which a reader switches to the dark mode. */
  control: Control;
  /** Uses a control of the page. @throws when nothing happens */
  use: (page: BrowserPage) => Promise<void>;
};

/** A button or list, and the attribute of `<html>` that changes with it. */
export type Control = { selector: string; attribute: string };

/** Files of a site by their path. */
export type Files = Record<string, string>;

const ROOT = '.cache/bench/site';
const DOCUSAURUS = {
  output: 'build',
  caches: ['build', '.docusaurus', 'node_modules/.cache', '.cache/compressed'],
  control: { selector: '[class*=colorModeToggle] button', attribute: 'data-theme-choice' },
  use: toggleDocusaurus,
};

export function getPortal(dir: string): Site {
  return { ...DOCUSAURUS, name: 'portal', dir, build: 'npm run build' };
}

/** The peers with the pages of the portal, ready to be built. */
export async function preparePeers(pages: Page[]): Promise<Site[]> {
  const bin = resolve('node_modules/.bin');
  const stock: Site = {
    ...DOCUSAURUS,
    name: 'docusaurus',
    dir: `${ROOT}/docusaurus`,
    build: `${bin}/docusaurus build`,
  };
  const vitepress: Site = {
    name: 'vitepress',
    dir: `${ROOT}/vitepress`,
    output: '.vitepress/dist',
    build: 'node_modules/.bin/vitepress build',
    caches: ['.vitepress/dist', '.vitepress/cache'],
    control: { selector: '.VPSwitchAppearance', attribute: 'class' },
    use: (page) =>
      use(
        page,
        () => page.getByRole('switch').first().click(),
        () => document.documentElement.className,
      ),
  };
  const starlight: Site = {
    name: 'starlight',
    dir: `${ROOT}/starlight`,
    output: 'dist',
    // One file for each address, as the server of all these sites wants them.
    build: [
      'ASTRO_TELEMETRY_DISABLED=1 node_modules/.bin/astro build',
      'cd dist && for page in */index.html en/*/index.html; do [ "$page" = en/index.html ] || mv "$page" "${page%/index.html}.html"; done',
    ].join(' && '),
    caches: ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'],
    control: { selector: 'starlight-theme-select select', attribute: 'data-theme' },
    use: (page) =>
      use(
        page,
        async () => {
          await page.locator('starlight-theme-select select').first().selectOption('dark');
        },
        () => document.documentElement.dataset.theme,
      ),
  };
  write(stock.dir, listDocusaurusFiles(pages));
  write(vitepress.dir, listVitepressFiles(pages));
  write(starlight.dir, listStarlightFiles(pages));
  for (const { name, dir } of [vitepress, starlight]) await install(name, dir);
  return [stock, vitepress, starlight];
}

function write(dir: string, files: Files): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), text);
  }
}

/** Installs a peer's packages as its lock file says, once for each lock file. */
async function install(name: string, dir: string): Promise<void> {
  const source = join('tests/bench/site/peers', name);
  const lock = join(dir, 'package-lock.json');
  const isInstalled =
    existsSync(join(dir, 'node_modules')) &&
    existsSync(lock) &&
    readFileSync(lock, 'utf8') === readFileSync(join(source, 'package-lock.json'), 'utf8');
  if (isInstalled) return;
  rmSync(join(dir, 'node_modules'), { recursive: true, force: true });
  for (const file of ['package.json', 'package-lock.json']) copyFileSync(join(source, file), join(dir, file));
  const { code, output } = await run('npm', ['ci'], { cwd: dir, limit: 10 * 60_000 });
  if (code !== 0) throw new Error(`${name} cannot be installed:\n${output}`);
}

async function toggleDocusaurus(page: BrowserPage): Promise<void> {
  await page.locator('html[data-has-hydrated=true]').waitFor({ state: 'attached' });
  const toggle = page.getByRole('button', { name: /モード|mode/ }).first();
  await use(
    page,
    () => toggle.click(),
    () => JSON.stringify(document.documentElement.dataset),
  );
}

/** Uses a control and waits until the page shows it. */
async function use(page: BrowserPage, act: () => Promise<void>, read: () => string | undefined): Promise<void> {
  const before = await page.evaluate(read);
  await act();
  for (let tries = 0; tries < 50; tries += 1) {
    if ((await page.evaluate(read)) !== before) return;
    await page.waitForTimeout(100);
  }
  throw new Error(`A control of ${page.url()} does nothing: what was measured is no working page.`);
}
