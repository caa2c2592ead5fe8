import { startBackToTop } from './chrome/back-to-top';
import { startCarrierLens } from './content/carrier-lens';
import { startCloseSearch } from './chrome/close-search';
import { startColorMode } from './chrome/color-mode';
import { startComposition } from './composition';
import { startCopy } from './content/copy';
import { startCounter } from './content/counter';
import { startDrawer } from './chrome/drawer';
import { startFolds } from './content/folds';
import { startHeadingLinks } from './content/heading-links';
import { startIslands } from './content/islands';
import { startKeptPlace } from './navigation/kept-place';
import { startLanguageMenu } from './chrome/language-menu';
import { startNavigation } from './navigation/navigation';
import { startNearestPage } from './navigation/nearest-page';
import { startOnDemand } from './content/on-demand';
import { startPickers } from './content/pickers';
import { startReadingPlace } from './reading-place';
import { repairUrl } from './navigation/repair-url';
import { startSandboxBar } from './chrome/sandbox-bar';
import { startScrollRegions } from './content/scroll-regions';
import { startSearch } from './chrome/search';
import { startSidebar } from './chrome/sidebar';
import { startSkipLink } from './chrome/skip-link';
import { startStory } from './navigation/story';
import { startTableOfContents } from './chrome/table-of-contents';
import { startTabs } from './content/tabs';
import { startTarget } from './navigation/target';

/** Starts the behaviors of content, once: they listen at the document, so they work for every page shown in it. */
export function startBehaviors(): void {
  // Before anything that reads the URL.
  repairUrl();
  // Before any other handler of keys.
  startComposition();
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
  startCounter();
  startStory();
  startSearch();
  startCloseSearch();
  startSandboxBar();
}

/** Starts what the theme does by itself in live authoring: navbar, sidebar, contents and navigation. */
export function startShell(): void {
  startColorMode();
  startLanguageMenu();
  startDrawer();
  startSidebar();
  startTableOfContents();
  startBackToTop();
  startSkipLink();
  startNavigation();
  startKeptPlace();
}
