import { startBehaviors, startShell } from '../behaviors';
import { showPage } from '../behaviors/lifecycle';
import { loadBehaviors } from '../behaviors/content/on-demand';

/** The script of a built page, whose HTML is complete when it begins. */
startBehaviors();
startShell();
showPage();
// Docusaurus writes this attribute as false into every page: now its controls work.
void loadBehaviors().then(() => (document.documentElement.dataset.hasHydrated = 'true'));
