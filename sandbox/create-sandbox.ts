import { renderSentence, toSchemaIssues } from '../rules';
import type { Call, OperationId } from './call';
import type { Environment } from './environment';
import { createCallLimit } from './http/call-limit';
import { toErrorBody } from './http/error-body';
import { ApiFailure, notFound } from './http/failure';
import { pickLocale } from './http/locale';
import { readBody } from './http/read-body';
import { readQuery, tellLostPlus } from './http/read-query';
import { createRouter, type Match } from './http/route';
import { createFileServer } from './files/serve-file';
import { HANDLERS } from './operations/handlers';
import { createDraws, createRandom, LOWER_CASE_AND_DIGITS, type Random } from './random';

import { findScenarioFailure, readScenario, SCENARIO_HEADER, type Scenario } from './scenarios';

export type Sandbox = {
  /**
   * Answers a request as the API does, in test mode. It never throws: what fails inside becomes an INTERNAL_ERROR and is
   * reported. `Response.error()` stands for a connection that is cut without an answer.
   */
  handle: (request: Request) => Promise<Response>;
};

/** The version prefix of the API. */
const PREFIX = '/v1';

/** The API in test mode, over the environment that is passed in: no port, no file, no clock of its own. */
export function createSandbox(environment: Environment): Sandbox {
  const { contract, sentences, store, validators } = environment;
  const findRoute = createRouter(contract);
  const takeCall = createCallLimit(environment);
  const serveFile = createFileServer(environment);
  const findDraws = createDraws(environment.sha256);
  let count = 0;

  return { handle };

  async function handle(request: Request): Promise<Response> {
    const url = new URL(request.url);
    if (url.pathname.startsWith('/labels/') || url.pathname.startsWith('/carrier-invoices/')) {
      return serveFile(request.method, url.pathname);
    }
    const locale = pickLocale(request.headers.get('accept-language'));
    const match = findRoute(request.method, toPath(url));
    const operation = match.kind === 'operation' ? match.entry : undefined;
    const headers: Record<string, string> = {};
    // An error that was asked for may be one that the operation does not have.
    let isAsked = false;
    const number = (count += 1);
    let findRandom = (): Random => createRandom(`${environment.seed} ${number}`);
    try {
      const { body, scenario } = await answer();
      if (scenario?.name === 'drop') return Response.error();
      return respond(200, body);
    } catch (error) {
      if (!(error instanceof ApiFailure)) environment.report(describe(error, request));
      const failure = error instanceof ApiFailure ? error : new ApiFailure('INTERNAL_ERROR');
      const debugId = `err_${findRandom().letters(LOWER_CASE_AND_DIGITS, 9)}`;
      const { status, body } = toErrorBody(failure, { ...environment, locale, debugId, operation });
      Object.assign(headers, failure.headers);
      return respond(status, body);
    }

    async function answer(): Promise<{ body: unknown; scenario: Scenario | undefined }> {
      const token = request.headers.get('x-access-token') ?? '';
      const user = token === '' ? undefined : await store.read((reader) => reader.findUserByToken(token));
      if (user) {
        const allowance = takeCall(user.id);
        Object.assign(headers, allowance.headers);
        if (allowance.isExceeded) {
          throw new ApiFailure('TOO_MANY_REQUESTS', { headers: { 'Retry-After': String(allowance.retryAfter) } });
        }
      }
      const { entry, path } = assertRoute(match, url.pathname);
      if (!user) throw new ApiFailure('AUTH_ERROR');
      if (!(entry.operation['x-callers'] as string[]).includes(user.role)) {
        throw new ApiFailure('AUTH_ERROR', {
          details: [{ code: 'NOT_SUPPORTED', field: '', phrase: 'sub-user-refused' }],
        });
      }
      isAsked = request.headers.has(SCENARIO_HEADER);
      const scenario = readScenario(request.headers, contract);
      if (scenario?.name === 'slow') await environment.pace.wait(Number(scenario.argument) * 1000);
      const body = entry.operation.requestBody ? await readBody(request, contract) : undefined;
      const asked = scenario && findScenarioFailure(scenario, contract);
      isAsked = asked !== undefined;
      if (asked) throw asked;
      const query = readQuery(url.searchParams, entry.operation);
      assertParameters(entry.id, { ...path, ...query });
      let random: Random | undefined;
      findRandom = () =>
        (random ??= findDraws([environment.seed, request.method, url.href, body?.text, user.id].join('\n')));
      const now = environment.now();
      const call: Call = {
        environment,
        operation: entry,
        user,
        locale,
        path,
        query,
        body: body?.value,
        now,
        timestamp: new Date(now).toISOString(),
        // Most calls draw nothing.
        get random() {
          return findRandom();
        },
        origin: url.origin,
        scenario,
        say: (phrase, params = {}) => renderSentence(getPhrase(phrase), params, locale),
      };
      return { body: await HANDLERS[entry.id as OperationId](call), scenario };
    }

    function respond(status: number, body: unknown): Response {
      if (!isAsked) assertFits(operation?.id, status, body);
      return new Response(JSON.stringify(body), {
        status,
        headers: {
          'Content-Type': 'application/json; charset=utf-8',
          'Content-Language': locale,
          'Cache-Control': 'no-store',
          Vary: 'Accept-Language',
          ...headers,
        },
      });
    }

    function getPhrase(name: string): string {
      const phrase = sentences[locale].phrases[name];
      if (phrase === undefined) throw new Error(`phrases.yaml has no "${name}".`);
      return phrase;
    }
  }

  /** Path and query by the contract alone. An id is looked up as it is: of whatever form, it is known or not. */
  function assertParameters(operation: string, values: Record<string, unknown>): void {
    const faults = validators.parameters(operation, values).filter(({ instancePath }) => instancePath !== '/id');
    if (faults.length === 0) return;
    const details = toSchemaIssues(faults).map((issue) => tellLostPlus(issue, values[issue.field]));
    throw new ApiFailure('VALIDATION_ERROR', { details });
  }

  /** The sandbox holds its own answers against the contract: what it says is what the portal says. */
  function assertFits(operation: string | undefined, status: number, body: unknown): void {
    if (operation === undefined) return;
    for (const { instancePath, message } of validators.answer(operation, status, body)) {
      environment.report(
        `The answer of ${operation} (${status}) does not fit the contract: ${instancePath} ${message}`,
      );
    }
  }
}

/** The path below the version prefix; of another path, one that no operation has. */
function toPath({ pathname }: URL): string {
  return pathname.startsWith(`${PREFIX}/`) ? pathname.slice(PREFIX.length) : '';
}

function assertRoute(match: Match, path: string): Extract<Match, { kind: 'operation' }> {
  if (match.kind === 'operation') return match;
  if (match.kind === 'unknown') throw notFound('not-found-path', 'path', path);
  throw new ApiFailure('METHOD_NOT_ALLOWED', {
    headers: { Allow: match.methods.join(', ') },
    details: [
      {
        code: 'NOT_SUPPORTED',
        field: '',
        value: match.methods,
        phrase: 'method-not-allowed',
        params: { path, methods: match.methods },
      },
    ],
  });
}

function describe(error: unknown, { method, url }: Request): string {
  return `${method} ${new URL(url).pathname}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}
