import { translate } from '@docusaurus/Translate';
import { limitQuery, QUERY_LENGTH_MAX } from '../../../../search';
import type { Results } from './find-results';

/** The text for a query that is longer than what is searched. */
export function describeLimit(): string {
  return translate(
    {
      id: 'search.long',
      message: 'The query is too long: only its first {max} characters are searched.',
      description: 'When a query exceeds the number of characters that are searched',
    },
    { max: QUERY_LENGTH_MAX },
  );
}

/** Which words the results do not have. */
export function describePart(without: readonly string[]): string {
  return translate(
    {
      id: 'search.without',
      message: 'No section has all of these words. Omitted: {words}',
      description: 'Above the results for a part of a query',
    },
    { words: without.join(' ') },
  );
}

/** The announcement of results for screen readers. */
export function describeResults(results: Results): string {
  const searched = limitQuery(results.query);
  const count = describeCount(results, searched);
  return count && searched !== results.query ? `${count} ${describeLimit()}` : count;
}

function describeCount({ state, hits, meant, without }: Results, searched: string): string {
  const count = hits.length;
  switch (state) {
    case 'start':
    case 'short':
    case 'open':
      return '';
    case 'none':
      return translate(
        { id: 'search.none', message: 'No results for “{query}”.', description: 'When nothing was found' },
        { query: searched },
      );
    case 'found':
      if (meant === undefined) {
        const said = translate(
          {
            id: 'search.said',
            message: 'Results: {count}',
            description: 'Told to screen readers when something was found',
          },
          { count },
        );
        return without ? `${said}. ${describePart(without)}` : said;
      }
      return translate(
        {
          id: 'search.said.meant',
          message: 'Results for “{meant}”: {count}',
          description: 'Told to screen readers after a mistyped query was repaired',
        },
        { count, meant },
      );
  }
}
