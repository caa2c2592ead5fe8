import { useEffect, useRef, useState, type Dispatch, type SetStateAction } from 'react';
import { readLocale } from '../../hooks/locale';
import { askSandbox, toSandboxError, type SandboxError } from '../../hooks/sandbox-client';
import { putSandboxAside, resetSandbox } from '../../hooks/useSandbox';
import { LinkError, readFragment, STORY_MARK, type LinkProblem } from '../../share/link';
import { replayStory } from '../../share/replay';
import type { Story } from '../../share/story';
import type { WebState } from '../../../sandbox/web';

export type StoryStep =
  | { step: 'closed' | 'reading' }
  | { step: 'unreadable'; problem: LinkProblem }
  | { step: 'asking'; story: Story; state: WebState }
  | { step: 'replaying'; story: Story; done: number; secondsLeft?: number }
  | { step: 'cancelling' }
  | { step: 'replayed'; story: Story; different: number }
  | { step: 'failed'; error: SandboxError };

type UseStory = {
  at: StoryStep;
  replay: () => Promise<void>;
  /** Ends a replay and restores what was there before it. */
  cancel: () => void;
  retry: () => void;
  close: () => void;
};

/** The story of the URL, from the question to the replay. */
export default function useStory(): UseStory {
  const [at, setAt] = useState<StoryStep>({ step: 'reading' });
  const running = useRef(new AbortController());
  useEffect(() => {
    const read = (): void => void readStory(setAt);
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);

  async function replay(): Promise<void> {
    if (at.step !== 'asking') return;
    const { story } = at;
    const { signal } = (running.current = new AbortController());
    setAt({ step: 'replaying', story, done: 0 });
    try {
      await putSandboxAside();
      const begun = Date.now();
      const different = await replayStory(story, SANDBOX, {
        locale: readLocale(),
        signal,
        report: (done) => {
          const secondsLeft = Math.ceil((((Date.now() - begun) / done) * (story.calls.length - done)) / 1000);
          if (!signal.aborted) setAt({ step: 'replaying', story, done, secondsLeft });
        },
      });
      setAt({ step: 'replayed', story, different });
    } catch (error) {
      if (signal.aborted) await restoreOwn(setAt);
      else setAt(toFailed(error));
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

  return { at, replay, cancel, retry: () => void readStory(setAt), close };
}

/** Without it, a reload asks no more. */
function removeStory(): void {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search);
}

async function restoreOwn(setAt: Dispatch<SetStateAction<StoryStep>>): Promise<void> {
  try {
    const { hasAside } = await askSandbox('state', null).result;
    if (hasAside) await askSandbox('bringBack', null).result;
    else await resetSandbox();
    removeStory();
    setAt({ step: 'closed' });
  } catch (error) {
    setAt(toFailed(error));
  }
}

const SANDBOX = {
  settings: (change: Parameters<typeof askSandbox<'settings'>>[1]) => askSandbox('settings', change).result,
  send: (request: Parameters<typeof askSandbox<'send'>>[1]) => askSandbox('send', request).result,
  wait: (duration: number) => new Promise((resolve) => setTimeout(resolve, duration)),
};

async function readStory(setAt: Dispatch<SetStateAction<StoryStep>>): Promise<void> {
  const { hash } = window.location;
  if (!hash.startsWith(STORY_MARK)) {
    // The reader has left the link while it was read.
    setAt((now) => (now.step === 'reading' ? { step: 'closed' } : now));
    return;
  }
  // Closing the dialog removes the hash as well.
  const isLeft = (): boolean => window.location.hash !== hash;
  setAt({ step: 'reading' });
  try {
    const story = await readFragment(hash);
    if (isLeft()) return;
    const state = await askSandbox('state', null).result;
    if (isLeft()) return;
    setAt({ step: 'asking', story, state });
  } catch (error) {
    if (isLeft()) return;
    setAt(error instanceof LinkError ? { step: 'unreadable', problem: error.problem } : toFailed(error));
  }
}

function toFailed(error: unknown): StoryStep {
  return { step: 'failed', error: toSandboxError(error) };
}
