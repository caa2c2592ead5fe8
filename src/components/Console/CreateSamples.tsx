import { useState, type ReactNode } from 'react';
import useSandbox from '../../hooks/useSandbox';
import useSandboxChange from '../../hooks/useSandboxChange';
import type { ConsoleExample } from '../../../contract';
import SandboxProblem from '../SandboxProblem';
import { createMissing } from './create-missing';

type Props = {
  /** What to create, in this order. */
  examples: readonly ConsoleExample[];
  caller: string;
  label: string;
  onCreated?: (() => void) | undefined;
};

/** A button that creates what a request lacks. It says why the sandbox rejected that, if it did. */
export default function CreateSamples({ examples, caller, label, onCreated }: Props): ReactNode {
  const { state } = useSandbox();
  const [rejection, setRejection] = useState<string>();
  const { change, isChanging, failure } = useSandboxChange(async () => {
    if (!state) return;
    setRejection(undefined);
    const rejected = await createMissing(examples, caller, state);
    setRejection(rejected);
    if (rejected === undefined) onCreated?.();
  });
  if (examples.length === 0 || !state) return null;
  return (
    <>
      <button type="button" aria-disabled={isChanging} onClick={() => !isChanging && void change()}>
        {label}
      </button>
      {rejection !== undefined && <p role="alert">{rejection}</p>}
      {failure && <SandboxProblem problem={failure.problem} onRetry={failure.retry} />}
    </>
  );
}
