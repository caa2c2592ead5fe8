import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { copySite } from '../../copies/site-copy';
import { run } from '../../copies/run';

const ROUNDS = 4;
const LIMIT = 5 * 60_000;

/** Seconds that the console adds to a build without any cache: its data, validators, fonts and bundled code. */
export async function measureAddedBuildTime(): Promise<number> {
  const whole = copySite();
  const without = copySite();
  try {
    without.edit('docusaurus.config.ts', '    plugins.consolePlugin,\n', '');
    without.edit('src/islands/registry.ts', /(?<=ISLANDS: .* = \{).*?(?=\n\};)/s, '');
    const times: { whole: number; without: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      times.push({ whole: await timeBuild(whole.dir), without: await timeBuild(without.dir) });
    return Math.min(...times.map((one) => one.whole)) - Math.min(...times.map((one) => one.without));
  } finally {
    whole.remove();
    without.remove();
  }
}

async function timeBuild(dir: string): Promise<number> {
  for (const made of ['build', '.docusaurus', 'node_modules'])
    rmSync(join(dir, made), { recursive: true, force: true });
  const start = performance.now();
  const { code, output } = await run('npx', ['docusaurus', 'build'], { cwd: dir, limit: LIMIT });
  if (code !== 0) throw new Error(`The site cannot be built:\n${output}`);
  return (performance.now() - start) / 1000;
}
