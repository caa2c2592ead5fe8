import { createServer } from 'node:http';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { writeCompressed } from '../../../tools/delivery/write-compressed';
import { listenOnFreePort } from '../../../tools/serve/listen';
import { createSite } from '../../../tools/serve/site';
import { copySite } from '../../copies/site-copy';
import { launch } from './browser';
import { timeBuilds, type BuildTime } from '../build-time';
import { measureInteractive } from './measure-interactive';
import { measureLoad, type Load } from './measure-load';
import { measureLighthouse, type PointsLost } from './measure-lighthouse';
import { measureNavigation } from './measure-navigation';
import { readPages } from './read-pages';
import { renderTable } from './render-table';
import { judgeRows, type Measured } from './rows';
import { getPortal, preparePeers, type Site } from './sites';

/** One short page, the longest one, and one with many tables; in Japanese, which has more to translate, and English. */
const PATHS = ['getting-started', 'shipment-create', 'err-code', 'en/auth'];

/** Single visits differ by half; the median of this many differs little. */
const NAVIGATIONS = 9;

/** The longest page, and one in English. */
const LIGHTHOUSE_PATHS = ['shipment-create', 'en/auth'];

type Served = { site: Site; origin: string; close: () => void; builds: { cold: BuildTime; warm: BuildTime } };

/** Builds the portal and the same pages with its peers, visits them, and prints the table. See README.md. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
  const runs = Number(values.runs);
  const copy = copySite();
  const portal = getPortal(copy.dir);
  const served: Served[] = [];
  const browser = await launch();
  try {
    log('building the portal');
    const builds = await timeBuilds(portal);
    served.push(await serve(portal, builds));
    for (const peer of await preparePeers(readPages(join(portal.dir, portal.output)))) {
      log(`building with ${peer.name}`);
      served.push(await serve(peer, await timeBuilds(peer)));
    }
    const measured = await measureSites(browser, served, runs);
    const verdicts = judgeRows(measured);
    console.log(renderTable(verdicts));
    if (verdicts.some(({ verdict }) => verdict === 'MISSED')) process.exitCode = 1;
  } finally {
    await browser.close();
    for (const { close } of served) close();
    copy.remove();
  }
}

async function serve(site: Site, builds: Served['builds']): Promise<Served> {
  log(`${site.name}: cold build ${builds.cold.wall.toFixed(1)} s, warm build ${builds.warm.wall.toFixed(1)} s`);
  // The portal's build has done so; its peers get the same compression.
  await writeCompressed(join(site.dir, site.output), join(site.dir, '.cache/compressed'));
  const server = createServer(createSite(join(site.dir, site.output), '/'));
  const port = await listenOnFreePort(server, 0);
  const close = (): void => {
    server.close();
    server.closeAllConnections();
  };
  return { site, builds, close, origin: `http://127.0.0.1:${port}` };
}

/** Visits the sites in turns, so that whatever else the machine does meets them alike. */
async function measureSites(browser: Browser, served: Served[], runs: number): Promise<Map<string, Measured>> {
  const lost = new Map<string, PointsLost>();
  const loads = new Map<string, Load[]>();
  const interactive = new Map<string, number[]>();
  const navigations = new Map<string, number[]>();
  const add = <Value>(map: Map<string, Value[]>, key: string, value: Value): void =>
    void map.set(key, [...(map.get(key) ?? []), value]);
  for (let round = 1; round <= runs; round += 1) {
    log(`visits, round ${round} of ${runs}`);
    for (const path of PATHS) {
      for (const { site, origin } of served) {
        add(loads, `${site.name} ${path}`, await measureLoad(browser, site, `${origin}/${path}`));
        add(interactive, `${site.name} ${path}`, await measureInteractive(browser, site, `${origin}/${path}`));
      }
    }
  }
  for (let round = 1; round <= NAVIGATIONS; round += 1) {
    log(`navigation, round ${round} of ${NAVIGATIONS}`);
    for (const slowNetwork of [false, true]) {
      for (const { site, origin } of served)
        add(
          navigations,
          `${site.name} ${slowNetwork}`,
          await measureNavigation(browser, site, { origin, slowNetwork }),
        );
    }
  }
  for (const { site, origin } of served) {
    log(`Lighthouse on ${site.name}`);
    lost.set(site.name, await measureLighthouse(LIGHTHOUSE_PATHS.map((path) => `${origin}/${path}`)));
  }
  return new Map(
    served.map(({ site: { name }, builds }) => [
      name,
      {
        ...meanOfPages(PATHS.map((path) => loads.get(`${name} ${path}`) ?? [])),
        interactive: mean(PATHS.map((path) => median(interactive.get(`${name} ${path}`) ?? []))),
        navigation: median(navigations.get(`${name} false`) ?? []),
        navigationSlow: median(navigations.get(`${name} true`) ?? []),
        ...builds,
        lost: lost.get(name) ?? { accessibility: Number.NaN, practices: Number.NaN, seo: Number.NaN },
      },
    ]),
  );
}

const KEYS = ['kbUntilLoad', 'kbUntilIdle', 'kbJs', 'requests', 'blocking', 'firstPaint', 'lcp', 'cls'] as const;

function meanOfPages(pages: Load[][]): Load {
  const meanOf = (key: keyof Load): number => mean(pages.map((visits) => median(visits.map((visit) => visit[key]))));
  return Object.fromEntries(KEYS.map((key) => [key, meanOf(key)])) as Load;
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? Number.NaN)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

function log(text: string): void {
  console.error(`· ${text}`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
