import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../copies/run';

/** A site in a folder, with the command that builds it and what a cold build must not find. */
export type BuiltSite = { name: string; dir: string; build: string; caches: string[] };

/** Seconds that pass, and seconds that processors work, of one build. */
export type BuildTime = { wall: number; cpu: number };

const LIMIT = 10 * 60_000;

/** Builds from nothing, then again with what the first build left. */
export async function timeBuilds(site: BuiltSite): Promise<{ cold: BuildTime; warm: BuildTime }> {
  return { cold: await timeColdBuild(site), warm: await timeBuild(site) };
}

/** Builds from nothing. */
export function timeColdBuild(site: BuiltSite): Promise<BuildTime> {
  for (const cache of site.caches) rmSync(join(site.dir, cache), { recursive: true, force: true });
  return timeBuild(site);
}

async function timeBuild({ name, dir, build }: BuiltSite): Promise<BuildTime> {
  // The shell adds up the CPU time of all child processes, which Node does not report.
  const script = `TIMEFORMAT='took %R %U %S'; time ( ${build} )`;
  const { code, output } = await run('bash', ['-c', script], { cwd: dir, limit: LIMIT });
  const [, wall, user, system] = /took ([\d.]+) ([\d.]+) ([\d.]+)/.exec(output) ?? [];
  if (code !== 0 || wall === undefined) throw new Error(`${name} cannot be built:\n${output}`);
  return { wall: Number(wall), cpu: Number(user) + Number(system) };
}
