import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import data from '@generated/console/default/console-data.json';
import type { MouseEvent, ReactNode } from 'react';
import { joinSentences } from '../../../contract/join-sentences';
import useSandbox from '../../hooks/useSandbox';
import SandboxStatus from '../SandboxStatus';
import { describeSandbox } from '../SandboxStatus/words';
import RequestEditor from './RequestEditor';
import styles from './styles.module.css';

type Props = { operation: string; host: HTMLElement; intent: string };

/**
 * The console of an operation: the request of the selected example, ready to send to the sandbox of this page. It is a tab
 * next to those of the example, or a sheet over the page on a phone.
 */
export default function Console({ operation: id, host, intent }: Props): ReactNode {
  const { state } = useSandbox();
  const operation = data.operations.find((one) => one.id === id);
  if (!operation) return null;
  const close = (): void => {
    const tab = document.getElementById(REQUEST_TAB);
    // The console is hidden next, and the focus must not be in it. Behind a sheet, where the tab is inert, this does nothing.
    tab?.focus({ preventScroll: true });
    tab?.click();
  };
  return (
    <section
      className={clsx('controls', styles.console)}
      aria-labelledby="example-try-tab"
      onKeyDown={({ key }) => key === 'Escape' && close()}
      onClick={(event) => leadsBehindSheet(event) && close()}
    >
      <p className={styles.promise}>
        {joinSentences([
          describeSandbox(),
          translate({
            id: 'console.server',
            message: 'Requests go here, whichever server the page shows.',
            description: 'In the console of an operation: its requests never go to production',
          }),
        ])}
      </p>
      <SandboxStatus />
      {state && <RequestEditor operation={operation} state={state} host={host} isArrival={intent === 'arrive'} />}
    </section>
  );
}

/** The tab that shows the example again (`src/components/Examples`). */
const REQUEST_TAB = 'example-request-tab';

/** A link to a field of this page, which the sheet covers. */
function leadsBehindSheet({ target, currentTarget }: MouseEvent): boolean {
  const sheet = currentTarget.closest('[data-sheet]');
  const isOver = sheet !== null && getComputedStyle(sheet).position === 'fixed';
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#"]') : null;
  return isOver && link?.pathname === window.location.pathname;
}
