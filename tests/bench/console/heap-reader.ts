import type { Page } from '@playwright/test';

/** Reads the heap of the next worker of a page after a collection, in MB. Its target is spoken to through that of the page. */
export async function openHeapReader(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  const attached = new Promise<string>((resolve) => {
    session.on('Target.attachedToTarget', ({ sessionId }) => resolve(sessionId));
  });
  await session.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false });
  let lastId = 0;
  const send = async (method: string): Promise<{ usedSize?: number }> => {
    const id = (lastId += 1);
    const sessionId = await attached;
    const received = new Promise<{ usedSize?: number }>((resolve) => {
      session.on('Target.receivedMessageFromTarget', ({ message }) => {
        const response = JSON.parse(message) as { id?: number; result?: object };
        if (response.id === id) resolve(response.result ?? {});
      });
    });
    await session.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method }) });
    return received;
  };
  return async () => {
    await send('HeapProfiler.collectGarbage');
    return ((await send('Runtime.getHeapUsage')).usedSize ?? Number.NaN) / 1_000_000;
  };
}
