import { copySite } from '../../copies/site-copy';
import { timeColdBuild } from '../build-time';

const ROUNDS = 4;

/** Seconds that the console adds to a build without any cache: its data, validators, fonts and bundled code. */
export async function measureAddedBuildTime(): Promise<number> {
  const whole = copySite();
  const without = copySite();
  try {
    without.edit('docusaurus.config.ts', '    plugins.consolePlugin,\n', '');
    without.edit('src/islands/registry.ts', /(?<=ISLANDS: .* = \{).*?(?=\n\};)/s, '');
    const times: { whole: number; without: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      times.push({ whole: await timeSite(whole.dir), without: await timeSite(without.dir) });
    return Math.min(...times.map((one) => one.whole)) - Math.min(...times.map((one) => one.without));
  } finally {
    whole.remove();
    without.remove();
  }
}

async function timeSite(dir: string): Promise<number> {
  const caches = ['build', '.docusaurus', 'node_modules'];
  return (await timeColdBuild({ name: 'the site', dir, build: 'npx docusaurus build', caches })).wall;
}
