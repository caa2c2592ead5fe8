import { spawnSync } from 'node:child_process';

/** Runs a process. Returns its milliseconds on the clock and, with its children, on processors; throws what it printed when it fails. */
export function timeProcess(
  command: string,
  args: string[],
  { cwd, ...variables }: { cwd?: string; npm_config_cache?: string },
): { wall: number; cpu: number } {
  const script = `TIMEFORMAT='took %R %U %S'; time "$@"`;
  const { status, stdout, stderr } = spawnSync('bash', ['-c', script, 'bash', command, ...args], {
    ...(cwd ? { cwd } : {}),
    env: { ...process.env, ...variables },
    encoding: 'utf8',
  });
  const [, wall, user, system] = /took ([\d.]+) ([\d.]+) ([\d.]+)/.exec(stderr) ?? [];
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stdout}\n${stderr}`);
  return { wall: Number(wall) * 1000, cpu: (Number(user) + Number(system)) * 1000 };
}
