import { EXAMPLE_NOW, mergePatch, resolveExampleValue } from '../../contract';
import { createSandbox } from '../../sandbox/create-sandbox';
import type { Environment } from '../../sandbox/environment';
import { loadRuntimeData } from '../../sandbox/node/load-materials';
import { prepareAccount } from '../../sandbox/api/prepare-account';
import { createMemoryStore } from '../../sandbox/store/memory-store';

const materials = loadRuntimeData();

export const { contract } = materials;

export type TestResponse<Body = Record<string, never>> = { status: number; headers: Headers; body: Body };

/** A sandbox that a test talks to, and the clocks that it turns. */
export type TestSandbox = {
  environment: Environment;
  clock: { now: number; real: number; waited: number };
  handle: (request: Request) => Promise<Response>;
  token: string;
  send: <Body = Record<string, unknown>>(call: string, how?: Send) => Promise<TestResponse<Body>>;
};

type Send = {
  token?: string | null;
  body?: unknown;
  headers?: Record<string, string>;
};

/** A sandbox on a store in memory, with clocks that tests turn. A response that the contract does not allow fails the test. */
export async function createTestSandbox(settings: Partial<Environment> = {}): Promise<TestSandbox> {
  const clock = { now: EXAMPLE_NOW, real: 0, waited: 0 };
  const reports: string[] = [];
  const environment: Environment = {
    ...materials,
    store: createMemoryStore(),
    now: () => clock.now,
    realClock: {
      now: () => clock.real,
      wait(milliseconds) {
        clock.waited += milliseconds;
        return Promise.resolve();
      },
    },
    seed: 'tests',
    callLimit: undefined,
    ignoreHours: false,
    docsUrl: 'https://docs.shipping.example',
    report: (problem) => void reports.push(problem),
    ...settings,
  };
  const { handle } = createSandbox(environment);
  const token = await prepareAccount(environment);

  /** 'POST /shipments' with a body, as the account unless another token is given; null sends none. */
  async function send<Body = Record<string, unknown>>(
    call: string,
    { token: own = token, body, headers = {} }: Send = {},
  ): Promise<TestResponse<Body>> {
    const [method = '', path = ''] = call.split(' ');
    const response = await handle(
      new Request(`http://127.0.0.1:4010/v1${path}`, {
        method,
        headers: {
          'accept-language': 'en',
          ...(own === null ? {} : { 'x-access-token': own }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    );
    if (reports.length > 0) throw new Error(reports.join('\n'));
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: (text === '' ? {} : JSON.parse(text)) as Body };
  }

  return { environment, clock, handle, token, send };
}

/** The body of an example, dates filled in for the test clock, changed by a merge patch. */
export function getExampleBody(name: string, change: object = {}): unknown {
  const found = contract.examples.find(({ operation, name: own }) => `${operation}/${own}` === name);
  if (!found) throw new Error(`There is no example ${name}.`);
  return mergePatch(resolveExampleValue(found.request, EXAMPLE_NOW), change);
}
