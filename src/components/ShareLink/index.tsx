import Translate, { translate } from '@docusaurus/Translate';
import { useId, useState, type ReactNode } from 'react';
import { copyText } from '../../behaviors/clipboard';
import { renderFragment, STORY_CALLS_MAX, toStory, type Sandbox } from '../../../stories';
import type { CallRecord } from '../../../sandbox/web';
import styles from './styles.module.css';

type Outcome = { kind: 'copied' | 'too-long' | 'too-many' } | { kind: 'shown'; link: string };

/** Copies a link that contains the masked calls of the sandbox in its fragment, which no browser sends to a server. */
export default function ShareLink({ calls, state }: { calls: CallRecord[]; state: Sandbox }): ReactNode {
  const [outcome, setOutcome] = useState<Outcome>();
  const noteId = useId();
  return (
    <div className={styles.share}>
      <button type="button" aria-describedby={noteId} onClick={() => void share(calls, state).then(setOutcome)}>
        <Translate id="share.copy" description="Button that copies a link with the calls of the sandbox">
          Copy link to these calls
        </Translate>
      </button>
      <p id={noteId} className={styles.note}>
        <Translate id="share.note" description="Beside the button that copies a link">
          Anyone with the link can replay these calls.
        </Translate>
      </p>
      <p role="status" className={styles.note}>
        {outcome && describe(outcome)}
      </p>
      {outcome?.kind === 'shown' && (
        <input
          readOnly
          className={styles.link}
          value={outcome.link}
          onFocus={({ target }) => target.select()}
          aria-label={translate({ id: 'share.link', message: 'Link', description: 'A link to be copied by hand' })}
        />
      )}
    </div>
  );
}

async function share(calls: CallRecord[], state: Sandbox): Promise<Outcome> {
  if (calls.length >= STORY_CALLS_MAX) return { kind: 'too-many' };
  const fragment = await renderFragment(toStory(calls, state)).catch(() => undefined);
  if (fragment === undefined) return { kind: 'too-long' };
  const { origin, pathname } = window.location;
  const link = origin + pathname + fragment;
  return (await copyText(link)) ? { kind: 'copied' } : { kind: 'shown', link };
}

function describe({ kind }: Outcome): string {
  const sentences: Record<Outcome['kind'], string> = {
    copied: translate({ id: 'copy.copied', message: 'Copied', description: 'After the copy button did its work' }),
    shown: translate({
      id: 'copy.failed',
      message: 'Select and copy manually',
      description: 'When the browser does not let the copy button copy',
    }),
    'too-long': translate({
      id: 'share.tooLong',
      message: 'These calls are too long for a link. Reset the sandbox and repeat the calls that you want to share.',
      description: 'When a link would be too long',
    }),
    'too-many': translate({
      id: 'share.tooMany',
      message:
        'The sandbox keeps only the last 200 calls, and the first ones are gone. Reset it and repeat the calls that you want to share.',
      description: 'When the log of calls has lost its beginning',
    }),
  };
  return sentences[kind];
}
