import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createWorkerClient, WorkerFailure, type WorkerClient } from './worker-client';

type Sent = { text: string };
type Response = { id: number; value: string };

/** A worker that tests respond for; browsers alone have a real one. */
class FakeWorker {
  received: (Sent & { id: number })[] = [];
  isTerminated = false;
  onmessage: Worker['onmessage'] = null;
  onerror: Worker['onerror'] = null;
  postMessage = (message: unknown) => void this.received.push(message as Sent & { id: number });
  terminate = () => void (this.isTerminated = true);
  respond = (data: object): void => void this.onmessage?.call(this as never, { data } as MessageEvent);
  fail = (message: string): void =>
    void this.onerror?.call(this as never, { message, preventDefault: () => undefined } as ErrorEvent);
}

let workers: FakeWorker[] = [];
let events = 0;
let client: WorkerClient<Sent, Response>;
beforeEach(() => {
  vi.useFakeTimers();
  workers = [];
  events = 0;
  const start = () => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  };
  client = createWorkerClient(start, () => (events += 1));
});
afterEach(() => void vi.useRealTimers());

const texts = (worker: number) => workers[worker]?.received.map(({ text }) => text);

it('gives each request its own response, from one worker', async () => {
  const [first, second] = [client.send({ text: 'a' }), client.send({ text: 'b' })];
  workers[0]?.respond({ id: second.id, value: 'B' });
  workers[0]?.respond({ id: first.id, value: 'A' });
  expect([(await first.response).value, (await second.response).value]).toEqual(['A', 'B']);
  expect(workers).toHaveLength(1);
});

it('reports a message without an ID as an event', () => {
  client.send({ text: 'a' });
  workers[0]?.respond({ event: 'changed' });
  expect(events).toBe(1);
});

it('restarts a worker that hangs, and sends its requests again', async () => {
  const { id, response } = client.send({ text: 'a' });
  vi.advanceTimersByTime(9_999);
  expect(workers[0]?.isTerminated).toBe(false);
  vi.advanceTimersByTime(1);
  expect([workers[0]?.isTerminated, texts(1)]).toEqual([true, ['a']]);
  workers[1]?.respond({ id, value: 'A' });
  expect((await response).value).toBe('A');
});

it('starts another worker after it was ended, and repeats the request that was left', async () => {
  const { id, response } = client.send({ text: 'a' });
  client.end();
  client.send({ text: 'b' });
  expect([workers[0]?.isTerminated, texts(1)]).toEqual([true, ['b']]);
  vi.advanceTimersByTime(10_000);
  expect(texts(2)).toEqual(['a', 'b']);
  workers[2]?.respond({ id, value: 'A' });
  expect((await response).value).toBe('A');
});

it('rejects a request during which the worker hangs twice, and starts another worker for the next one', async () => {
  const rejected = expect(client.send({ text: 'a' }).response).rejects.toMatchObject({ problem: 'crashed' });
  vi.advanceTimersByTime(20_000);
  await rejected;
  expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, true]);
  client.send({ text: 'b' });
  expect(texts(2)).toEqual(['b']);
});

it.each([
  ['a response', 0, (id: number) => workers[0]?.respond({ id, value: 'A' })],
  ['a response to a repeated request', 1, (id: number) => workers[1]?.respond({ id, value: 'A' })],
])('leaves no timer after %s', async (_, restarts, respond) => {
  const { id, response } = client.send({ text: 'a' });
  vi.advanceTimersByTime(restarts * 10_000);
  respond(id);
  await response;
  expect(vi.getTimerCount()).toBe(0);
});

it('waits longer for a request that takes longer', () => {
  client.send({ text: 'a' }, 5_000);
  vi.advanceTimersByTime(14_999);
  expect(workers).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(workers).toHaveLength(2);
});

it('restarts a worker that throws', () => {
  client.send({ text: 'a' });
  workers[0]?.fail('Error: on purpose');
  expect([workers[0]?.isTerminated, texts(1)]).toEqual([true, ['a']]);
});

it('rejects all requests if the script cannot be loaded, and loads it again for the next one', async () => {
  const requests = ['a', 'b'].map((text) => client.send({ text }).response);
  workers[0]?.fail('');
  for (const { status, reason } of (await Promise.allSettled(requests)) as PromiseRejectedResult[]) {
    expect(status).toBe('rejected');
    expect(reason).toBeInstanceOf(WorkerFailure);
    expect(reason).toMatchObject({ problem: 'gone' });
  }
  expect(vi.getTimerCount()).toBe(0);
  client.send({ text: 'c' });
  expect(texts(1)).toEqual(['c']);
});

it('is stopped: what waits is rejected, and the next request starts another worker', async () => {
  const waiting = [client.send({ text: 'a' }), client.send({ text: 'b' })].map(({ response }) =>
    response.catch((error: unknown) => (error as WorkerFailure).problem),
  );
  client.stop();
  expect(await Promise.all(waiting)).toEqual(['stopped', 'stopped']);
  expect(workers[0]?.isTerminated).toBe(true);
  const { id, response } = client.send({ text: 'c' });
  vi.advanceTimersByTime(9_999);
  workers[1]?.respond({ id, value: 'C' });
  expect([(await response).value, texts(1)]).toEqual(['C', ['c']]);
});
