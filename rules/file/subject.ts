import type { Contract } from '../../contract';
import { toReader, type Reader } from '../reader';
import { decodeBase64 } from './decode-base64';

/** A file that is uploaded. */
export type FileSubject = {
  contract: Contract;
  body: Reader;
  /** The text of `file`, when there is one. */
  text: string | undefined;
  /** What the text stands for; undefined when it is not Base64. */
  bytes: Uint8Array | undefined;
};

export function toFileSubject({ contract, body: value }: { contract: Contract; body: unknown }): FileSubject {
  const body = toReader(value);
  const text = body.text('file');
  return { contract, body, text, bytes: text === undefined ? undefined : decodeBase64(text) };
}
