import { describe, expect, it } from 'vitest';
import { renewToken } from '../prepare-account';
import { createTestSandbox, getExampleBody } from '../../../tests/sandbox/test-sandbox';

type SubUser = { id: string; token?: string };

const body = { key: 'osaka@mori.example', api_token: true };

async function createWithSubUser() {
  const sandbox = await createTestSandbox();
  const { body: user } = await sandbox.send<SubUser>('POST /sub-users', { body });
  return { ...sandbox, user, token: user.token ?? '' };
}

describe('tokens', () => {
  it('a new token of the account ends the old one', async () => {
    const { environment, send, token } = await createTestSandbox();
    const renewed = await renewToken(environment);
    expect(renewed).not.toBe(token);
    expect((await send('GET /carriers')).status).toBe(403);
    expect((await send('GET /carriers', { token: renewed })).status).toBe(200);
  });

  it('a refreshed token of a sub user ends the old one', async () => {
    const { send, user, token } = await createWithSubUser();
    const { body: fresh } = await send<SubUser>(`POST /sub-users/${user.id}`);
    expect((await send('GET /carriers', { token })).status).toBe(403);
    expect((await send('GET /carriers', { token: fresh.token ?? '' })).status).toBe(200);
  });

  it('no refresh brings back a token that is dead, nor does a restart with the same seed', async () => {
    const { send, user, environment } = await createWithSubUser();
    const restarted = await createTestSandbox({ store: environment.store });
    const tokens = [user.token];
    for (const refresh of [send, send, restarted.send, restarted.send]) {
      tokens.push((await refresh<SubUser>(`POST /sub-users/${user.id}`)).body.token);
    }
    expect(new Set(tokens).size).toBe(tokens.length);
    const [current, ...dead] = tokens.toReversed();
    expect((await send('GET /addresses', { token: current ?? null })).status).toBe(200);
    for (const token of dead) expect((await send('GET /addresses', { token: token ?? null })).status).toBe(403);
  });

  it('a sub user that is registered again does not get its old token', async () => {
    const { send, user } = await createWithSubUser();
    await send(`DELETE /sub-users/${user.id}`);
    expect((await send<SubUser>('POST /sub-users', { body })).body.token).not.toBe(user.token);
  });

  it('a deleted sub user is rejected at once, and its data is deleted', async () => {
    const { send, user, token } = await createWithSubUser();
    await send('POST /addresses', { token, body: getExampleBody('address-register/london') });
    expect((await send(`DELETE /sub-users/${user.id}`)).status).toBe(200);
    expect((await send('GET /addresses', { token })).status).toBe(403);
    expect((await send(`GET /sub-users/${user.id}`)).status).toBe(404);
  });
});

describe('roles', () => {
  it.each(['GET /sub-users', 'POST /sub-users', 'GET /sub-users/x', 'POST /sub-users/x', 'DELETE /sub-users/x'])(
    'a sub user cannot call %s',
    async (call) => {
      const { send, token } = await createWithSubUser();
      const response = await send<{ auth: boolean }>(call, { token, ...(call === 'POST /sub-users' ? { body } : {}) });
      expect({ status: response.status, auth: response.body.auth }).toEqual({ status: 403, auth: false });
    },
  );

  it('account and sub user see nothing of each other', async () => {
    const { send, token } = await createWithSubUser();
    const shipment = getExampleBody('shipment-create/sagawa');
    const { body: ofAccount } = await send<{ id: string }>('POST /shipments', { body: shipment });
    const { body: ofSub } = await send<{ id: string }>('POST /shipments', { token, body: shipment });
    await send('POST /carriers', { body: getExampleBody('carrier-register/dhl') });
    expect((await send(`GET /shipments/${ofAccount.id}`, { token })).status).toBe(404);
    expect((await send(`GET /shipments/${ofSub.id}`)).status).toBe(404);
    expect((await send(`DELETE /shipments/${ofSub.id}`)).status).toBe(404);
    expect((await send<unknown[]>('GET /carriers', { token })).body).toEqual([]);
  });
});

describe('sub users', () => {
  it('a key can be taken once', async () => {
    const { send } = await createWithSubUser();
    const again = await send<{ details: { code: string; field: string }[] }>('POST /sub-users', { body });
    expect(again.status).toBe(400);
    expect(again.body.details).toEqual([expect.objectContaining({ code: 'DUPLICATE', field: 'key' })]);
  });

  it('get shows the token, the list does not, and without asking there is none', async () => {
    const { send, user } = await createWithSubUser();
    await send('POST /sub-users', { body: { key: 'tokyo@mori.example' } });
    const list = await send<SubUser[]>('GET /sub-users');
    expect((await send<SubUser>(`GET /sub-users/${user.id}`)).body.token).toBe(user.token);
    expect(list.body).toHaveLength(2);
    expect(list.body.filter((one) => 'token' in one)).toEqual([]);
  });
});
