import { translate } from '@docusaurus/Translate';
import data from '@generated/console/default/console-data.json';
import { useState, type ReactNode } from 'react';
import useSandbox from '../../hooks/useSandbox';
import useSandboxChange from '../../hooks/useSandboxChange';
import SandboxProblem from '../SandboxProblem';
import { createMissing } from './create-missing';

type Props = {
  /** The request that lacks a carrier account. */
  body: string;
  caller: string;
  /** Sends the request again, where it was sent. */
  onRegistered?: () => void;
};

/** A button that registers the sample carrier account of a request's carrier, where the request is rejected for the lack of one. */
export default function RegisterAccount({ body, caller, onRegistered }: Props): ReactNode {
  const { state } = useSandbox();
  const [rejection, setRejection] = useState<string>();
  const carrier = readCarrier(body);
  const example = data.examples.find((one) => one.operation === 'carrier-register' && one.carrier === carrier);
  const { change, isChanging, failure } = useSandboxChange(async () => {
    if (!example || !state) return;
    const rejected = await createMissing([example], caller, state);
    setRejection(rejected);
    if (rejected === undefined) onRegistered?.();
  });
  if (!example || !state) return null;
  const name = data.carriers[example.carrier ?? ''] ?? '';
  return (
    <>
      <button type="button" aria-disabled={isChanging} onClick={() => !isChanging && void change()}>
        {onRegistered
          ? translate(
              {
                id: 'console.register.send',
                message: 'Register a sample carrier account for {name} and send again',
                description: 'Button beside a response: the shipment lacks a carrier account',
              },
              { name },
            )
          : translate(
              {
                id: 'console.register',
                message: 'Register a sample carrier account for {name}',
                description: 'Button in the row of an issue: the shipment lacks a carrier account',
              },
              { name },
            )}
      </button>
      {rejection !== undefined && <p role="alert">{rejection}</p>}
      {failure && <SandboxProblem problem={failure.problem} onRetry={failure.retry} />}
    </>
  );
}

function readCarrier(body: string): string | undefined {
  try {
    return (JSON.parse(body) as { setup?: { carrier?: string } }).setup?.carrier;
  } catch {
    return undefined;
  }
}
