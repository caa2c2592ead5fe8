import { useState } from 'react';
import { askSandbox, toSandboxError, type SandboxError } from '../../hooks/sandbox-client';
import useSandbox from '../../hooks/useSandbox';
import type { WebRequest, WebResponse } from '../../../sandbox/web';

export type Outcome =
  | { kind: 'waiting'; call: number }
  | { kind: 'response'; response: WebResponse; request: WebRequest }
  | { kind: 'cancelled' }
  | { kind: 'problem'; problem: SandboxError; request: WebRequest };

export type UseCall = {
  outcome: Outcome | undefined;
  send: (request: WebRequest) => Promise<WebResponse | undefined>;
  cancel: () => void;
};

/** One call at a time: the newest, and what came of it. */
export default function useCall(): UseCall {
  const { send: call } = useSandbox();
  const [outcome, setOutcome] = useState<Outcome>();

  async function send(request: WebRequest): Promise<WebResponse | undefined> {
    const { id, result } = call(request);
    setOutcome({ kind: 'waiting', call: id });
    try {
      const response = await result;
      setOutcome((now) => (now?.kind === 'waiting' && now.call === id ? { kind: 'response', response, request } : now));
      return response;
    } catch (error) {
      const problem = toSandboxError(error);
      setOutcome((now) => (now?.kind === 'waiting' && now.call === id ? { kind: 'problem', problem, request } : now));
      return undefined;
    }
  }

  function cancel(): void {
    if (outcome?.kind !== 'waiting') return;
    // If it fails, the call goes on unseen: its outcome is ignored from now on.
    askSandbox('cancel', { call: outcome.call }).result.catch(() => undefined);
    setOutcome({ kind: 'cancelled' });
  }

  return { outcome, send, cancel };
}
