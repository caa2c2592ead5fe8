import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';

/** Builds without what earlier builds left, as a release does: only cold builds of one commit are byte-identical. */
for (const dir of ['build', '.docusaurus', 'node_modules/.cache'])
  rmSync(dir, { recursive: true, force: true, maxRetries: 5 });
const { status } = spawnSync('npm', ['run', 'build'], { stdio: 'inherit' });
process.exitCode = status ?? 1;
