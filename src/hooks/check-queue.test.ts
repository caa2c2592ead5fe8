import { beforeEach, expect, it } from 'vitest';
import type { CheckResult, TextToCheck } from '../../check';
import { createCheckQueue, type CheckQueue, type CheckState } from './check-queue';
import { WorkerFailure } from './worker-client';

type Running = { text: string; finish: (outcome?: Error) => Promise<void> };

let running: Running[] = [];
let states: string[] = [];
let queue: CheckQueue;

beforeEach(() => {
  running = [];
  states = [];
  queue = createCheckQueue(
    ({ status, checked }: CheckState) => states.push(`${status} ${checked}`),
    ({ text }: TextToCheck) =>
      new Promise((resolve, reject) => {
        const result: CheckResult = { operations: [], problems: [], issues: [] };
        running.push({
          text,
          finish: async (outcome) => {
            if (outcome) reject(outcome);
            else resolve(result);
            await Promise.resolve();
            await Promise.resolve();
          },
        });
      }),
  );
});

const submit = (text: string): void => queue.submit({ text, accounts: 'all' });
const listTexts = (): string[] => running.map(({ text }) => text);

it('checks one text at a time, and of those that wait only the newest', async () => {
  for (const text of ['a', 'b', 'c']) submit(text);
  expect(listTexts()).toEqual(['a']);
  await running[0]?.finish();
  expect(listTexts()).toEqual(['a', 'c']);
  await running[1]?.finish();
  expect(states).toEqual(['ready a', 'ready c']);
  expect(running).toHaveLength(2);
});

it('reports each result with the text that it is of, never with the one that was typed since', async () => {
  submit('a');
  submit('b');
  await running[0]?.finish();
  expect(states).toEqual(['ready a']);
});

it('reports nothing once it is closed', async () => {
  submit('a');
  submit('b');
  queue.close();
  await running[0]?.finish();
  expect(states).toEqual([]);
  expect(listTexts()).toEqual(['a']);
});

it('says that a check failed, with the last result, and tries the next text', async () => {
  submit('a');
  await running[0]?.finish();
  submit('b');
  await running[1]?.finish(new Error('The worker is gone.'));
  submit('c');
  await running[2]?.finish();
  expect(states).toEqual(['ready a', 'failed a', 'loading a', 'ready c']);
});

it('says that the reader stopped a check, and checks the same text again', async () => {
  submit('a');
  await running[0]?.finish();
  submit('b');
  await running[1]?.finish(new WorkerFailure('stopped', 'The worker was ended.'));
  submit('b');
  await running[2]?.finish();
  expect(states).toEqual(['ready a', 'stopped a', 'loading a', 'ready b']);
});
