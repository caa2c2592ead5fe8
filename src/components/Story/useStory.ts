import data from '@generated/console/default/console-data.json';
import { useEffect, useRef, useState, type Dispatch, type SetStateAction } from 'react';
import { readLocale } from '../../hooks/locale';
import { askSandbox, toSandboxError, type SandboxError } from '../../hooks/sandbox-client';
import { LEFT, putSandboxAside, replays, resetSandbox, RESTORED } from '../../hooks/useSandbox';
import {
  LinkError,
  readFragment,
  STORY_MARK,
  type LinkProblem,
  HarError,
  HAR_SIZE_MAX,
  readHar,
  type HarProblem,
  replayStory,
  type Replayed,
  type Story,
} from '../../../stories';
import type { WebState } from '../../../sandbox/web';

export type StoryStep =
  | { step: 'closed' | 'reading' }
  | { step: 'unreadable'; problem: LinkProblem | HarProblem }
  | { step: 'asking'; story: Story; ignored: number; incomplete: number; state: WebState }
  | { step: 'replaying'; story: Story; done: number; secondsLeft?: number }
  | { step: 'cancelling' }
  | { step: 'replayed'; story: Story; replayed: Replayed[] }
  | { step: 'failed'; error: SandboxError };

type UseStory = {
  at: StoryStep;
  replay: () => Promise<void>;
  /** Ends a replay and restores what was there before it. */
  cancel: () => void;
  retry: () => void;
  close: () => void;
};

/** The story of the URL or of a HAR file, from the question to the replay. */
export default function useStory(file?: File): UseStory {
  const [at, setAt] = useState<StoryStep>({ step: 'reading' });
  const running = useRef(new AbortController());
  useEffect(() => {
    const read = (): void => void readStory(setAt, file);
    read();
    if (!file) window.addEventListener('hashchange', read);
    return () => {
      window.removeEventListener('hashchange', read);
      // A replay ends with its page.
      running.current.abort(LEFT);
    };
  }, [file]);

  async function replay(): Promise<void> {
    if (at.step !== 'asking' && at.step !== 'replayed') return;
    const { story } = at;
    const controller = new AbortController();
    running.current = controller;
    replays.add(controller);
    const { signal } = controller;
    setAt({ step: 'replaying', story, done: 0 });
    try {
      await putSandboxAside();
      const begun = Date.now();
      const replayed = await replayStory(story, SANDBOX, {
        locale: readLocale(),
        signal,
        report: (done) => {
          const secondsLeft = Math.ceil((((Date.now() - begun) / done) * (story.calls.length - done)) / 1000);
          if (!signal.aborted) setAt({ step: 'replaying', story, done, secondsLeft });
        },
      });
      setAt({ step: 'replayed', story, replayed });
    } catch (error) {
      if (!signal.aborted) setAt(toFailed(error));
      else if (signal.reason === RESTORED || (await restoreOwn(setAt))) {
        if (signal.reason === LEFT) return;
        if (file) await readStory(setAt, file);
        else close();
      }
    } finally {
      replays.delete(controller);
    }
  }

  function cancel(): void {
    running.current.abort();
    setAt({ step: 'cancelling' });
  }

  function close(): void {
    removeStory();
    setAt({ step: 'closed' });
  }

  return { at, replay, cancel, retry: () => void readStory(setAt, file), close };
}

/** Without it, a reload asks no more. */
function removeStory(): void {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search);
}

async function restoreOwn(setAt: Dispatch<SetStateAction<StoryStep>>): Promise<boolean> {
  try {
    const { hasAside } = await askSandbox('state', null).result;
    if (hasAside) await askSandbox('bringBack', null).result;
    else await resetSandbox();
    return true;
  } catch (error) {
    setAt(toFailed(error));
    return false;
  }
}

const SANDBOX = {
  settings: (change: Parameters<typeof askSandbox<'settings'>>[1]) => askSandbox('settings', change).result,
  send: (request: Parameters<typeof askSandbox<'send'>>[1]) => askSandbox('send', request).result,
  wait: (duration: number) => new Promise((resolve) => setTimeout(resolve, duration)),
};

async function readStory(setAt: Dispatch<SetStateAction<StoryStep>>, file: File | undefined): Promise<void> {
  const { hash } = window.location;
  if (!file && !hash.startsWith(STORY_MARK)) {
    // The reader has left the link while it was read.
    setAt((now) => (now.step === 'reading' ? { step: 'closed' } : now));
    return;
  }
  // Closing the dialog removes the hash as well.
  const isLeft = (): boolean => !file && window.location.hash !== hash;
  setAt({ step: 'reading' });
  try {
    const read = file ? await readFile(file) : { story: await readFragment(hash), ignored: 0, incomplete: 0 };
    if (isLeft()) return;
    const state = await askSandbox('state', null).result;
    if (isLeft()) return;
    setAt({ step: 'asking', ...read, state });
  } catch (error) {
    if (isLeft()) return;
    const isUnreadable = error instanceof LinkError || error instanceof HarError;
    setAt(isUnreadable ? { step: 'unreadable', problem: error.problem } : toFailed(error));
  }
}

async function readFile(file: File): Promise<ReturnType<typeof readHar>> {
  if (file.size > HAR_SIZE_MAX) throw new HarError('too-large');
  return readHar(await file.text(), { operations: data.operations, prefix: new URL(data.sandboxUrl).pathname });
}

function toFailed(error: unknown): StoryStep {
  return { step: 'failed', error: toSandboxError(error) };
}
