import {
  EXAMPLE_NOW,
  mergePatch,
  resolveExampleValue,
  type Contract,
  type Example,
  type ErrorCase,
  type Language,
} from '../../contract';
import { resolveReference } from '../../contract/node';
import { createSandbox, prepareAccount, SCENARIO_HEADER, type Environment, type Sandbox } from '../../sandbox';

/** A recorded response: the status, the headers that are relevant for clients, and the body. */
export type Recording = { status: number; headers: Record<string, string>; body: unknown };

/** Headers that clients use, in lower case. */
const HEADERS = ['content-language', 'content-type', 'retry-after', 'x-api-call-limit', 'x-api-call-reset'];

/** Where the recording sandbox responds. */
const ADDRESS = 'http://127.0.0.1:4010';
/** A token that has the form of others and that no user has. */
const UNKNOWN_TOKEN = 'sk_sandbox_0000000000000000000000000000';
const HOUR = 60 * 60 * 1000;

/** The bytes that were sent and received. */
export type Exchange = { example: string; request: Request; sent: string; response: Response; received: string };

/** A sandbox and the token of its account. */
export type OpenSandbox = Sandbox & { token: string };

export type Recorder = {
  /** Opens a sandbox with a new store and the given business clock. */
  open: (now: () => number) => Promise<OpenSandbox>;
  /** Is shown every exchange, those that only come before as well. */
  observe?: (exchange: Exchange) => void;
};

/** Opens a sandbox in this process. */
export async function openSandbox(environment: Environment): Promise<OpenSandbox> {
  return { ...createSandbox(environment), token: await prepareAccount(environment) };
}

/** Sends an example to a new sandbox, after all those that it comes after. */
export async function sendExample(
  contract: Contract,
  example: Example,
  { recorder, locale }: { recorder: Recorder; locale: Language },
): Promise<Recording> {
  const sender = await createSender(contract, recorder);
  await sender.sendAll(example.after);
  sender.wait(example.hoursLater);
  return sender.send(example, { locale });
}

/** Sends a failing request to a new sandbox, in the given language. */
export async function sendErrorCase(
  contract: Contract,
  errorCase: ErrorCase,
  { recorder, locale }: { recorder: Recorder; locale: Language },
): Promise<Recording> {
  const example = getExample(contract, `${errorCase.exampleOf}/${errorCase.example}`);
  const sender = await createSender(contract, recorder, errorCase.at);
  const before = [...example.after, ...errorCase.after];
  await sender.sendAll(
    errorCase.accounts === 'none' ? before.filter((name) => !name.startsWith('carrier-register/')) : before,
    errorCase.accounts === 'bare' ? { settings: null } : {},
  );
  sender.wait(errorCase.hoursLater);
  const scenario = errorCase.accounts === 'pending' ? 'account-pending' : errorCase.scenario;
  const body = example.request === undefined ? undefined : mergePatch(example.request, errorCase.change);
  const path = { ...example.path, ...errorCase.path };
  return sender.send(
    {
      ...example,
      operation: errorCase.operation,
      path,
      query: { ...example.query, ...errorCase.query },
      request: body,
    },
    { locale, scenario, token: errorCase.token, contentType: errorCase.contentType },
  );
}

/**
 * Sends the calls that an example requires to a sandbox, like the recording, with the same IDs.
 *
 * @param at the business time of the calls, in milliseconds since 1970; that of the recording unless it is given
 * @returns the token of the account
 */
export async function sendWhatComesBefore(
  contract: Contract,
  example: Example,
  { at, ...recorder }: Recorder & { at?: number },
): Promise<string> {
  const sender = await createSender(contract, recorder, at);
  await sender.sendAll(example.after);
  return sender.token;
}

type Sender = {
  send: (example: Example, how: How) => Promise<Recording>;
  /** Sends examples of the contract by name, each of which must succeed, with the same change to their bodies. */
  sendAll: (names: string[], change?: object) => Promise<void>;
  /** Turns the business clock forward by hours. */
  wait: (hours: number) => void;
  token: string;
};

type How = { locale: Language; scenario?: string | undefined; token?: ErrorCase['token']; contentType?: string };

/** A new sandbox and what sends requests to it. `send` fills in what the requests before it returned. */
export async function createSender(contract: Contract, { open, observe }: Recorder, at?: number): Promise<Sender> {
  let now = at ?? EXAMPLE_NOW;
  const { handle, token } = await open(() => now);
  const responses = new Map<string, unknown>();

  async function send(
    example: Example,
    { locale, scenario, token: whose = 'account', contentType = 'application/json' }: How,
  ): Promise<Recording> {
    const request = toRequest(contract, example, {
      responses,
      now,
      headers: {
        'x-access-token': whose === 'account' ? token : await toOtherToken(whose),
        'accept-language': locale,
        ...(example.request === undefined ? {} : { 'content-type': contentType }),
        ...(scenario === undefined ? {} : { [SCENARIO_HEADER]: scenario }),
      },
    });
    const sent = await request.clone().text();
    const response = await handle(request);
    const received = await response.clone().text();
    observe?.({ example: `${example.operation}/${example.name}`, request, sent, response, received });
    return { status: response.status, headers: pickHeaders(response), body: JSON.parse(received) as unknown };
  }

  async function toOtherToken(whose: 'sub-user' | 'replaced' | 'unknown'): Promise<string> {
    if (whose === 'unknown') return UNKNOWN_TOKEN;
    const name = 'subuser-register/osaka';
    if (!responses.has(name)) responses.set(name, (await send(getExample(contract, name), { locale: 'en' })).body);
    if (whose === 'replaced') await send(getExample(contract, 'subuser-refresh/osaka'), { locale: 'en' });
    return String((responses.get(name) as { token: unknown }).token);
  }

  return {
    send,
    token,
    wait: (hours: number): void => void (now += hours * HOUR),
    async sendAll(names: string[], change: object = {}): Promise<void> {
      for (const name of names) {
        const example = getExample(contract, name);
        const request = example.request === undefined ? {} : { request: mergePatch(example.request, change) };
        const { status, body } = await send({ ...example, ...request }, { locale: 'ja' });
        if (status !== 200) throw new Error(`The example ${name} failed: ${JSON.stringify(body)}`);
        responses.set(name, body);
      }
    },
  };
}

function pickHeaders({ headers }: Response): Record<string, string> {
  return Object.fromEntries(
    HEADERS.flatMap((name): [string, string][] => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}

function toRequest(
  { operations }: Contract,
  example: Example,
  { responses, now, headers }: { responses: Map<string, unknown>; now: number; headers: Record<string, string> },
): Request {
  const entry = operations.find(({ id }) => id === example.operation);
  if (!entry) throw new Error(`There is no operation "${example.operation}".`);
  const fill = <T>(value: T): T => JSON.parse(resolveReference(JSON.stringify(value), (of) => responses.get(of))) as T;
  const path = entry.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(fill(example.path[name] ?? '')),
  );
  const query = new URLSearchParams(resolveExampleValue(example.query, now)).toString();
  const body =
    example.request === undefined ? {} : { body: JSON.stringify(resolveExampleValue(fill(example.request), now)) };
  return new Request(`${ADDRESS}/v1${path}${query === '' ? '' : `?${query}`}`, {
    method: entry.method.toUpperCase(),
    headers,
    ...body,
  });
}

function getExample(contract: Contract, name: string): Example {
  const found = contract.examples.find((one) => `${one.operation}/${one.name}` === name);
  if (!found) throw new Error(`There is no example "${name}".`);
  return found;
}
