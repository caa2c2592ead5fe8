import Translate, { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import { useEffect, useRef, type ReactNode } from 'react';
import type { LinkProblem } from '../../share/link';
import type { Story as SharedStory } from '../../share/story';
import type { WebState } from '../../../sandbox/web';
import SandboxProblem from '../SandboxProblem';
import styles from './styles.module.css';
import useStory, { type StoryStep } from './useStory';

/** Asks before the calls of a link are replayed, says what happens to the reader's own data, and replays them. */
export default function Story(): ReactNode {
  const { at, replay, cancel, retry, close } = useStory();
  const dialog = useRef<HTMLDialogElement>(null);
  const isOpen = at.step !== 'closed';
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return (
    <dialog
      ref={dialog}
      className={clsx('controls', styles.dialog)}
      aria-labelledby="story-title"
      onCancel={(event) => {
        event.preventDefault();
        if (at.step === 'replaying') cancel();
        else if (at.step !== 'cancelling') close();
      }}
    >
      <h2 id="story-title" className={styles.title}>
        <Translate id="story.title" description="Title of the question whether to replay the calls of a link">
          Shared calls
        </Translate>
      </h2>
      {at.step === 'unreadable' && <p role="alert">{describeProblem(at.problem)}</p>}
      {at.step === 'failed' && <SandboxProblem problem={at.error} onRetry={retry} />}
      {at.step === 'asking' && <Question story={at.story} state={at.state} />}
      <p role="status">{describeStep(at)}</p>
      <p className={styles.buttons}>
        {at.step === 'asking' && (
          <button type="button" className={styles.main} onClick={() => void replay()}>
            <Translate id="story.replay" description="Button that replays the calls of a link">
              Replay
            </Translate>
          </button>
        )}
        <button type="button" disabled={at.step === 'cancelling'} onClick={at.step === 'replaying' ? cancel : close}>
          {describeClose(at)}
        </button>
      </p>
    </dialog>
  );
}

function describeClose({ step }: StoryStep): string {
  if (step === 'replaying')
    return translate({ id: 'story.cancel', message: 'Cancel', description: 'Button that ends the replay of calls' });
  if (step === 'asking')
    return translate({ id: 'story.refuse', message: 'Not now', description: 'Button that replays nothing' });
  return translate({ id: 'story.close', message: 'Close', description: 'Button that closes a dialog' });
}

function describeStep(at: StoryStep): string {
  switch (at.step) {
    case 'reading':
      return translate({ id: 'story.reading', message: 'Reading the link…', description: 'While a link is read' });
    case 'replaying':
      return `${describeProgress(at.done, at.story.calls.length)} ${describeWait(at.secondsLeft)}`;
    case 'cancelling':
      return translate({
        id: 'story.cancelling',
        message: 'Restoring what was there before…',
        description: 'After the reader canceled the replay of the calls of a link',
      });
    case 'replayed':
      return describeOutcome(at.story.calls.length, at.different);
    default:
      return '';
  }
}

function describeProgress(done: number, count: number): string {
  return translate(
    {
      id: 'story.replaying',
      message: 'Call {done} of {count}…',
      description: 'While the calls of a link are replayed',
    },
    { done, count },
  );
}

function describeWait(seconds: number | undefined): string {
  if (seconds === undefined) return '';
  return translate(
    {
      id: 'story.left',
      message: 'About {seconds} s left.',
      description: 'How long the replay of the calls of a link still takes',
    },
    { seconds },
  );
}

function Question({ story: { calls }, state }: { story: SharedStory; state: WebState }): ReactNode {
  return (
    <>
      <p>
        {translate(
          {
            id: 'story.contents',
            message: 'This link contains {count} calls to the sandbox. They run in this page, and nothing is sent.',
            description: 'What a link contains',
          },
          { count: calls.length },
        )}
      </p>
      <ol className={styles.calls} tabIndex={0}>
        {calls.map(({ method, path, status }, index) => (
          <li key={index}>
            <code translate="no">{`${method} ${path}`}</code> {status === 0 ? '' : status}
          </li>
        ))}
      </ol>
      <p>{describeOwn(state)}</p>
    </>
  );
}

function describeOwn({ callers, records, hasAside }: WebState): string {
  if (hasAside) {
    return translate({
      id: 'story.own.aside',
      message: 'They replace the calls that you replayed before. Your own data remains saved.',
      description: 'What happens to the data of the sandbox when shared calls are replayed once more',
    });
  }
  if (callers.length === 0) {
    return translate({
      id: 'story.own.empty',
      message: 'Your sandbox is empty.',
      description: 'What happens to the data of the sandbox when there is none',
    });
  }
  return translate(
    {
      id: 'story.own.kept',
      message:
        'Your data ({count} records) is saved separately. You can restore it in the sandbox bar at any time; this deletes the shared calls.',
      description: 'What happens to the data of the sandbox when shared calls are replayed',
    },
    { count: records.length },
  );
}

function describeOutcome(count: number, different: number): string {
  return different === 0
    ? translate(
        {
          id: 'story.same',
          message: '{count} calls were replayed, each with the recorded status.',
          description: 'After the calls of a link were replayed',
        },
        { count },
      )
    : translate(
        {
          id: 'story.different',
          message:
            '{count} calls were replayed. {different} of them returned a different status than when the link was created.',
          description: 'After the calls of a link were replayed, and not all went as before',
        },
        { count, different },
      );
}

function describeProblem(problem: LinkProblem): string {
  const sentences: Record<LinkProblem, string> = {
    damaged: translate({
      id: 'story.damaged',
      message: 'The link is damaged or incomplete. Ask for it again and copy the whole link.',
      description: 'When a link cannot be read',
    }),
    newer: translate({
      id: 'story.newer',
      message: 'The link was created by a newer version of this portal. Reload the page and open the link again.',
      description: 'When a link cannot be read',
    }),
    'too-long': translate({
      id: 'story.tooLong',
      message: 'The link is too long to be valid. Ask for it again.',
      description: 'When a link cannot be read',
    }),
  };
  return sentences[problem];
}
