import { execFile, execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { loadContract } from '../../contract/node';
import { listenOnFreePort } from '../../tools/serve/listen';
import { createSite } from '../../tools/serve/site';
import { copyPages, IMMUTABLE } from './install';

const dir = mkdtempSync(join(tmpdir(), 'lock-'));
afterAll(() => rmSync(dir, { recursive: true }));

const { operator } = loadContract('contract');
const PACKAGES = 'assets/package';

it.each(['', 'en/'])('the pages of %s/ install the file that never changes', (folder) => {
  const page = readFileSync(`build/${folder}getting-started-how-it-works.md`, 'utf8');
  const installed = [...page.matchAll(/npm install (?:--save-dev )?(\S+)/g)].flatMap(([, url = '']) =>
    url.startsWith('http') ? url : [],
  );
  expect(installed.length).toBeGreaterThan(1);
  for (const url of installed) expect(url).toBe(`${operator.site_url}/${PACKAGES}/${IMMUTABLE}`);
});

it('an installed lock file survives the next build, with an empty cache', async () => {
  const releases = ['releases/first', 'releases/COMMIT'].map((name) => join(dir, name, 'build'));
  const [first = '', next = ''] = releases;
  mkdirSync(join(first, PACKAGES), { recursive: true });
  cpSync(join('build', PACKAGES), join(first, PACKAGES), { recursive: true });
  cpSync('build/shipping-api.tgz', join(first, 'shipping-api.tgz'));
  for (const release of [first, next]) {
    mkdirSync(release, { recursive: true });
    writeFileSync(join(release, 'index.html'), '');
  }
  // Another URL of the portal is another content.
  copyPages(next);
  const script = [resolve('tools/package/index.ts'), next];
  execFileSync('npx', ['tsx', ...script], { env: { ...process.env, SITE_URL: 'https://next.example' } });
  const [built = ''] = readdirSync(join(next, PACKAGES));
  expect(built).not.toBe(IMMUTABLE);

  const shop = join(dir, 'shop');
  mkdirSync(shop);
  writeFileSync(join(shop, 'package.json'), '{}');
  const npm = (command: string, cache: string, ...args: string[]): Promise<unknown> =>
    promisify(execFile)('npm', [command, '--no-audit', '--no-fund', `--cache=${join(dir, cache)}`, ...args], {
      cwd: shop,
    });
  const site = createServer((request, response) => {
    createSite(join(dir, 'current/build'), '/')(request, response);
  });
  const portal = `http://127.0.0.1:${await listenOnFreePort(site, 0)}`;
  try {
    cpSync(join(dir, 'releases/first'), join(dir, 'current'), { recursive: true });
    await npm('install', 'first', `${portal}/${PACKAGES}/${IMMUTABLE}`);
    const lock = readFileSync(join(shop, 'package-lock.json'), 'utf8');
    // The commands of the README, which keep the packages of earlier builds.
    const [, keep = ''] = /```sh\n(cp .*)\nln /.exec(readFileSync('README.md', 'utf8')) ?? [];
    execFileSync('bash', ['-ec', keep], { cwd: dir });
    rmSync(join(dir, 'current'), { recursive: true });
    cpSync(join(dir, 'releases/COMMIT'), join(dir, 'current'), { recursive: true });
    await npm('ci', 'empty');
    expect(readFileSync(join(shop, 'package-lock.json'), 'utf8')).toBe(lock);
    const manifest = (): { homepage: string } =>
      JSON.parse(readFileSync(join(shop, 'node_modules/shipping-api/package.json'), 'utf8')) as { homepage: string };
    expect(manifest().homepage).toBe(operator.site_url);
    await npm('install', 'empty', `${portal}/shipping-api.tgz`);
    expect(manifest().homepage).toBe('https://next.example');
  } finally {
    site.close();
  }
}, 240_000);
