import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import { readLocale } from '../../hooks/locale';
import { askSandbox, toSandboxError, type SandboxError } from '../../hooks/sandbox-client';
import { putSandboxAside } from '../../hooks/useSandbox';
import { LinkError, readFragment, STORY_MARK, type LinkProblem } from '../../share/link';
import { replayStory } from '../../share/replay';
import type { Story } from '../../share/story';
import type { WebState } from '../../../sandbox/web';

export type StoryStep =
  | { step: 'closed' | 'reading' }
  | { step: 'unreadable'; problem: LinkProblem }
  | { step: 'asking'; story: Story; state: WebState }
  | { step: 'replaying'; story: Story; done: number }
  | { step: 'replayed'; story: Story; different: number }
  | { step: 'failed'; error: SandboxError };

type UseStory = { at: StoryStep; replay: () => Promise<void>; retry: () => void; close: () => void };

/** The story of the URL, from the question to the replay. */
export default function useStory(): UseStory {
  const [at, setAt] = useState<StoryStep>({ step: 'reading' });
  useEffect(() => {
    const read = (): void => void readStory(setAt);
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);

  async function replay(): Promise<void> {
    if (at.step !== 'asking') return;
    const { story } = at;
    setAt({ step: 'replaying', story, done: 0 });
    try {
      await putSandboxAside();
      const different = await replayStory(story, SANDBOX, {
        locale: readLocale(),
        report: (done) => setAt({ step: 'replaying', story, done }),
      });
      setAt({ step: 'replayed', story, different });
    } catch (error) {
      setAt(toFailed(error));
    }
  }

  function close(): void {
    const { pathname, search } = window.location;
    // Not asked again on a reload.
    window.history.replaceState(window.history.state, '', pathname + search);
    setAt({ step: 'closed' });
  }

  return { at, replay, retry: () => void readStory(setAt), close };
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
