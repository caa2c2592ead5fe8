import { startBehaviours, startShell } from '../behaviors';
import { showPage } from '../behaviors/lifecycle';
import { loadBehaviours } from '../behaviors/content/on-demand';

/** What the browser runs in a built page, whose HTML is there when this script begins. */
startBehaviours();
startShell();
showPage();
// Docusaurus writes this attribute as false into every page: now its controls work.
void loadBehaviours().then(() => (document.documentElement.dataset.hasHydrated = 'true'));
