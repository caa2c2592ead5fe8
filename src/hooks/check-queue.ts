import type { TextToCheck, CheckResult } from '../../check';
import { sendTask } from './check-client';
import { WorkerFailure } from './worker-client';

/** How far a check is, and its last result with the text that it is of. */
export type CheckState = {
  status: 'loading' | 'ready' | 'failed' | 'stopped';
  result: CheckResult | undefined;
  checked: string;
};

export type CheckQueue = { submit: (request: TextToCheck) => void; close: () => void };

/** Checks one request at a time. While one is checked, only the newest of those that follow waits. */
export function createCheckQueue(
  report: (state: CheckState) => void,
  check = (request: TextToCheck): Promise<CheckResult> => sendTask({ type: 'check', request }),
): CheckQueue {
  let last: CheckState = { status: 'loading', result: undefined, checked: '' };
  let waiting: TextToCheck[] = [];
  let isBusy = false;

  async function work(): Promise<void> {
    isBusy = true;
    for (let request = waiting.pop(); request; request = waiting.pop()) {
      waiting = [];
      try {
        const result = await check(request);
        notify({ status: 'ready', result, checked: request.text });
      } catch (error) {
        const isStopped = error instanceof WorkerFailure && error.problem === 'stopped';
        notify({ ...last, status: isStopped ? 'stopped' : 'failed' });
      }
    }
    isBusy = false;
  }

  function notify(state: CheckState): void {
    last = state;
    report(state);
  }

  return {
    submit(request) {
      waiting = [request];
      if (last.status === 'failed' || last.status === 'stopped') notify({ ...last, status: 'loading' });
      if (!isBusy) void work();
    },
    close() {
      waiting = [];
      report = () => undefined;
    },
  };
}
