import { useSyncExternalStore } from 'react';
import { askSandbox, toSandboxError, type SandboxError } from '../../hooks/sandbox-client';
import { STORED, toLimitSummary, type SandboxSummary } from '../../hooks/sandbox-summary';
import { readStored, writeStored } from '../../hooks/stored';
import type { ConsoleExample } from '../../../contract';
import type { WebRequest, WebResponse } from '../../../sandbox/web';

export type Outcome =
  | { kind: 'waiting'; call: number }
  | {
      kind: 'response';
      response: WebResponse;
      request: WebRequest;
      created: readonly ConsoleExample[];
      /** Milliseconds by which the clock of the sandbox was ahead. */
      clockOffset: number;
    }
  | { kind: 'cancelled' }
  | { kind: 'problem'; problem: SandboxError; request: WebRequest };

export type UseCall = {
  outcome: Outcome | undefined;
  /** Sends a request. `created` is what was created for it before, which its response says. */
  send: (request: WebRequest, created?: readonly ConsoleExample[]) => Promise<void>;
  cancel: () => void;
};

/** What came of the calls of this visit, by their keys: a response is there again when the reader returns to its page. */
const outcomes = new Map<string, Outcome>();
const listeners = new Set<() => void>();

/** The calls of a key, one at a time: the newest, and what came of it. */
export default function useCall(key: string): UseCall {
  const outcome = useSyncExternalStore(subscribe, () => outcomes.get(key));

  async function send(request: WebRequest, created: readonly ConsoleExample[] = []): Promise<void> {
    const [name, seconds] = request.scenario.split(':');
    const extraWaitMs = name === 'slow' ? Number(seconds) * 1000 || 0 : 0;
    const { clockOffset = 0 } = (readStored(STORED.summary) ?? {}) as Partial<SandboxSummary>;
    const { id, result } = askSandbox('send', request, { extraWaitMs });
    const keepOfCall = (of: Outcome): void => {
      const now = outcomes.get(key);
      if (now?.kind === 'waiting' && now.call === id) keep(key, of);
    };
    keep(key, { kind: 'waiting', call: id });
    try {
      const response = await result;
      writeStored(STORED.limit, toLimitSummary(response.headers));
      keepOfCall({ kind: 'response', response, request, created, clockOffset });
    } catch (error) {
      keepOfCall({ kind: 'problem', problem: toSandboxError(error), request });
    }
  }

  function cancel(): void {
    if (outcome?.kind !== 'waiting') return;
    // If it fails, the call goes on unseen: its outcome is ignored from now on.
    askSandbox('cancel', { call: outcome.call }).result.catch(() => undefined);
    keep(key, { kind: 'cancelled' });
  }

  return { outcome, send, cancel };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function keep(key: string, outcome: Outcome): void {
  outcomes.set(key, outcome);
  for (const listener of listeners) listener();
}
