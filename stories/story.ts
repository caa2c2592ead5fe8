import type { CallRecord } from '../sandbox/web';
import { asObject, parseJson } from './json';

/** The calls of a reader, in a shared link or a file: what was sent, when, and what it created. */
export type Story = {
  seed: string;
  /** The clock of the sandbox when the link was made, in milliseconds since 1970, UTC. */
  now: number;
  ignoreHours: boolean;
  calls: StoryCall[];
};

export type StoryCall = {
  method: string;
  /** Path and query below the version prefix. */
  path: string;
  /** `account`, the ID of a sub user as it was recorded, or an empty string for a token that the reader entered. */
  caller: string;
  scenario: string;
  body: string | undefined;
  /** The time by the clock of the sandbox, in milliseconds since 1970, UTC. */
  at: number;
  status: number;
  /** It was rejected as the test environment of Yamato was closed; the reader opened it for later calls. */
  isOutsideHours: boolean;
  /** The IDs and tracking numbers that the call made: in another sandbox they are others, and later calls refer to them. */
  made: string[];
  /** The recorded response, which a link has no room for. */
  response?: string;
};

/** The most calls of a story. The log of the sandbox keeps no more. */
export const STORY_CALLS_MAX = 200;

export type Sandbox = Pick<Story, 'seed' | 'now' | 'ignoreHours'>;

/** The story of a sandbox. The calls of one that leaves the page are masked before (`maskCalls`). */
export function toStory(calls: readonly CallRecord[], { seed, now, ignoreHours }: Sandbox): Story {
  return { seed, now, ignoreHours, calls: calls.filter(isRepeatable).map(toStoryCall) };
}

/** Lists the IDs and tracking numbers in a response: { id: 'API-1', delivery: { tracking_numbers: ['360'] } } → ['API-1', '360'] */
export function listMade({ method, status, response }: Pick<CallRecord, 'method' | 'status' | 'response'>): string[] {
  if (method !== 'POST' || status !== 200) return [];
  const { id, delivery } = asObject(parseJson(response));
  const { tracking_numbers: numbers } = asObject(delivery);
  return [id, ...(Array.isArray(numbers) ? (numbers as unknown[]) : [])].filter((one) => typeof one === 'string');
}

/** Calls that the call limit rejected are omitted: they depend on how fast the reader was. */
function isRepeatable({ status, scenario }: CallRecord): boolean {
  return status !== 429 || scenario !== '';
}

function toStoryCall(call: CallRecord): StoryCall {
  const { method, path, caller, scenario, body, at, status, response } = call;
  return {
    method,
    path,
    caller,
    // Nobody wants to wait twice.
    scenario: scenario.startsWith('slow:') ? '' : scenario,
    body,
    at,
    status,
    isOutsideHours: response.includes('"yamato-test-hours"'),
    made: listMade(call),
    response,
  };
}
