import { translate } from '@docusaurus/Translate';
import data from '@generated/console/default/console-data.json';
import type { ReactNode } from 'react';
import CreateSamples from './CreateSamples';
import { findRegistration } from './create-missing';

type Props = {
  /** The request that lacks a carrier account. */
  body: string;
  caller: string;
  /** Sends the request again, where it was sent. */
  onRegistered?: () => void;
};

/** A button that registers the sample carrier account of a request's carrier, where the request is rejected for the lack of one. */
export default function RegisterAccount({ body, caller, onRegistered }: Props): ReactNode {
  const example = findRegistration(body);
  const name = data.carriers[example?.carrier ?? ''] ?? '';
  return (
    <CreateSamples
      examples={example ? [example] : []}
      caller={caller}
      onCreated={onRegistered}
      label={
        onRegistered
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
            )
      }
    />
  );
}
