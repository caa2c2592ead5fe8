import type { Page } from '@playwright/test';
import type { CheckWorkerRequest } from '../../src/workers/check/messages';
import type { WorkerRequest } from '../../src/workers/protocol';

type Message = CheckWorkerRequest | WorkerRequest;
type Watched = { posted: Message[]; held?: (() => void)[] | undefined };

export type WatchedWorkers = {
  /** What the page has sent to its workers, in order: a test that something wasn't sent asks once the next thing was. */
  list: <Type extends Message['type']>(type: Type) => Promise<Extract<Message, { type: Type }>[]>;
  /** Keeps what is sent from now on, as if the workers were busy. */
  hold: () => Promise<void>;
  release: () => Promise<void>;
};

/** Watches the messages of a page to its workers. Call it before the page is opened. */
export async function watchWorkers(page: Page): Promise<WatchedWorkers> {
  await page.addInitScript(() => {
    const watched: Watched = { posted: [] };
    Object.assign(window, { watched });
    const { prototype } = Worker;
    const post = Reflect.get(prototype, 'postMessage') as (...given: unknown[]) => void;
    prototype.postMessage = function (this: Worker, ...given: unknown[]) {
      watched.posted.push(given[0] as Message);
      if (watched.held) watched.held.push(() => post.apply(this, given));
      else post.apply(this, given);
    };
  });
  return {
    list: async <Type extends Message['type']>(type: Type) => {
      const posted = await page.evaluate(() => (window as unknown as { watched: Watched }).watched.posted);
      return posted.filter((message): message is Extract<Message, { type: Type }> => message.type === type);
    },
    hold: () => page.evaluate(() => void ((window as unknown as { watched: Watched }).watched.held = [])),
    release: () =>
      page.evaluate(() => {
        const { watched } = window as unknown as { watched: Watched };
        const { held = [] } = watched;
        watched.held = undefined;
        for (const send of held) send();
      }),
  };
}
