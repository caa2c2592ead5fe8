import { useState } from 'react';
import { toSandboxError, type SandboxError } from './sandbox-client';
import useSandbox from './useSandbox';

type UseSandboxChange<Sent> = {
  change: (sent: Sent) => Promise<void>;
  isChanging: boolean;
  /** Why the last change failed, and what tries it again. */
  failure: { problem: SandboxError; retry: () => void } | undefined;
};

/** A change of the sandbox by a control of the page. After a failure, the state is read again: it is not as expected. */
export default function useSandboxChange<Sent = void>(work: (sent: Sent) => Promise<unknown>): UseSandboxChange<Sent> {
  const { problem, refresh } = useSandbox();
  const [isChanging, setIsChanging] = useState(false);
  const [failure, setFailure] = useState<UseSandboxChange<Sent>['failure']>();

  async function change(sent: Sent): Promise<void> {
    setIsChanging(true);
    setFailure(undefined);
    try {
      await work(sent);
    } catch (error) {
      setFailure({ problem: toSandboxError(error), retry: () => void change(sent) });
      refresh();
    }
    setIsChanging(false);
  }

  // When the state can't be read either, the page already shows why.
  return { change, isChanging, failure: problem ? undefined : failure };
}
