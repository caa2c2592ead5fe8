import type { Contract } from '../../../contract';
import { getBody, listPreparations } from './calls';
import { send } from './load';
import type { Server } from './servers';

/** Registers the carrier accounts with rates, and creates a shipment to fetch. @returns its ID */
export async function prepareServer(server: Server, contract: Contract): Promise<string> {
  const post = (path: string, body: string): Promise<unknown> => send(server, { method: 'POST', path, body });
  if (server.name !== 'prism') {
    for (const { register, rates } of listPreparations(contract)) {
      const { id } = (await post('/carriers', register)) as { id: string };
      if (rates !== undefined) await post(`/carriers/${id}/rates`, rates);
    }
  }
  const { id } = (await post('/shipments', getBody(contract, 'shipment-create/sagawa'))) as { id: string };
  return id;
}
