import { translate } from '@docusaurus/Translate';
import type { Missing } from './useSearchPart';

/** Why the search is not there. */
export function describeMissing(why: Missing): string {
  const sentences: Record<Missing, string> = {
    waiting: translate({
      id: 'search.loading',
      message: 'Loading the search…',
      description: 'While the search index is being fetched',
    }),
    offline: translate({
      id: 'search.offline',
      message: "You're offline. The search must load its index once; after that, it works offline.",
      description: 'When the search index could not be fetched without a network',
    }),
    failed: translate({
      id: 'search.failed',
      message:
        "The search couldn't be loaded. Your text is kept. Try again, or reload the page if a new version of the portal was just published.",
      description: 'When the search index could not be fetched',
    }),
    'needs-build': translate({
      id: 'search.needsBuild',
      message: 'Search works on the built site. Run npm run build and npm run serve.',
      description: 'In live authoring, which has no search index',
    }),
  };
  return sentences[why];
}
