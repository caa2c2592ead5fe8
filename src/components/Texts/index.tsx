import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';

/** Strings for `src/behaviors/texts.ts`. As attributes, they are not part of the page's content. */
export default function Texts(): ReactNode {
  return (
    <>
      <p role="status" data-announcer="" className="unseen" />
      <div
        hidden
        data-texts=""
        data-wait={translate({
          id: 'loading.wait',
          message: 'Loading the page…',
          description: 'Beside the spinner while a page loads',
        })}
        data-failed={translate({
          id: 'loading.failed',
          message: "A part of this page couldn't be loaded. Check your connection and try again.",
          description: 'When a page could not be loaded',
        })}
        data-gone={translate({
          id: 'loading.gone',
          message: 'A new version of the portal was published. Reload the page to continue.',
          description: 'When a part of a page was replaced by a new version',
        })}
        data-retry={translate({
          id: 'loading.retry',
          message: 'Retry',
          description: 'Button that loads a page again',
        })}
        data-reload={translate({
          id: 'loading.reload',
          message: 'Reload the page',
          description: 'Button for when a new version of the portal was published',
        })}
        data-search-offline={translate({
          id: 'search.offline',
          message: "You're offline. The search must load its index once; after that, it works offline.",
          description: 'When the search index could not be fetched without a network',
        })}
        data-link-copied={translate({
          id: 'heading.copied',
          message: 'The link was copied',
          description: 'Said to screen readers after the link of a heading was pressed',
        })}
        data-close-sidebar={translate({
          id: 'theme.docs.sidebar.closeSidebarButtonAriaLabel',
          message: 'Close navigation bar',
          description: 'The ARIA label for close button of mobile sidebar',
        })}
        data-color-mode={translate({
          id: 'theme.colorToggle.ariaLabel',
          message: 'Switch between dark and light mode (currently {mode})',
          description: 'The ARIA label for the color mode toggle',
        })}
        data-system-mode={translate({
          id: 'theme.colorToggle.ariaLabel.mode.system',
          message: 'system mode',
          description: 'The name for the system color mode',
        })}
        data-light-mode={translate({
          id: 'theme.colorToggle.ariaLabel.mode.light',
          message: 'light mode',
          description: 'The name for the light color mode',
        })}
        data-dark-mode={translate({
          id: 'theme.colorToggle.ariaLabel.mode.dark',
          message: 'dark mode',
          description: 'The name for the dark color mode',
        })}
      />
    </>
  );
}
