import { closeSync, fstatSync, openSync, readdirSync, readSync, statSync, writeFileSync, type Dirent } from 'node:fs';
import { dirname } from 'node:path';
import { decodeText } from '../../check';
import { CliError } from '../../sandbox/node';

export const STANDARD_INPUT = '-';

/** The most that is read of a file, in MB. A HAR file of a long session has a few tens. */
const MB_MAX = 64;
const MB = 1024 * 1024;
const CHUNK = 64 * 1024;
/** How long to wait for a standard input that has nothing yet, in milliseconds. */
const PAUSE = 10;

/**
 * Reads a file, or standard input. @throws CliError with the sentence for a file that is missing, a folder, not readable or
 * too large
 */
export function readBytes(file: string): Uint8Array {
  try {
    return file === STANDARD_INPUT ? readWhole(0, file) : readOpened(file);
  } catch (error) {
    throw toFileError(error, file, 'cli-file-unreadable');
  }
}

/** Reads a text file in the encoding that it was saved in. @throws CliError as `readBytes`, and for bytes that aren't text */
export function readText(file: string): string {
  const decoded = decodeText(readBytes(file));
  if (!decoded) throw new CliError('cli-file-not-text', { file });
  return decoded.text;
}

export function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

/** @throws CliError with the sentence for a folder that can't be read */
export function readFolder(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    throw toFileError(error, folder, 'cli-file-unreadable');
  }
}

/** @throws CliError with the sentence for a place that can't be written to */
export function writeFile(file: string, content: string | Uint8Array): void {
  try {
    writeFileSync(file, content);
  } catch (error) {
    throw toFileError(error, file, 'cli-file-unwritable');
  }
}

function readOpened(file: string): Uint8Array {
  const descriptor = openSync(file, 'r');
  try {
    assertSize(fstatSync(descriptor).size, file);
    return readWhole(descriptor, file);
  } finally {
    closeSync(descriptor);
  }
}

/** Reads up to the limit: a device has no size, and no end. */
function readWhole(descriptor: number, file: string): Uint8Array {
  const chunks: Uint8Array[] = [];
  let total = 0;
  for (;;) {
    const chunk = new Uint8Array(CHUNK);
    const length = readChunk(descriptor, chunk);
    if (length === 0) return Buffer.concat(chunks);
    total += length;
    assertSize(total, file);
    chunks.push(chunk.subarray(0, length));
  }
}

function assertSize(size: number, file: string): void {
  if (size > MB_MAX * MB) throw new CliError('cli-file-too-large', { file, limit: MB_MAX });
}

function readChunk(descriptor: number, chunk: Uint8Array): number {
  for (;;) {
    try {
      return readSync(descriptor, chunk);
    } catch (error) {
      const code = toCode(error);
      // Windows reports the end of standard input as an error.
      if (code === 'EOF') return 0;
      if (code !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE);
    }
  }
}

const PHRASES: Record<string, `cli-${string}`> = {
  EISDIR: 'cli-file-folder',
  EACCES: 'cli-file-denied',
  EPERM: 'cli-file-denied',
  EROFS: 'cli-file-denied',
};

function toFileError(error: unknown, file: string, other: 'cli-file-unreadable' | 'cli-file-unwritable'): CliError {
  if (error instanceof CliError) return error;
  const code = toCode(error);
  const options = { cause: error };
  if (code === 'ENOENT' || code === 'ENOTDIR')
    return other === 'cli-file-unreadable'
      ? new CliError('cli-file-missing', { file, folder: process.cwd() }, options)
      : new CliError('cli-file-no-folder', { file, folder: dirname(file) }, options);
  const phrase = (code === undefined ? undefined : PHRASES[code]) ?? other;
  return new CliError(phrase, { file, problem: code ?? String(error) }, options);
}

function toCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}
