import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../copies/run';
import type { Site } from './sites';

/** Seconds that pass, and seconds that processors work, of one build. */
export type BuildTime = { wall: number; cpu: number };

const LIMIT = 10 * 60_000;

/** Builds from nothing, then again with what the first build left. */
export async function timeBuilds(site: Site): Promise<{ cold: BuildTime; warm: BuildTime }> {
  for (const cache of site.caches) rmSync(join(site.dir, cache), { recursive: true, force: true });
  return { cold: await timeBuild(site), warm: await timeBuild(site) };
}

async function timeBuild({ name, dir, build }: Site): Promise<BuildTime> {
  // The shell adds up what all children of the build have used, which Node does not tell.
  const script = `TIMEFORMAT='took %R %U %S'; time ( ${build} )`;
  const { code, output } = await run('bash', ['-c', script], { cwd: dir, limit: LIMIT });
  const [, wall, user, system] = /took ([\d.]+) ([\d.]+) ([\d.]+)/.exec(output) ?? [];
  if (code !== 0 || wall === undefined) throw new Error(`${name} cannot be built:\n${output}`);
  return { wall: Number(wall), cpu: Number(user) + Number(system) };
}
