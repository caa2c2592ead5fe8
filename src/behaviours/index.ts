import { startBackToTop } from './back-to-top';
import { startCarrierLens } from './carrier-lens';
import { startCloseSearch } from './close-search';
import { startColorMode } from './color-mode';
import { startCopy } from './copy';
import { startDrawer } from './drawer';
import { startFolds } from './folds';
import { startHeadingLinks } from './heading-links';
import { startIslands } from './islands';
import { startKeptPlace } from './kept-place';
import { startLanguageMenu } from './language-menu';
import { startNavigation } from './navigation';
import { startNearestPage } from './nearest-page';
import { startOnDemand } from './on-demand';
import { startPickers } from './pickers';
import { startReadingPlace } from './reading-place';
import { repairUrl } from './repair-url';
import { startSandboxBar } from './sandbox-bar';
import { startScrollRegions } from './scroll-regions';
import { startSearch } from './search';
import { startSidebar } from './sidebar';
import { startSkipLink } from './skip-link';
import { startStory } from './story';
import { startTableOfContents } from './table-of-contents';
import { startTabs } from './tabs';
import { startTarget } from './target';

/** Starts the behaviors of content, once: they listen at the document, so they work for every page shown in it. */
export function startBehaviours(): void {
  // Before anything that reads the URL.
  repairUrl();
  startTabs();
  startPickers();
  startCarrierLens();
  startFolds();
  startTarget();
  startCopy();
  startHeadingLinks();
  startScrollRegions();
  startNearestPage();
  startReadingPlace();
  startOnDemand();
  startIslands();
  startStory();
  startCloseSearch();
  startSandboxBar();
}

/** Starts what the theme does by itself in live authoring: navbar, sidebar, contents, search and navigation. */
export function startShell(): void {
  startColorMode();
  startLanguageMenu();
  startDrawer();
  startSidebar();
  startTableOfContents();
  startBackToTop();
  startSkipLink();
  startSearch();
  startNavigation();
  startKeptPlace();
}
