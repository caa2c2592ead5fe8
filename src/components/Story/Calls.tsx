import type { ReactNode } from 'react';
import type { CaughtErrors } from '../../../check';
import Actions from '../Actions';
import ErrorList from '../Check/ErrorList';
import check from '../Check/styles.module.css';
import frame from '../Counter/styles.module.css';
import SandboxProblem from '../SandboxProblem';
import CallList from './CallList';
import Comparison, { LostNote } from './Comparison';
import useStory from './useStory';
import {
  describeClose,
  describeFile,
  describeIncomplete,
  describeOwn,
  describeProblem,
  describeStep,
  nameReplay,
} from './words';

type Props = {
  file: File;
  /** The errors in its calls, if they were looked for. */
  caught: CaughtErrors | undefined;
};

/** The calls of a HAR file, which run in the reader's sandbox: what each returned next to what was recorded. */
export default function Calls({ file, caught }: Props): ReactNode {
  const { at, replay, cancel, retry } = useStory(file);
  return (
    <>
      <div className={frame.text}>
        {(at.step === 'asking' || at.step === 'replaying') && <CallList calls={at.story.calls} />}
        {at.step === 'replayed' && <Comparison {...at} />}
      </div>
      <div className={frame.answer}>
        <p role="status" className={check.count}>
          {describeStep(at, true)}
        </p>
        {at.step === 'unreadable' && <p role="alert">{describeProblem(at.problem)}</p>}
        {at.step === 'failed' && <SandboxProblem problem={at.error} onRetry={retry} />}
        {at.step === 'asking' && (
          <>
            <p>{describeFile(at.story.calls.length, at.ignored)}</p>
            {at.incomplete > 0 && <p>{describeIncomplete(at.incomplete)}</p>}
            <p>{describeOwn(at.state)}</p>
          </>
        )}
        {at.step === 'replayed' && <LostNote {...at} />}
        {caught && <ErrorList caught={caught} />}
      </div>
      <Actions>
        {(at.step === 'asking' || at.step === 'replayed') && (
          <button type="button" className="control--main" onClick={() => void replay()}>
            {nameReplay()}
          </button>
        )}
        {at.step === 'replaying' && (
          <button type="button" onClick={cancel}>
            {describeClose(at)}
          </button>
        )}
      </Actions>
    </>
  );
}
