import type { CheckedIssue, CheckOptions } from '../check-types';
import type { Client } from '../client-interface';
import type { ApiPromise, ClientOptions, EnsureInput } from '../client-types';
import type { Parts } from './build-request';
import { callOperation, type Received, type Shared } from './call-operation';
import type { ClientData } from './client-data';
import { downloadLabel } from './download-label';
import { ensureShipment } from './ensure-shipment';
import { iterateShipments } from './iterate-shipments';
import { createQueue } from './limit-calls';
import { readOptions } from './read-options';

type LoadCheck = () => Promise<(operation: string, body: unknown, options: CheckOptions) => CheckedIssue[]>;

/**
 * A client over the data of the contract: one method for each operation, and what is made of them.
 *
 * @throws TypeError for an option that could not be used
 */
export function createClientOf(data: ClientData, options: ClientOptions, loadCheck: LoadCheck): Client {
  const settings = readOptions(options, data);
  const queue = settings.limit ? createQueue(data.callLimit, settings.maxWait) : undefined;
  const shared: Shared = { data, settings, queue, loadCheck, underway: new Map(), losses: new Map() };
  const methods = Object.keys(data.operations).map((name) => [
    name,
    (parts: Parts = {}) => toCall(() => callOperation(name, parts, shared)),
  ]);
  return {
    ...(Object.fromEntries(methods) as Client),
    ensureShipment: (input: EnsureInput) => toCall(() => ensureShipment(input, shared)),
    iterateShipments: (input = {}) => iterateShipments(input, shared),
    downloadLabel: (shipment, input = {}) => downloadLabel(shipment, input, settings),
  };
}

function toCall<Data>(run: () => Promise<Received>): ApiPromise<Data> {
  const received = run();
  const result = received.then(({ data }) => data as Data);
  return Object.assign(result, {
    withResponse() {
      // A caller that reads both handles the error here, and not twice.
      result.catch(() => undefined);
      return received as Promise<Received & { data: Data }>;
    },
  });
}
