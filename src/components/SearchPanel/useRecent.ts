import useStored from './useStored';

export type RecentQueries = { queries: string[]; add: (query: string) => void; clear: () => void };

const MOST = 6;

/** Queries that led somewhere, the newest first, kept by language and place of the portal. */
export default function useRecent(baseUrl: string): RecentQueries {
  const [stored, store] = useStored(`portal.search.${baseUrl}`);
  const queries = parse(stored);
  return {
    queries,
    add(query) {
      const text = query.trim();
      if (text) store(JSON.stringify([text, ...queries.filter((one) => one !== text)].slice(0, MOST)));
    },
    clear: () => store(null),
  };
}

/** What another version of the portal or a person stored there may be anything. */
function parse(stored: string | null): string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    const texts = Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
    return [...new Set(texts)].filter((text) => text.trim() !== '').slice(0, MOST);
  } catch {
    return [];
  }
}
