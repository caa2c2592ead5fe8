import data from '@generated/console/default/console-data.json';
import { useEffect, useState } from 'react';
import { readLocale } from '../../hooks/locale';
import { toSandboxError } from '../../hooks/sandbox-client';
import useCaller from '../../hooks/useCaller';
import type { ApiTypes, ConsoleExample } from '../../../contract';
import { toExampleDates } from '../../../contract/working-days';
import type { WebRequest, WebState } from '../../../sandbox/web';
import { createMissing } from '../Console/create-missing';
import { listKnown, listMissing } from '../Console/prerequisites';
import useCall, { type Outcome } from '../Console/useCall';
import useDraft from '../Console/useDraft';
import type { DeskCarrier } from './desk-data';
import { replaceDates } from './replace-dates';

export type Shipment = ApiTypes['schemas']['Shipment'];
/** A shipment that the reader made, with what the sandbox had to be given before. */
export type Made = { shipment: Shipment; created: ConsoleExample[]; caller: string };

type Params = {
  carrier: DeskCarrier;
  dates: string[][];
  /** Undefined until the sandbox has started. */
  state: WebState | undefined;
  /** Whether the label is to be made as soon as the sandbox has started. */
  mustSend: boolean;
  onMade: (made: Made) => void;
};

type LabelDraft = {
  body: string;
  isEdited: boolean;
  caller: string;
  change: (body: string) => void;
  reset: () => void;
  /** `working` while the label is being made. */
  status: 'idle' | 'working';
  /** The outcome of the last call, if it created no label. */
  failure: Outcome | undefined;
  send: () => Promise<void>;
};

/** The request of a carrier as the reader edits it, and what sends it. */
export default function useLabelDraft({ carrier, dates, state, mustSend, onMade }: Params): LabelDraft {
  const { caller } = useCaller(state ?? NOBODY);
  const body = toCurrent(carrier.request, dates, state);
  const { draft, isEdited, change, reset } = useDraft(`draft.home.${carrier.type}`, { path: {}, query: {}, body });
  const [status, setStatus] = useState<LabelDraft['status']>('idle');
  const [failure, setFailure] = useState<Outcome>();
  // The page showed the example, so an earlier edit is shown before it is sent.
  const [isWanted, setIsWanted] = useState(mustSend && !isEdited);
  const call = useCall();
  const isReady = state !== undefined;
  useEffect(() => {
    if (isReady && isWanted) void send();
  });

  async function send(): Promise<void> {
    setIsWanted(!state);
    if (!state || status === 'working') return;
    setStatus('working');
    setFailure(undefined);
    const request = toRequest(draft.body, caller);
    try {
      const created = await prepare(carrier.example, caller, state);
      const response = await call.send(request);
      if (response?.status === 200) onMade({ shipment: JSON.parse(response.body) as Shipment, created, caller });
      else if (response) setFailure({ kind: 'response', response, request });
    } catch (error) {
      setFailure({ kind: 'problem', problem: toSandboxError(error), request });
    }
    setStatus('idle');
  }

  return {
    body: draft.body,
    isEdited,
    caller,
    change: (text) => change({ body: text }),
    reset,
    status,
    failure: failure ?? (call.outcome?.kind === 'problem' ? call.outcome : undefined),
    send,
  };
}

const NOBODY = { callers: [] };

/** A recorded request with the dates of today; those of the sandbox's clock once it has started. */
function toCurrent(request: string, dates: string[][], state: WebState | undefined): string {
  const shown: Record<string, string> = toExampleDates(Date.now());
  const current = new Map(
    dates.map(([recorded = '', mark = '']) => [recorded, state ? state.exampleValues[mark] : shown[mark.slice(2, -2)]]),
  );
  return replaceDates(request, current);
}

function toRequest(body: string, caller: string): WebRequest {
  const operation = data.operations.find(({ id }) => id === 'shipment-create');
  if (!operation) throw new Error('The console knows no operation "shipment-create".');
  return { method: operation.method, path: operation.path, caller, locale: readLocale(), scenario: '', body };
}

/** Creates what the example refers to, such as a carrier account. */
async function prepare(name: string, caller: string, state: WebState): Promise<ConsoleExample[]> {
  const example = data.examples.find((one) => one.operation === 'shipment-create' && one.name === name);
  if (!example) throw new Error(`The console knows no example "${name}".`);
  const missing = listMissing({ example, examples: data.examples, records: listKnown(state.records, caller) });
  const rejection = await createMissing(missing, caller, state);
  // The response to the shipment says what is missing.
  return rejection === undefined ? missing : [];
}
