import type { BrowserContext, Page } from '@playwright/test';

const SCRIPT = '**/assets/js/sandbox-worker*';

/**
 * Runs a script in the worker of the sandbox before its own code: to remove a feature of the browser, or to stop the clock.
 *
 * @param times how many workers run it, the first ones; by default all
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
