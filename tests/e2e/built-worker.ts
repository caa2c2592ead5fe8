import { readdirSync } from 'node:fs';
import type { Page, Worker as PageWorker } from '@playwright/test';
import type { TextToCheck, CheckResult } from '../../check';
import type { Requests, RequestType } from '../../src/workers/protocol';
import type { Locale } from './portal';

/** The properties that these tests add to a page of the site. */
type Driven = { drivenWorker?: Worker; askedCount: number };

/** A worker of the console as it was built, which a test drives from a page of the site. */
export class BuiltWorker {
  /** The duration of the last request as the page saw it, in milliseconds. */
  duration = 0;
  private worker: PageWorker | undefined;
  /** Its path on the site. */
  readonly script: string;

  /** @param page an open page of the site in this language */
  constructor(
    readonly page: Page,
    locale: Locale,
    name: 'sandbox-worker' | 'check-worker' = 'sandbox-worker',
  ) {
    const folder = `${locale === 'en' ? '/en' : ''}/assets/js`;
    const file = readdirSync(`build${folder}`).find((one) => one.startsWith(`${name}.`) && one.endsWith('.js'));
    if (file === undefined) throw new Error(`The build has no ${name}.`);
    this.script = `${folder}/${file}`;
  }

  /** Ends the worker, if there is one, and starts another. What the browser has saved stays. */
  async start(): Promise<void> {
    const started = this.page.waitForEvent('worker');
    await this.page.evaluate((script) => {
      const driven = globalThis as unknown as Driven;
      driven.drivenWorker?.terminate();
      driven.drivenWorker = new Worker(script);
      driven.askedCount = 0;
    }, this.script);
    this.worker = await started;
  }

  /** Stops the clock of the computer at a time in milliseconds since 1970, UTC. */
  async stopClock(now: number): Promise<void> {
    await this.worker?.evaluate((time) => {
      Date.now = () => time;
    }, now);
  }

  /** From now on, the computer's clock is ahead by this number of milliseconds. */
  async runClock(step: number): Promise<void> {
    await this.worker?.evaluate((milliseconds) => {
      let now = Date.now();
      Date.now = () => (now += milliseconds);
    }, step);
  }

  /** Asks the sandbox as a page does. */
  ask<Type extends RequestType>(type: Type, sent: Requests[Type]['sent']): Promise<Requests[Type]['result']> {
    return this.request({ type, sent, page: 'test' }) as Promise<Requests[Type]['result']>;
  }

  /** Checks a request as a page does. */
  check(request: TextToCheck): Promise<CheckResult> {
    return this.request({ type: 'check', request }) as Promise<CheckResult>;
  }

  private async request(content: object): Promise<unknown> {
    const { value, duration } = await this.page.evaluate(
      (sent) =>
        new Promise<{ value: unknown; duration: number }>((resolve, reject) => {
          const driven = globalThis as unknown as Driven;
          const { drivenWorker } = driven;
          const id = (driven.askedCount += 1);
          const begun = performance.now();
          const receive = ({ data }: MessageEvent<{ id?: number; value?: unknown; error?: string }>): void => {
            if (data.id !== id) return;
            drivenWorker?.removeEventListener('message', receive);
            if (data.error === undefined) resolve({ value: data.value, duration: performance.now() - begun });
            else reject(new Error(JSON.stringify(data)));
          };
          drivenWorker?.addEventListener('message', receive);
          drivenWorker?.postMessage({ id, ...sent });
        }),
      content,
    );
    this.duration = duration;
    return value;
  }
}
