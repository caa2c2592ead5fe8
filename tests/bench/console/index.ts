import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { listenOnFreePort } from '../../../tools/serve/listen';
import { createSite } from '../../../tools/serve/site';
import { launch } from '../site/browser';
import { measureAddedBuildTime } from './added-build-time';
import { judge, LIMITS } from './limits';
import { measureConsole } from './measure';

/** Measures the console of the built site and prints the results with their limits. See ../README.md. */
async function main(): Promise<void> {
  const server = createServer(createSite(resolve('build'), '/'));
  const origin = `http://127.0.0.1:${await listenOnFreePort(server, 0)}`;
  const browser = await launch();
  try {
    const measured = {
      ...(await measureConsole(browser, origin)),
      'added build time': await measureAddedBuildTime(),
    };
    const verdicts = LIMITS.map((limit) => ({
      ...limit,
      measured: measured[limit.name],
      verdict: judge(limit, measured),
    }));
    console.table(
      Object.fromEntries(
        verdicts.map(({ name, unit, measured: value, required, goal, verdict }) => [
          name,
          { measured: Number(value.toFixed(1)), unit, required, goal, verdict },
        ]),
      ),
    );
    if (verdicts.some(({ verdict }) => verdict === 'MISSED')) process.exitCode = 1;
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
