import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadContract } from '../../contract/node';
import { listenOnFreePort } from '../../tools/serve/listen';
import { createSite } from '../../tools/serve/site';

/** The public checker of documentation for agents: https://agentdocsspec.com */
const AFDOCS = resolve('tests/clients/node_modules/.bin/afdocs');
const SCORE_MIN = 97;
const { operator } = loadContract('contract');
const run = promisify(execFile);

type Report = {
  scoring: { overall: number };
  results: { id: string; status: string; message: string }[];
};

let server: Server;
let origin = '';
beforeAll(async () => {
  server = createServer(createSite(resolve('build'), '/'));
  server.keepAliveTimeout = 65_000;
  origin = `http://127.0.0.1:${await listenOnFreePort(server, 0)}`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

// Both languages are written by the same code; agents come to the root, which is Japanese.
it(`the pages for agents have at least ${SCORE_MIN} of 100 points`, { timeout: 300_000 }, async () => {
  const options = ['--doc-locale', 'ja', '--canonical-origin', operator.site_url, '--format', 'json', '--score'];
  const speed = ['--request-delay', '0', '--max-concurrency', '4', '--quiet'];
  // The command fails if a single check fails, whatever the score is.
  const { stdout } = await run(process.execPath, [AFDOCS, 'check', `${origin}/`, ...options, ...speed], {
    maxBuffer: 64 * 1024 * 1024,
  }).catch((error: unknown) => error as { stdout: string });
  const { scoring, results } = JSON.parse(stdout) as Report;
  const failed = results.filter(({ status }) => status === 'fail').map(({ id, message }) => `${id}: ${message}`);
  expect(scoring.overall, failed.join('\n')).toBeGreaterThanOrEqual(SCORE_MIN);
});
