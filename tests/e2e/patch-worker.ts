import type { BrowserContext, Page } from '@playwright/test';

const SCRIPT = '**/assets/js/sandbox-worker*';

/**
 * Runs a script in the worker of the sandbox before its own: what a browser lacks, or a clock that stands still.
 *
 * @param times how many workers get it, the first ones; all without it
 */
export async function patchWorker(target: Page | BrowserContext, script: string, times?: number): Promise<void> {
  await target.route(
    SCRIPT,
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${script};${await response.text()}` });
    },
    times === undefined ? {} : { times },
  );
}
