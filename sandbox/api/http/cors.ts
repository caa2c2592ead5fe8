const METHODS = 'GET, HEAD, POST, PUT, DELETE';
const REQUEST_HEADERS = 'Content-Type, X-Access-Token, Accept-Language, Sandbox-Scenario';
const RESPONSE_HEADERS = 'X-Api-Call-Limit, X-Api-Call-Reset, Retry-After, Content-Language, Allow';
/** Seconds for which a browser can cache a preflight response. */
const MAX_AGE = '600';

/**
 * Lets web pages of any origin call the sandbox from a browser, and responds to the preflight requests that browsers send
 * first. The token still protects the data: browsers send no cookies along.
 */
export function withCors(handle: (request: Request) => Promise<Response>): (request: Request) => Promise<Response> {
  return async (request) => {
    const isPreflight = request.method === 'OPTIONS' && request.headers.has('access-control-request-method');
    if (isPreflight) return new Response(null, { status: 204, headers: listPreflightHeaders(request.headers) });
    const response = await handle(request);
    // A connection that is closed without a response has no headers.
    if (response.type === 'error') return response;
    response.headers.set('Access-Control-Allow-Origin', '*');
    response.headers.set('Access-Control-Expose-Headers', RESPONSE_HEADERS);
    return response;
  };
}

function listPreflightHeaders(asked: Headers): Record<string, string> {
  // Chrome asks for this before a page of the internet may call loopback.
  const isPrivate = asked.get('access-control-request-private-network') === 'true';
  return {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Methods': METHODS,
    'Access-Control-Allow-Headers': REQUEST_HEADERS,
    'Access-Control-Max-Age': MAX_AGE,
    ...(isPrivate ? { 'Access-Control-Allow-Private-Network': 'true' } : {}),
  };
}
