import { expect, it } from 'vitest';
import { createTestSandbox } from '../../../tests/sandbox/test-sandbox';
import { withCors } from './cors';

const URL_OF_CARRIERS = 'http://127.0.0.1:4010/v1/carriers';

async function send(method: string, headers: Record<string, string> = {}): Promise<Response> {
  const { handle, token } = await createTestSandbox();
  return withCors(handle)(new Request(URL_OF_CARRIERS, { method, headers: { 'x-access-token': token, ...headers } }));
}

it('responds to a preflight request with what the API accepts', async () => {
  const asked = { Origin: 'https://viewer.example', 'Access-Control-Request-Method': 'POST' };
  const { status, headers } = await send('OPTIONS', asked);
  expect(status).toBe(204);
  expect(headers.get('access-control-allow-origin')).toBe('*');
  for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
    expect(headers.get('access-control-allow-methods')).toContain(method);
  }
  for (const name of ['Content-Type', 'X-Access-Token', 'Sandbox-Scenario']) {
    expect(headers.get('access-control-allow-headers')).toContain(name);
  }
  expect(headers.get('access-control-allow-private-network')).toBeNull();
});

it('lets a page of the internet call loopback when its browser asks for that', async () => {
  const asked = { 'Access-Control-Request-Method': 'GET', 'Access-Control-Request-Private-Network': 'true' };
  expect((await send('OPTIONS', asked)).headers.get('access-control-allow-private-network')).toBe('true');
});

it('lets a page read the response, errors and the headers of the call limit included', async () => {
  for (const token of ['wrong', undefined]) {
    const response = await send('GET', token === undefined ? {} : { 'x-access-token': token });
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-expose-headers')).toContain('X-Api-Call-Limit');
  }
});

it('leaves OPTIONS that is no preflight request to the API, and a dropped connection as it is', async () => {
  expect((await send('OPTIONS')).status).toBe(405);
  expect((await send('GET', { 'Sandbox-Scenario': 'drop' })).type).toBe('error');
});
