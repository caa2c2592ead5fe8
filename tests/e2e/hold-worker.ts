import type { Page } from '@playwright/test';

type Held = { heldMessages?: (() => void)[] | undefined };

/** Lets a test hold the messages to the workers of a page, as if they were busy. Call it before the page is opened. */
export async function holdWorkers(page: Page): Promise<{ hold: () => Promise<void>; release: () => Promise<void> }> {
  await page.addInitScript(() => {
    const { prototype } = Worker;
    const post = Reflect.get(prototype, 'postMessage') as (...given: unknown[]) => void;
    prototype.postMessage = function (this: Worker, ...given: unknown[]) {
      const { heldMessages } = window as Held;
      if (heldMessages) heldMessages.push(() => post.apply(this, given));
      else post.apply(this, given);
    };
  });
  return {
    hold: () => page.evaluate(() => void ((window as Held).heldMessages = [])),
    release: () =>
      page.evaluate(() => {
        const { heldMessages = [] } = window as Held;
        (window as Held).heldMessages = undefined;
        for (const send of heldMessages) send();
      }),
  };
}
