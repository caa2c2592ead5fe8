import { describe, expect, it } from 'vitest';
import type { Entry } from './client-data';
import { judge, mayRepeat } from './judge';

/** The creation of a shipment: only what was not sent may be repeated. */
const ENTRY = { idempotent: false } as Entry;

const connect = (code: string): Error =>
  Object.assign(new TypeError('fetch failed'), { cause: Object.assign(new Error(code), { code, syscall: 'connect' }) });
const fetchFailed = (message: string): Error => new TypeError('fetch failed', { cause: new Error(message) });

describe('a request without a connection was not sent', () => {
  it.each([
    ...['ECONNREFUSED', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT'].map(connect),
    ...['UND_ERR_CONNECT_TIMEOUT', 'ConnectionRefused', 'FailedToOpenSocket'].map(fetchFailed),
    fetchFailed('Client network socket disconnected before secure TLS connection was established'),
    fetchFailed('Proxy response (503) !== 200 when HTTP Tunneling'),
  ])('and is repeated after what may soon be over: $cause.message', (error) => {
    expect(judge({ error }, ENTRY)).toBe('not-sent');
    expect(mayRepeat({ error }, 'not-sent', ENTRY)).toBe(true);
  });

  it.each([
    ...['ENOTFOUND', 'EADDRNOTAVAIL'].map(connect),
    ...['CERT_HAS_EXPIRED', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'SELF_SIGNED_CERT_IN_CHAIN'].map(fetchFailed),
    ...['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'ERR_TLS_CERT_ALTNAME_INVALID', 'bad port'].map(fetchFailed),
    ...['ERR_SSL_WRONG_VERSION_NUMBER', 'ERR_SSL_SSLV3_ALERT_HANDSHAKE_FAILURE'].map(fetchFailed),
    fetchFailed('Proxy response (407) !== 200 when HTTP Tunneling'),
  ])('and is not repeated after what remains: $cause.message', (error) => {
    expect(judge({ error }, ENTRY)).toBe('not-sent');
    expect(mayRepeat({ error }, 'not-sent', ENTRY)).toBe(false);
  });

  it.each(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET', 'UND_ERR_HEADERS_TIMEOUT'].map(fetchFailed))(
    'unlike one whose connection was lost: $cause.message',
    (error) => {
      expect(judge({ error }, ENTRY)).toBe('unknown');
      expect(mayRepeat({ error }, 'unknown', ENTRY)).toBe(false);
    },
  );
});
