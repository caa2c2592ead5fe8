import { useDoc } from '@docusaurus/plugin-content-docs/client';
import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import useListedPage from '../../hooks/useListedPage';
import styles from './styles.module.css';

/**
 * The page as Markdown, to be copied (`src/behaviors/content/copy.ts`) or opened: what an assistant is given. The page of an
 * operation adds links, and says when its examples ran: its checks sent all of them to the sandbox.
 */
export default function PageActions({ children }: { children?: ReactNode }): ReactNode {
  const { metadata } = useDoc();
  const { page, commitDay } = useListedPage();
  const markdown = `${metadata.permalink}.md`;
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
      {children}
      {page?.method && commitDay && (
        <span>
          <Translate
            id="page.replayed"
            description="Below the title of an operation; {day} is a date such as 2026-11-24"
            values={{ day: <time dateTime={commitDay}>{commitDay}</time> }}
          >
            {'Every example replayed on {day}'}
          </Translate>
        </span>
      )}
    </nav>
  );
}
