import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { SandboxError, SandboxProblem as Problem } from '../../hooks/sandbox-client';
import { resetSandbox } from '../../hooks/useSandbox';

/** Why the sandbox does not respond, with what helps. The reader's request stays as it is. */
export default function SandboxProblem({
  problem: { problem, holder },
  onRetry,
}: {
  problem: SandboxError;
  onRetry: () => void;
}): ReactNode {
  const sentences: Record<Problem, string> = {
    gone: translate({
      id: 'sandbox.gone',
      message: "The sandbox couldn't be loaded. Check your connection, or reload the page. Your request is kept.",
      description: 'When the script of the sandbox could not be loaded',
    }),
    crashed: translate({
      id: 'sandbox.crashed',
      message: 'The sandbox crashed, and your request crashed it again after a restart.',
      description: 'When the sandbox crashed twice',
    }),
    busy: holder
      ? translate(
          {
            id: 'sandbox.busyTab',
            message: 'The tab “{title}” is still writing. Close that tab, or try again.',
            description: 'When another tab holds the sandbox, with the title of its page',
          },
          { title: holder },
        )
      : translate({
          id: 'sandbox.busy',
          message: 'Another tab of this portal is still writing. Close that tab, or try again.',
          description: 'When another tab holds the sandbox',
        }),
    storage: translate({
      id: 'sandbox.storage',
      message: 'The storage of this browser failed. Try again, or reset the sandbox.',
      description: 'When the storage of the sandbox failed',
    }),
    newer: translate({
      id: 'sandbox.newer',
      message: 'A newer version of this portal has stored your sandbox. Reload the page to use it.',
      description: 'When the database is of a newer release',
    }),
  };
  const reset = async (): Promise<void> => {
    await resetSandbox().catch(() => undefined);
    onRetry();
  };
  return (
    <div role="alert" className="notice">
      <p>{sentences[problem]}</p>
      <button type="button" onClick={onRetry}>
        <Translate id="sandbox.retry" description="Button that sends a request to the sandbox again">
          Retry
        </Translate>
      </button>
      {problem === 'storage' ? (
        <button type="button" onClick={() => void reset()}>
          <Translate id="sandbox.reset" description="Button that empties the sandbox">
            Reset
          </Translate>
        </button>
      ) : (
        <button type="button" onClick={() => window.location.reload()}>
          <Translate id="sandbox.reload" description="Button that reloads the page">
            Reload the page
          </Translate>
        </button>
      )}
    </div>
  );
}
