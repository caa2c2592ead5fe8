import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runMcp } from '../../package/command';
import { loadRuntimeData } from '../../sandbox/node';

/** Reads a file of the last build. */
function readFile(path: string): string | undefined {
  const file = join('build', path);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** `npm run mcp`: the MCP server of the published package, over the contract and the build of this repository. */
runMcp({ materials: loadRuntimeData(), readFile });
