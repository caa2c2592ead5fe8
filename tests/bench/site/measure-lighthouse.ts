import { readFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../../../tools/chromium/find';
import { run } from '../../copies/run';

/** Points of 100 that Lighthouse misses on a page. */
export type PointsLost = { accessibility: number; practices: number; seo: number };

const LIMIT = 3 * 60_000;
const CATEGORIES = { accessibility: 'accessibility', practices: 'best-practices', seo: 'seo' } as const;
/** The numbers of Chromium for the themes. */
const THEMES = { dark: 0, light: 1 };

/** Measures the points that the worst of some pages lacks in Lighthouse, in the light and in the dark theme. */
export async function measureLighthouse(urls: string[]): Promise<PointsLost> {
  const all: PointsLost[] = [];
  for (const url of urls) for (const theme of Object.values(THEMES)) all.push(await visit(url, theme));
  const worst = (key: keyof PointsLost): number => Math.max(...all.map((one) => one[key]));
  return { accessibility: worst('accessibility'), practices: worst('practices'), seo: worst('seo') };
}

async function visit(url: string, theme: number): Promise<PointsLost> {
  const dir = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const report = join(dir, 'report.json');
  const flags = `--headless=new --no-sandbox --disable-background-networking --blink-settings=preferredColorScheme=${theme}`;
  const categories = Object.values(CATEGORIES).join(',');
  try {
    const { code, output } = await run(
      'env',
      [
        `CHROME_PATH=${findChromium() ?? ''}`,
        'tests/bench/site/node_modules/.bin/lighthouse',
        url,
        '--quiet',
        '--output=json',
        `--output-path=${report}`,
        `--only-categories=${categories}`,
        `--chrome-flags=${flags}`,
      ],
      { cwd: '.', limit: LIMIT },
    );
    if (code !== 0) throw new Error(`Lighthouse ends with ${code} at ${url}:\n${output}`);
    return readReport(report);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

function readReport(file: string): PointsLost {
  const { categories, audits } = JSON.parse(readFileSync(file, 'utf8')) as Report;
  for (const { id, auditRefs } of Object.values(categories)) {
    for (const { id: audit, weight } of auditRefs) {
      const { score, title } = audits[audit] ?? { score: null, title: '' };
      if (weight > 0 && score !== null && score < 1) console.error(`  ${id}: ${title}`);
    }
  }
  const lost = (id: string): number => Math.round(100 - (categories[id]?.score ?? 0) * 100);
  return {
    accessibility: lost(CATEGORIES.accessibility),
    practices: lost(CATEGORIES.practices),
    seo: lost(CATEGORIES.seo),
  };
}

type Report = {
  categories: Record<string, { id: string; score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; title: string }>;
};
