import type { Environment } from '../../environment';
import { LOWER_CASE_AND_DIGITS, type Random } from '../../random';
import { toErrorBody } from './error-body';
import type { Exchange } from './exchange';
import type { ApiFailure } from './failure';

type Responder = {
  respond: (exchange: Exchange, content: { status: number; body: unknown }) => Response;
  respondWithError: (exchange: Exchange, failure: ApiFailure) => Response;
};

/** Turns bodies and errors into responses, and validates them against the contract where it has validators for that. */
export function createResponder(environment: Environment, findRandom: (seed: string) => Random): Responder {
  return {
    respond(exchange, content) {
      assertFits(exchange, content);
      return toResponse(exchange, content);
    },
    respondWithError(exchange, failure) {
      const { locale, route, seed } = exchange;
      const debugId = `err_${findRandom(seed).letters(LOWER_CASE_AND_DIGITS, 9)}`;
      const operation = route.kind === 'operation' ? route.entry : undefined;
      const content = toErrorBody(failure, { ...environment, locale, debugId, operation });
      // A 403 doesn't say how many calls are left, even if the token is valid.
      exchange.headers = content.status === 403 ? {} : { ...exchange.headers, ...failure.headers };
      // An error that was asked for may be one that the operation does not have.
      if (!failure.isRequested) assertFits(exchange, content);
      return toResponse(exchange, content);
    },
  };

  function assertFits({ route }: Exchange, { status, body }: { status: number; body: unknown }): void {
    const { validators, report } = environment;
    if (route.kind !== 'operation' || !validators.response) return;
    for (const { instancePath, message } of validators.response(route.entry.id, status, body)) {
      report(`The response of ${route.entry.id} (${status}) does not match the contract: ${instancePath} ${message}`);
    }
  }
}

function toResponse({ headers, locale }: Exchange, { status, body }: { status: number; body: unknown }): Response {
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
