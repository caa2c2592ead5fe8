// cspell:ignore Izcn
import { parseJson } from './json';
import { STORY_CALLS_MAX, type Story, type StoryCall } from './story';

/** The prefix of the fragment of a link with a story. */
export const STORY_MARK = '#story=';
/** Longer links are truncated by mail and chat applications. */
export const LINK_LENGTH_MAX = 32_000;

/** The version of what a link contains; a reader's portal may be older than the link. */
const VERSION = 1;
/** The limits of a link, in characters: all of it, one request body, and an ID that a call made. */
const UNPACKED_LENGTH_MAX = 500_000;
const BODY_LENGTH_MAX = 100_000;
const ID_LENGTH_MAX = 100;
/** How far from today the clock of a story may be, in milliseconds: ten years. */
const TIME_DISTANCE_MAX = 10 * 365 * 86_400_000;
/** A simulated error. A delay is never recorded. */
const SCENARIO = /^(?!slow\b)[\w:-]{0,60}$/;

export type LinkProblem = 'damaged' | 'newer' | 'too-long';

export class LinkError extends Error {
  constructor(readonly problem: LinkProblem) {
    super(`The link with a story is ${problem}.`);
  }
}

type Row = [
  method: string,
  path: string,
  caller: string,
  scenario: string,
  body: string | null,
  at: number,
  status: number,
  isOutsideHours: boolean,
  made: string[],
];

/**
 * The fragment of a link: '#story=1.eJyrVspIzcnJ…', the version and the compressed calls. Browsers send no fragment to a server.
 *
 * @throws LinkError `too-long`
 */
export async function renderFragment({ seed, now, ignoreHours, calls }: Story): Promise<string> {
  const rows = calls.map((call): Row => [
    call.method,
    call.path,
    call.caller,
    call.scenario,
    call.body ?? null,
    // Times are close to each other, and so are shorter.
    now - call.at,
    call.status,
    call.isOutsideHours,
    call.made,
  ]);
  const text = JSON.stringify([seed, now, ignoreHours, rows]);
  const packed = await pipe(new TextEncoder().encode(text), new CompressionStream('deflate'));
  const fragment = `${STORY_MARK}${VERSION}.${encodeBase64(packed)}`;
  if (fragment.length > LINK_LENGTH_MAX) throw new LinkError('too-long');
  return fragment;
}

/**
 * The story of a fragment.
 *
 * @throws LinkError when it is damaged or cut off, too long, or made by a newer version of the portal
 */
export async function readFragment(fragment: string): Promise<Story> {
  const [, version = '', packed = ''] = /^#story=(\d+)\.(.*)$/s.exec(fragment) ?? [];
  if (version === '') throw new LinkError('damaged');
  if (Number(version) > VERSION) throw new LinkError('newer');
  if (fragment.length > LINK_LENGTH_MAX) throw new LinkError('too-long');
  const text = await unpack(packed);
  const story = toStory(parseJson(text));
  if (!story) throw new LinkError('damaged');
  return story;
}

async function unpack(packed: string): Promise<string> {
  try {
    return new TextDecoder().decode(await pipe(decodeBase64(packed), new DecompressionStream('deflate')));
  } catch (error) {
    throw error instanceof LinkError ? error : new LinkError('damaged');
  }
}

async function pipe(bytes: Uint8Array<ArrayBuffer>, through: GenericTransformStream): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(through) as ReadableStream<Uint8Array>;
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (const reader = stream.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > UNPACKED_LENGTH_MAX) throw new LinkError('too-long');
    chunks.push(value);
  }
  return new Uint8Array(await new Blob(chunks as BlobPart[]).arrayBuffer());
}

function encodeBase64(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text)
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/={1,2}$/, '');
}

function decodeBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
}

/**
 * The content of a link can be anything: only a story of this form is accepted. It is checked as a whole, before anything of the
 * reader's is set aside, and it has no more calls than the portal puts in a link.
 */
function toStory(value: unknown): Story | undefined {
  if (!Array.isArray(value)) return undefined;
  const [seed, now, ignoreHours, rows] = value as unknown[];
  const isKnown = isText(seed, ID_LENGTH_MAX) && isTime(now) && typeof ignoreHours === 'boolean';
  if (!isKnown || !Array.isArray(rows) || rows.length > STORY_CALLS_MAX) return undefined;
  const calls = rows.map((row) => toCall(row, now));
  if (calls.length === 0 || calls.includes(undefined)) return undefined;
  return { seed, now, ignoreHours, calls: calls as StoryCall[] };
}

function toCall(row: unknown, now: number): StoryCall | undefined {
  if (!isRow(row) || !isTime(now - row[5])) return undefined;
  const [method, path, caller, scenario, body, before, status, isOutsideHours, made] = row;
  return { method, path, caller, scenario, body: body ?? undefined, at: now - before, status, isOutsideHours, made };
}

function isRow(row: unknown): row is Row {
  if (!Array.isArray(row)) return false;
  const [method, path, caller, scenario, body, before, status, isOutsideHours, made] = row as unknown[];
  return (
    isText(path, BODY_LENGTH_MAX) &&
    isText(caller, ID_LENGTH_MAX) &&
    isText(scenario, ID_LENGTH_MAX) &&
    isText(body ?? '', BODY_LENGTH_MAX) &&
    /^[\w-]*$/.test(caller) &&
    SCENARIO.test(scenario) &&
    ['GET', 'POST', 'PUT', 'DELETE'].includes(method as string) &&
    path.startsWith('/') &&
    [before, status].every(Number.isFinite) &&
    typeof isOutsideHours === 'boolean' &&
    Array.isArray(made) &&
    made.every((id) => isText(id, ID_LENGTH_MAX))
  );
}

function isText(value: unknown, most: number): value is string {
  return typeof value === 'string' && value.length <= most;
}

function isTime(value: unknown): value is number {
  return Number.isFinite(value) && Math.abs((value as number) - Date.now()) <= TIME_DISTANCE_MAX;
}
