// cspell:ignore awselb gaierror
import { expect, it } from 'vitest';
import { findLostCall, GATEWAY, NOT_SENT, UNKNOWN, VAGUE } from './find-lost-call';

type Row = [printed: string, code: string, outcome: 'not-sent' | 'unknown', link: `err#${string}`];

const HOST = 'api.shipping.example';
const POOL = `HTTPSConnectionPool(host='${HOST}', port=443)`;

/** What programs print, as they print it. */
const ROWS: Row[] = [
  ['Error: connect ECONNREFUSED 127.0.0.1:8788', 'ECONNREFUSED', 'not-sent', 'err#outcome'],
  [`Error: getaddrinfo ENOTFOUND ${HOST}`, 'ENOTFOUND', 'not-sent', 'err#outcome'],
  [
    "TypeError: fetch failed\n  [cause]: ConnectTimeoutError: Connect Timeout Error\n    code: 'UND_ERR_CONNECT_TIMEOUT'",
    'UND_ERR_CONNECT_TIMEOUT',
    'not-sent',
    'err#outcome',
  ],
  ['Error: certificate has expired\n  code: CERT_HAS_EXPIRED', 'CERT_HAS_EXPIRED', 'not-sent', 'err#outcome'],
  [`curl: (6) Could not resolve host: ${HOST}`, 'curl: (6)', 'not-sent', 'err#outcome'],
  [
    `cURL error 7: Failed to connect to ${HOST} port 443 after 2 ms: Couldn't connect to server`,
    'cURL error 7',
    'not-sent',
    'err#outcome',
  ],
  [
    `requests.exceptions.ConnectTimeout: ${POOL}: Max retries exceeded with url: /v1/rates`,
    'ConnectTimeout',
    'not-sent',
    'err#outcome',
  ],
  [
    `requests.exceptions.ConnectionError: ${POOL}: Max retries exceeded (Caused by NewConnectionError('[Errno 111]'))`,
    'NewConnectionError',
    'not-sent',
    'err#outcome',
  ],
  ['Net::OpenTimeout: execution expired', 'Net::OpenTimeout', 'not-sent', 'err#outcome'],
  [`Post "https://${HOST}/v1/rates": dial tcp 203.0.113.7:443: i/o timeout`, 'dial tcp', 'not-sent', 'err#outcome'],
  ['java.net.ConnectException: Connection refused', 'java.net.ConnectException', 'not-sent', 'err#outcome'],
  ['Error: read ECONNRESET', 'ECONNRESET', 'unknown', 'err#retry'],
  ['Error: socket hang up', 'socket hang up', 'unknown', 'err#retry'],
  [
    "TypeError: fetch failed\n  [cause]: HeadersTimeoutError: Headers Timeout Error\n    code: 'UND_ERR_HEADERS_TIMEOUT'",
    'UND_ERR_HEADERS_TIMEOUT',
    'unknown',
    'err#timeouts',
  ],
  [
    'curl: (28) Operation timed out after 30001 milliseconds with 0 bytes received',
    'curl: (28)',
    'unknown',
    'err#timeouts',
  ],
  ['curl: (52) Empty reply from server', 'curl: (52)', 'unknown', 'err#retry'],
  [
    'GuzzleHttp\\Exception\\ConnectException: cURL error 28: Operation timed out after 30000 milliseconds',
    'cURL error 28',
    'unknown',
    'err#timeouts',
  ],
  [
    `requests.exceptions.ReadTimeout: ${POOL}: Read timed out. (read timeout=30)`,
    'ReadTimeout',
    'unknown',
    'err#timeouts',
  ],
  [
    "('Connection aborted.', RemoteDisconnected('Remote end closed connection without response'))",
    'RemoteDisconnected',
    'unknown',
    'err#retry',
  ],
  ['Net::ReadTimeout with #<TCPSocket:(closed)>', 'Net::ReadTimeout', 'unknown', 'err#timeouts'],
  [
    `Post "https://${HOST}/v1/rates": context deadline exceeded (Client.Timeout exceeded while awaiting headers)`,
    'context deadline exceeded',
    'unknown',
    'err#timeouts',
  ],
  ['java.net.SocketTimeoutException: Read timed out', 'SocketTimeoutException', 'unknown', 'err#timeouts'],
  ['TypeError: fetch failed', 'fetch failed', 'unknown', 'err#retry'],
  ['TypeError: Failed to fetch', 'Failed to fetch', 'unknown', 'err#retry'],
  [
    '<html>\r\n<head><title>502 Bad Gateway</title></head>\r\n<body>\r\n<hr><center>nginx</center>\r\n</body>\r\n</html>',
    '502',
    'unknown',
    'err#retry',
  ],
  [
    'HTTP/1.1 504 Gateway Time-out\r\nServer: awselb/2.0\r\nContent-Type: text/html\r\n\r\n<html></html>',
    '504',
    'unknown',
    'err#timeouts',
  ],
  ['<html><head><title>403 Forbidden</title></head></html>', '403', 'unknown', 'err#retry'],
  ['AxiosError: Request failed with status code 503', '503', 'unknown', 'err#retry'],
  ['error code: 522', '522', 'unknown', 'err#retry'],
  ['requests.exceptions.HTTPError: 502 Server Error: Bad Gateway for url', '502', 'unknown', 'err#retry'],
];

it.each(ROWS)('%s', (printed, code, outcome, link) => {
  const lost = findLostCall(`2026-12-01 10:00:00 worker 7 started\n${printed}\n`);
  expect(lost?.explanation).toMatchObject({ code, outcome, link, retry: outcome === 'unknown' ? 'look' : 'repeat' });
  expect(lost?.explanation.message).toContain(code);
  expect(lost?.explanation.message).not.toMatch(/[<>]|\s{2}/);
});

it('has a row for each expression', () => {
  const unused = [...NOT_SENT, ...UNKNOWN, ...VAGUE, ...GATEWAY].filter(
    (one) => !ROWS.some(([printed]) => one.test(printed)),
  );
  expect(unused).toEqual([]);
});

it('assumes that the API received a request if one attempt of several may have reached it', () => {
  const attempts = ['curl: (28) Operation timed out', 'curl: (7) Failed to connect'];
  for (const text of [attempts.join('\n'), attempts.toReversed().join('\n')])
    expect(findLostCall(text)?.explanation).toMatchObject({ code: 'curl: (28)', outcome: 'unknown' });
});

it.each(['', 'HTTP/1.1 200 OK', '<title>Create a shipment</title>', 'order 504 was shipped', 'status 2'])(
  'finds none in: %s',
  (text) => {
    expect(findLostCall(text)).toBeUndefined();
  },
);
