import type { ClientModule } from '@docusaurus/types';
import { startBehaviors } from '../behaviors';
import { leavePage, showPage } from '../behaviors/lifecycle';

if (typeof document !== 'undefined') startBehaviors();

/** Notifies the behaviors of the page that is shown in live authoring, where Docusaurus' own client leads from page to page. */
const clientModule: ClientModule = {
  onRouteUpdate({ location, previousLocation }) {
    if (previousLocation && location.pathname !== previousLocation.pathname) leavePage();
    return undefined;
  },
  onRouteDidUpdate({ location, previousLocation }) {
    if (location.pathname !== previousLocation?.pathname) showPage();
  },
};

export default clientModule;
