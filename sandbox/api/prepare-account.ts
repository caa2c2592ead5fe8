import type { Environment } from '../environment';
import { createRandom } from '../random';
import { createDashboardShipments } from './shipping/dashboard-shipments';
import { ACCOUNT, type UserRecord } from '../store/store';
import { invalidateToken } from './http/authenticate';
import { createToken } from './users/sub-users';

/**
 * Sees that the account exists, with the token that is asked for or the one that it has. A new account begins with three
 * shipments that were made in the dashboard, on different days.
 *
 * @returns the token of the account
 */
export async function prepareAccount(environment: Environment, token?: string): Promise<string> {
  const random = createRandom(`${environment.seed} account`);
  // Read and written in one transaction: if two processes start on one store, the second uses the account of the first.
  return environment.store.write(async (writer) => {
    const known = await writer.find('user', ACCOUNT, ACCOUNT);
    if (known?.token && (token === undefined || known.token === token)) return known.token;
    const own = token ?? createToken('test', random);
    await writer.put('user', ACCOUNT, { ...(known ?? toAccount(environment)), token: own });
    if (known) {
      await invalidateToken(writer, known.token, 'replaced');
      return own;
    }
    for (const record of createDashboardShipments(environment, random)) {
      await writer.put('shipment', ACCOUNT, { ...record, id: record.shipment.id });
    }
    return own;
  });
}

/** Creates a new token for the account; the old one becomes invalid. */
export async function renewToken(environment: Environment): Promise<string> {
  const random = createRandom(`${environment.seed} ${environment.realClock.now()} token`);
  return prepareAccount(environment, createToken('test', random));
}

function toAccount({ now, realClock }: Environment): UserRecord {
  const created_at = new Date(now()).toISOString();
  return { id: ACCOUNT, role: 'account', token: null, key: null, info: {}, created_at, generation: realClock.now() };
}
