import { getLimit, type Contract } from '../../../contract';
import type { Params } from '../../../rules';
import { ApiFailure } from './failure';
import { findJsonError } from './find-json-error';

/** The character in place of bytes that are not UTF-8, or its escape where the client has read such bytes before. */
const REPLACED = /\ufffd|(?<!\\)(?:\\\\)*\\ufffd/i;

/**
 * The body of a request as JSON.
 *
 * @throws ApiFailure when it is not declared as JSON, compressed, too large, not UTF-8, empty or not JSON.
 */
export async function readBody(request: Request, contract: Contract): Promise<{ value: unknown; text: string }> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (type !== 'application/json') throw new ApiFailure('UNSUPPORTED_MEDIA_TYPE');
  assertPlain(request.headers.get('content-encoding') ?? '');
  const text = await readText(request, getLimit(contract, 'body-size-mb') * 1024 * 1024);
  // Decoding replaces invalid UTF-8 by this character: the addresses of a client that writes Shift_JIS would be lost.
  if (REPLACED.test(text)) throw wrongBody('body-not-utf-8');
  if (text.trim() === '') throw wrongBody('body-missing');
  try {
    return { value: JSON.parse(text) as unknown, text };
  } catch {
    throw wrongBody('body-not-json', findJsonError(text));
  }
}

/** A compressed body would be taken for text that is not UTF-8. The supported encodings are reported as in RFC 9110, 15.5.16. */
function assertPlain(encoding: string): void {
  if (['', 'identity'].includes(encoding.trim().toLowerCase())) return;
  throw new ApiFailure('UNSUPPORTED_MEDIA_TYPE', {
    headers: { 'Accept-Encoding': 'identity' },
    details: [{ code: 'INVALID', field: '', phrase: 'body-compressed', params: { encoding } }],
  });
}

/** The text of a body. @throws ApiFailure as soon as it is too large in bytes, however it is sent, and if it breaks off */
export async function readText(request: Request, most: number): Promise<string> {
  const declared = Number(request.headers.get('content-length') ?? 0);
  if (declared > most) throw new ApiFailure('PAYLOAD_TOO_LARGE');
  // The server reads no more than was declared. Reading all at once is several times as fast as reading a stream.
  if (declared > 0) return request.text().catch(throwBrokenOff);
  // Firefox has no stream of a request's body: there it is whole, in the memory of the page that sends it.
  if (!request.body) return readWhole(request, most);
  // Each body is read once, so that a long one cannot fill the memory first.
  const reader = request.body.getReader() as ReadableStreamDefaultReader<Uint8Array>;
  const decoder = new TextDecoder();
  let size = 0;
  let text = '';
  for (;;) {
    const { done, value } = await reader.read().catch(throwBrokenOff);
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > most) {
      // Not awaited: where another reader has a copy of the body, this would last until that one ends as well.
      reader.cancel().catch(() => undefined);
      throw new ApiFailure('PAYLOAD_TOO_LARGE');
    }
    text += decoder.decode(value, { stream: true });
  }
}

async function readWhole(request: Request, most: number): Promise<string> {
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > most) throw new ApiFailure('PAYLOAD_TOO_LARGE');
  return new TextDecoder().decode(bytes);
}

/** The client went away in the middle of its body. That is no failure of the sandbox. */
function throwBrokenOff(): never {
  throw wrongBody('body-incomplete');
}

function wrongBody(phrase: string, params: Params = {}): ApiFailure {
  return new ApiFailure('VALIDATION_ERROR', { details: [{ code: 'INVALID', field: '', phrase, params }] });
}
