import { translate } from '@docusaurus/Translate';
import type { Results } from './useResults';

/** What screen readers are told of results. */
export function describeResults({ state, query, hits, meant }: Results): string {
  const count = hits.length;
  switch (state) {
    case 'short':
    case 'open':
      return '';
    case 'none':
      return translate(
        { id: 'search.none', message: 'Nothing was found for “{query}”.', description: 'When nothing was found' },
        { query },
      );
    case 'found':
      if (meant === undefined) {
        return translate(
          {
            id: 'search.said',
            message: '{count} results',
            description: 'Told to screen readers when something was found',
          },
          { count },
        );
      }
      return translate(
        {
          id: 'search.said.meant',
          message: '{count} results for “{meant}”',
          description: 'Told to screen readers after a mistyped query was repaired',
        },
        { count, meant },
      );
  }
}
