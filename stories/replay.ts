import type { Settings, WebRequest, WebResponse } from '../sandbox/web';
import { listDifferences, type Difference } from './list-differences';
import { listMade, type Story, type StoryCall } from './story';

type Sandbox = {
  settings: (change: Partial<Settings>) => Promise<unknown>;
  send: (request: WebRequest) => Promise<WebResponse>;
  /** In milliseconds. */
  wait: (duration: number) => Promise<unknown>;
};

type Options = {
  locale: WebRequest['locale'];
  /** Receives the number of calls that are done. */
  report: (done: number) => void;
  /** Ends the replay before the next call. */
  signal?: AbortSignal;
};

/** The response to a call here, and its differences from the recorded one, if that is known. */
export type Replayed = { status: number; response: string; differences: Difference[] };

/** A token that the reader of the link does not have: the sandbox rejects it, as it rejected the one that was entered. */
const LEFT_OUT = 'tok_left_out';
/** How often a call is sent again after the call limit has rejected it. */
const TRIES_MAX = 5;

/**
 * Sends the calls of a story to an empty sandbox, each at its time. References to what earlier calls made follow what
 * they make now.
 *
 * @returns for each call the status, and what differs from a recorded response
 * @throws the reason of the signal, when it is aborted
 */
export async function replayStory(
  story: Story,
  sandbox: Sandbox,
  { locale, report, signal }: Options,
): Promise<Replayed[]> {
  const ids = new Map<string, string>();
  const replayed: Replayed[] = [];
  for (const [index, call] of story.calls.entries()) {
    signal?.throwIfAborted();
    await sandbox.settings({
      seed: story.seed,
      clockOffset: Math.round(call.at - Date.now()),
      ignoreHours: story.ignoreHours && !call.isOutsideHours,
    });
    const response = await sendWithin(sandbox, toRequest(call, ids, locale), { expected: call.status, signal });
    const made = listMade({ method: call.method, status: response.status, response: response.body });
    call.made.forEach((id, place) => ids.set(id, made[place] ?? id));
    // A proxy can record calls without their bodies.
    const differences = call.response ? listDifferences(fill(call.response, ids), response.body) : [];
    replayed.push({ status: response.status, response: response.body, differences });
    report(index + 1);
  }
  signal?.throwIfAborted();
  await sandbox.settings({ clockOffset: Math.round(story.now - Date.now()), ignoreHours: story.ignoreHours });
  return replayed;
}

/** The call limit goes by real time, and a story is replayed faster than it was made. */
async function sendWithin(
  sandbox: Sandbox,
  request: WebRequest,
  { expected, signal }: { expected: number; signal: AbortSignal | undefined },
): Promise<WebResponse> {
  for (let tries = 1; ; tries += 1) {
    const response = await sandbox.send(request);
    if (response.status !== 429 || expected === 429 || tries === TRIES_MAX) return response;
    await sandbox.wait(1000);
    signal?.throwIfAborted();
  }
}

function toRequest(call: StoryCall, ids: Map<string, string>, locale: WebRequest['locale']): WebRequest {
  const { method, path, caller, scenario, body } = call;
  return {
    method,
    path: fill(path, ids),
    caller: caller === '' ? 'account' : fill(caller, ids),
    ...(caller === '' ? { token: LEFT_OUT } : {}),
    locale,
    scenario,
    ...(body === undefined ? {} : { body: fill(body, ids) }),
  };
}

/** A text with the IDs of here in the place of the recorded ones. */
function fill(text: string, ids: Map<string, string>): string {
  return text.replace(/[\w-]+/g, (word) => ids.get(word) ?? word);
}
