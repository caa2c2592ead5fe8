import type { Explanation } from '../check-result';

/** What a text shows of a call without a response of the API, and the text without it. */
export type LostCall = { explanation: Explanation; rest: string };

/**
 * What programs print when no connection was made, so that the API received nothing: Node.js, curl and PHP, Python, Ruby, Go
 * and Java.
 */
export const NOT_SENT: readonly RegExp[] = [
  /\b(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)\b/,
  /\b(?:CERT_HAS_EXPIRED|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_VERIFY_LEAF_SIGNATURE|CERTIFICATE_VERIFY_FAILED)\b/,
  /\b(?:curl: \((?:5|6|7|35|60)\)|cURL error (?:5|6|7|35|60)\b)/,
  /\b(?:ConnectTimeout(?:Error)?|NewConnectionError|NameResolutionError|ConnectError|ConnectionRefusedError)\b/,
  /\b(?:Net::OpenTimeout|Errno::ECONNREFUSED)\b/,
  /\b(?:dial tcp|no such host|TLS handshake timeout)\b/,
  /\b(?:java\.net\.(?:UnknownHostException|ConnectException)|HttpConnectTimeoutException)\b/,
];

/** What they print when the connection ended after it was made: the API may have received the request. */
export const UNKNOWN: readonly RegExp[] = [
  /\b(?:ECONNRESET|ECONNABORTED|ETIMEDOUT|EPIPE|UND_ERR_(?:HEADERS_TIMEOUT|BODY_TIMEOUT|SOCKET)|socket hang up)\b/,
  /\b(?:curl: \((?:16|18|28|52|55|56|92)\)|cURL error (?:16|18|28|52|55|56|92)\b)/,
  /\b(?:(?:Net::)?ReadTimeout(?:Error)?|RemoteDisconnected|ConnectionResetError|RemoteProtocolError|ReadError|IncompleteRead)\b/,
  /\b(?:context deadline exceeded|read tcp|connection reset by peer|unexpected EOF)\b/,
  /\b(?:SocketTimeoutException|HttpTimeoutException)\b/,
  /\b(?:Failed to fetch|NetworkError when attempting to fetch resource|The operation was aborted)\b/,
];

/** What they print for both, if the cause isn't printed as well. */
export const VAGUE: readonly RegExp[] = [/\bfetch failed\b/];

/** A status that the API doesn't use, or one in the title of a page: a gateway has answered in its place. */
export const GATEWAY: readonly RegExp[] = [
  /\bHTTP\/[\d.]{1,3} (50[234]|52\d)\b/,
  /\b(?:HTTP|status|status[ _]?code|error code)["']?[:= ]{1,3}(50[234]|52\d)\b/i,
  /\b(50[234]) (?:Bad Gateway|Service (?:Temporarily )?Unavailable|Gateway Time-?out|Server Error)\b/i,
  /<(?:title|h1)>\s{0,20}([45]\d\d)\b/i,
];

/** Signs of a timeout, which has a separate section in the guide. */
const TIMEOUT = /time(?:d )?-?out|deadline|\(28\)|error 28\b|\b504\b|ETIMEDOUT/i;
const MESSAGE_LENGTH_MAX = 200;
const LINES_MAX = 10_000;

/** By their weight: a request that may have been received, one that wasn't, and a sign that doesn't show which. */
const KINDS = ['unknown', 'not-sent', 'vague'] as const;

type Sign = { at: number; code: string; kind: (typeof KINDS)[number] };

/**
 * Finds a sign of a call without a response of the API, the last one of its kind. A request that may have been received counts
 * before others: who repeats a call that was carried out pays twice.
 */
export function findLostCall(text: string): LostCall | undefined {
  const lines = text.split('\n');
  const signs = lines.slice(-LINES_MAX).flatMap((line, index): Sign[] => {
    const sign = findSign(line);
    return sign ? [{ ...sign, at: Math.max(0, lines.length - LINES_MAX) + index }] : [];
  });
  const [sign] = KINDS.flatMap((kind) => signs.findLast((one) => one.kind === kind) ?? []);
  if (!sign) return undefined;
  const { at, code } = sign;
  const outcome = sign.kind === 'not-sent' ? 'not-sent' : 'unknown';
  const found = new Set(signs.map((one) => one.at));
  const message = (lines[at] ?? '')
    .replace(/<[^<>]{0,200}>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MESSAGE_LENGTH_MAX);
  return {
    explanation: {
      ...{ severity: 'error', code, detail: null, rule: null, field: '', message, cause: '', fix: '', changes: [] },
      ...{ outcome, retry: outcome === 'unknown' ? 'look' : 'repeat' },
      link: outcome === 'not-sent' ? 'err#outcome' : TIMEOUT.test(message) ? 'err#timeouts' : 'err#retry',
    },
    rest: lines.filter((_, index) => !found.has(index)).join('\n'),
  };
}

function findSign(line: string): Omit<Sign, 'at'> | undefined {
  const find = (expressions: readonly RegExp[]): RegExpExecArray | undefined =>
    expressions.map((one) => one.exec(line)).find((found) => found !== null) ?? undefined;
  const gateway = find(GATEWAY);
  if (gateway) return { code: gateway[1] ?? '', kind: 'unknown' };
  for (const [kind, signs] of [
    ['not-sent', NOT_SENT],
    ['unknown', UNKNOWN],
    ['vague', VAGUE],
  ] as const) {
    const found = find(signs);
    if (found) return { code: found[0], kind };
  }
  return undefined;
}
