import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

type Props = {
  /** The URL of the page as Markdown. */
  markdown: string;
  /** The day of the commit, '2026-11-24', on the page of an operation: its checks sent every example to the sandbox. */
  replayedOn: string | undefined;
};

/** The page as Markdown, to be copied (`src/behaviors/content/copy.ts`) or opened: what an assistant is given. */
export default function PageActions({ markdown, replayedOn }: Props): ReactNode {
  const ready = translate({
    id: 'page.copy',
    message: 'Copy as Markdown',
    description: 'Button that copies the whole page as Markdown',
  });
  return (
    <nav
      className={styles.actions}
      aria-label={translate({
        id: 'page.actions',
        message: 'This page as Markdown',
        description: 'Name of the links and buttons below the title of a page',
      })}
    >
      <button
        type="button"
        data-copy={ready}
        data-copy-file={markdown}
        data-copied={translate({
          id: 'copy.copied',
          message: 'Copied',
          description: 'After the copy button did its work',
        })}
        data-failed={translate({
          id: 'page.copy.failed',
          message: "Couldn't copy. Select “View as Markdown” and copy from there.",
          description: 'When the browser does not let the button copy the page',
        })}
      >
        {ready}
      </button>
      <span role="status" className="unseen" />
      <a href={markdown} type="text/markdown">
        <Translate id="page.view" description="Link to the page as Markdown">
          View as Markdown
        </Translate>
      </a>
      {replayedOn && (
        <span>
          <Translate
            id="page.replayed"
            description="Below the title of an operation; {day} is a date such as 2026-11-24"
            values={{ day: <time dateTime={replayedOn}>{replayedOn}</time> }}
          >
            {'Every example replayed on {day}'}
          </Translate>
        </span>
      )}
    </nav>
  );
}
