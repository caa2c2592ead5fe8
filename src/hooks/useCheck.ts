import { useEffect, useRef, useState } from 'react';
import type { Changes, TextToCheck, NearestExample, TextChange } from '../../check';
import { sendTask, stopTasks } from './check-client';
import { STORED, type SandboxSummary } from './sandbox-summary';
import useStored from './useStored';
import { createCheckQueue, type CheckQueue, type CheckState } from './check-queue';

export type Check = Omit<CheckState, 'status'> & {
  /** `idle`: there is no text. `failed`: the code of the check could not be loaded. `stopped`: the reader ended it. */
  status: CheckState['status'] | 'idle';
  retry: () => void;
  /** Ends the check of a text. */
  stop: () => void;
  /** The one replacement in the current text that makes changes, or all that need no choice. */
  findChange: (changes: Changes) => Promise<TextChange>;
  /** The recorded example that is nearest to the text. */
  findNearest: () => Promise<NearestExample | undefined>;
};

type Options = TextToCheck & {
  /** The text is being composed. */
  isPaused?: boolean;
  /** Whenever it changes, the text is checked again: the sandbox is no longer what it was. */
  revision?: unknown;
};

const NOTHING: CheckState = { status: 'loading', result: undefined, checked: '' };

/** Checks a text in the worker whenever it changes. An empty text is not checked. */
export function useCheck({ isPaused = false, revision, ...given }: Options): Check {
  // The dates of a request are judged by the clock of the sandbox that it is sent to, or was sent to.
  const summary = (useStored(STORED.summary) ?? {}) as Partial<SandboxSummary>;
  const request = { clockOffset: summary.clockOffset ?? 0, ignoreHours: summary.ignoreHours ?? false, ...given };
  const { text, operation, path, accounts, caller, clockOffset, ignoreHours, isSentAsIs } = request;
  const [state, setState] = useState(NOTHING);
  const [attempt, setAttempt] = useState(0);
  const queue = useRef<CheckQueue | undefined>(undefined);
  const isEmpty = text.trim() === '';

  useEffect(() => {
    const created = createCheckQueue(setState);
    queue.current = created;
    return () => created.close();
  }, []);

  useEffect(() => {
    if (!isEmpty && !isPaused) queue.current?.submit(request);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a request with the same parts is the same request
  }, [
    text,
    isEmpty,
    isPaused,
    operation,
    path,
    accounts,
    caller,
    clockOffset,
    ignoreHours,
    isSentAsIs,
    revision,
    attempt,
  ]);

  return {
    ...(isEmpty ? { ...NOTHING, status: 'idle' } : state),
    retry: () => setAttempt((count) => count + 1),
    stop: stopTasks,
    findChange: (changes) => sendTask({ type: 'fix', request, changes }),
    findNearest: () => sendTask({ type: 'nearest', request }),
  };
}
