import type { RuleContract } from '../../contract';
import { toReader } from '../reader';
import { decodeBase64 } from './decode-base64';

/** A file that is uploaded. */
export type FileSubject = {
  contract: RuleContract;
  /** The text of `file`, when it has one that is not empty. */
  text: string | undefined;
  /** The decoded file; undefined if the string is not Base64. */
  bytes: Uint8Array | undefined;
};

export function toFileSubject({ contract, body: value }: { contract: RuleContract; body: unknown }): FileSubject {
  const { value: file } = toReader(value).object('file');
  const text = typeof file === 'string' && file !== '' ? file : undefined;
  return { contract, text, bytes: text === undefined ? undefined : decodeBase64(text) };
}
