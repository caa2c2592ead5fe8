import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import { useEffect, useRef, type ReactNode } from 'react';
import SandboxProblem from '../SandboxProblem';
import CallList from './CallList';
import Comparison, { LostNote } from './Comparison';
import styles from './styles.module.css';
import useStory from './useStory';
import { describeClose, describeLink, describeOwn, describeProblem, describeStep, nameReplay } from './words';

/**
 * Asks before the calls of a link are replayed, says what happens to the reader's own data, replays them, and shows what each
 * returned next to what was recorded.
 */
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
      {at.step === 'asking' && (
        <>
          <p>{describeLink(at.story.calls.length)}</p>
          <CallList calls={at.story.calls} />
          <p>{describeOwn(at.state)}</p>
        </>
      )}
      <p role="status">{describeStep(at)}</p>
      {at.step === 'replayed' && (
        <>
          <LostNote {...at} />
          <Comparison {...at} />
        </>
      )}
      <p className={styles.buttons}>
        {at.step === 'asking' && (
          <button type="button" className={styles.main} onClick={() => void replay()}>
            {nameReplay()}
          </button>
        )}
        <button type="button" disabled={at.step === 'cancelling'} onClick={at.step === 'replaying' ? cancel : close}>
          {describeClose(at)}
        </button>
      </p>
    </dialog>
  );
}
