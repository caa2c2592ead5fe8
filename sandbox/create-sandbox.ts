import type { Environment } from './environment';
import { createFileServer, isFilePath } from './api/files/serve-file';
import { assertCaller, findUser, ResetMeanwhile, withCaller } from './api/http/authenticate';
import { createCallLimit } from './api/http/call-limit';
import { startExchange, type Exchange } from './api/http/exchange';
import { ApiFailure } from './api/http/failure';
import { readBody } from './api/http/read-body';
import { readParameters } from './api/http/read-parameters';
import { createResponder } from './api/http/respond';
import { assertRoute, createRouter } from './api/http/route';
import { HANDLERS } from './api/handlers/handlers';
import { toDocumentedForm } from '../rules';
import { createSeededRandom } from './random';
import { createContext, type OperationId, type RequestContext } from './api/request-context';
import { assertNoRequestedFailure, readScenario } from './api/scenarios';

export type Sandbox = {
  /**
   * Returns the response of the simulated API. An unexpected error becomes an INTERNAL_ERROR and is reported; only errors
   * that match `isStoreError` of the environment are thrown. `Response.error()`
   * means that the connection is closed without a response.
   */
  handle: (request: Request) => Promise<Response>;
};

/** The simulated API, over the environment that is passed in: it opens no port, reads no file and has no clock. */
export function createSandbox(environment: Environment): Sandbox {
  const { contract, realClock } = environment;
  const findRoute = createRouter(contract);
  const countCall = createCallLimit(environment);
  const serveFile = createFileServer(environment);
  const findRandom = createSeededRandom(environment.sha256);
  const { respond, respondWithError } = createResponder(environment, findRandom);
  let count = 0;

  async function handle(request: Request): Promise<Response> {
    const response = await respondTo(request);
    // A response to HEAD has only the status and the headers.
    const isEmpty = request.method === 'HEAD' && response.type !== 'error';
    return isEmpty ? new Response(null, { status: response.status, headers: response.headers }) : response;
  }

  async function respondTo(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const route = findRoute(request.method, url.pathname);
    const exchange = startExchange({ request, url, route, seed: `${environment.seed} ${(count += 1)}` });
    try {
      return isFilePath(url.pathname) ? await serveFile(request.method, url) : await runOperation(exchange);
    } catch (error) {
      if (environment.isStoreError?.(error)) throw error;
      if (error instanceof ResetMeanwhile) return Response.error();
      if (!(error instanceof ApiFailure)) environment.report(describe(error, request));
      return respondWithError(exchange, error instanceof ApiFailure ? error : new ApiFailure('INTERNAL_ERROR'));
    }
  }

  async function runOperation(exchange: Exchange): Promise<Response> {
    const { request, url } = exchange;
    const user = await findUser(request, environment.store);
    // Also calls of a known user to a path that doesn't exist count.
    if (user) Object.assign(exchange.headers, await countCall(user.id));
    const { entry, path } = assertRoute(exchange.route, url.pathname);
    const caller = await assertCaller(user, entry, request, environment.store);
    const scenario = readScenario(request.headers, contract);
    if (scenario?.name === 'slow') await realClock.wait(Number(scenario.argument) * 1000);
    const body = entry.operation.requestBody ? await readBody(request, contract) : undefined;
    assertNoRequestedFailure(scenario, environment, entry.id);
    const query = readParameters(url.searchParams, { ...environment, entry, path });
    // The same seed and the same calls lead to the same IDs, including the ID of an error.
    exchange.seed = [environment.seed, request.method, url.href, body?.text, caller.id].join('\n');
    const context = createContext(exchange, {
      environment: { ...environment, store: withCaller(environment.store, request, caller) },
      entry,
      user: caller,
      path,
      query,
      body: body && toDocumentedForm(entry.id, body.value, contract).body,
      scenario,
      findRandom,
    });
    // The path has the parameters of the operation, or the route would not have matched.
    const handleCall = HANDLERS[entry.id as OperationId] as (call: RequestContext) => Promise<unknown>;
    const result = await handleCall(context);
    return scenario?.name === 'drop' ? Response.error() : respond(exchange, { status: 200, body: result });
  }

  return { handle };
}

function describe(error: unknown, { method, url }: Request): string {
  return `${method} ${new URL(url).pathname}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}
