import { writeStored } from '../../../hooks/stored';
import useStored from '../../../hooks/useStored';

export type RecentQueries = { queries: string[]; add: (query: string) => void; clear: () => void };

const RECENT_MAX = 6;

/** Queries that led somewhere, the newest first, kept by language and place of the portal. */
export default function useRecent(baseUrl: string): RecentQueries {
  const key = `search.${baseUrl}`;
  const queries = toQueries(useStored(key));
  return {
    queries,
    add(query) {
      const text = query.trim();
      if (text) writeStored(key, [text, ...queries.filter((one) => one !== text)].slice(0, RECENT_MAX));
    },
    clear: () => writeStored(key, undefined),
  };
}

/** Reads stored queries. Another version of the portal, or a person, may have stored anything. */
function toQueries(stored: unknown): string[] {
  const texts = Array.isArray(stored) ? stored.filter((entry) => typeof entry === 'string') : [];
  return [...new Set(texts)].filter((text) => text.trim() !== '').slice(0, RECENT_MAX);
}
