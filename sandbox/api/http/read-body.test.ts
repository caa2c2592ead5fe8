import { describe, expect, it } from 'vitest';
import type { Contract } from '../../../contract';
import { ApiFailure } from './failure';
import { readBody } from './read-body';

const CONTRACT = { limits: { 'body-size-mb': 1 } } as unknown as Contract;

/** 山田 in the encoding of older shops. */
const SHIFT_JIS = Uint8Array.of(0x8e, 0x52, 0x93, 0x63);

function read(parts: (string | Uint8Array | Error)[], headers: Record<string, string> = {}) {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const part = parts.shift();
      if (part === undefined) controller.close();
      else if (part instanceof Error) controller.error(part);
      else controller.enqueue(typeof part === 'string' ? encoder.encode(part) : part);
    },
  });
  const request = new Request('http://127.0.0.1/', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
    duplex: 'half',
  } as RequestInit);
  return readBody(request, CONTRACT);
}

describe('readBody', () => {
  it('puts the parts of a body together', async () => {
    expect(await read(['{"a":', '"荷物"}'])).toEqual({ value: { a: '荷物' }, text: '{"a":"荷物"}' });
  });

  it('takes an escaped backslash for what it is', async () => {
    expect(await read(['{"a":"\\\\ufffd"}'])).toMatchObject({ value: { a: '\\ufffd' } });
  });

  it('accepts a body with the encoding "identity"', async () => {
    expect(await read(['{}'], { 'content-encoding': 'identity' })).toMatchObject({ value: {} });
  });

  it('reads a body whole where requests have no stream, as in Firefox', async () => {
    const send = (body: string) => {
      const headers = { 'content-type': 'application/json' };
      const request = new Request('http://127.0.0.1/', { method: 'POST', body, headers });
      Object.defineProperty(request, 'body', { value: undefined });
      return readBody(request, CONTRACT);
    };
    expect(await send('{"a":"荷物"}')).toEqual({ value: { a: '荷物' }, text: '{"a":"荷物"}' });
    await expect(send('')).rejects.toMatchObject({ code: 'VALIDATION_ERROR' });
    await expect(send(' '.repeat(2 ** 20 + 1))).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
  });

  it.each<[string, (string | Uint8Array | Error)[], Record<string, string>, string]>([
    ['ends in the middle', ['{"a":', new Error('aborted')], {}, 'VALIDATION_ERROR'],
    ['is not JSON', ['{"a":'], {}, 'VALIDATION_ERROR'],
    ['was garbled before', ['{"name":"\\ufffd"}'], {}, 'VALIDATION_ERROR'],
    ['is not UTF-8', ['{"name":"', SHIFT_JIS, '"}'], {}, 'VALIDATION_ERROR'],
    ['is empty', [' '], {}, 'VALIDATION_ERROR'],
    ['is declared too long', ['{}'], { 'content-length': String(2 ** 20 + 1) }, 'PAYLOAD_TOO_LARGE'],
    ['is too long', Array.from({ length: 5 }, () => ' '.repeat(300_000)), {}, 'PAYLOAD_TOO_LARGE'],
    ['is compressed', ['{}'], { 'content-encoding': 'gzip' }, 'UNSUPPORTED_MEDIA_TYPE'],
    ['is no JSON by its type', ['{}'], { 'content-type': 'text/plain' }, 'UNSUPPORTED_MEDIA_TYPE'],
  ])('refuses a body that %s', async (_, parts, headers, code) => {
    const error = await read(parts, headers).catch((problem: unknown) => problem);
    expect(error).toBeInstanceOf(ApiFailure);
    expect(error).toMatchObject({ code });
  });
});
