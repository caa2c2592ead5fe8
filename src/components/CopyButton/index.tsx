import { translate } from '@docusaurus/Translate';
import { useEffect, useState, type ReactNode } from 'react';
import styles from './styles.module.css';

/** How long the button says what it did, in milliseconds. */
const TOLD_FOR = 2000;

type State = 'ready' | 'copied' | 'failed';

/** Copies a text and says so, to the eye and to a screen reader. */
export default function CopyButton({ text }: { text: string }): ReactNode {
  const [state, setState] = useState<State>('ready');
  useEffect(() => {
    if (state === 'ready') return undefined;
    const timer = setTimeout(() => setState('ready'), TOLD_FOR);
    return () => clearTimeout(timer);
  }, [state]);

  const handleClick = (): void => {
    copyText(text).then(
      () => setState('copied'),
      () => setState('failed'),
    );
  };

  return (
    <>
      <button type="button" className={styles.button} onClick={handleClick}>
        {nameOf(state)}
      </button>
      <span role="status" className={styles.status}>
        {state === 'ready' ? '' : nameOf(state)}
      </span>
    </>
  );
}

/** Rejects without a clipboard, which a page has only under HTTPS and with permission. */
async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}

function nameOf(state: State): string {
  switch (state) {
    case 'ready':
      return translate({ id: 'copy.ready', message: 'Copy', description: 'Button that copies a code block' });
    case 'copied':
      return translate({ id: 'copy.copied', message: 'Copied', description: 'After the copy button did its work' });
    case 'failed':
      return translate({
        id: 'copy.failed',
        message: 'Select and copy by hand',
        description: 'When the browser does not let the copy button copy',
      });
  }
}
