import { Charset, Document } from 'flexsearch';
import { fetchDocuments, type Engine } from './engine';

type Found = { result: number[] }[];

const LIMIT = 1000;

/** Its index is made in the page: that is faster than fetching its export. */
export async function open(base: string): Promise<Engine> {
  const documents = await fetchDocuments(base);
  const isJapanese = document.documentElement.lang === 'ja';
  const toField = (field: string): { field: string; tokenize: string; encoder: object } => ({
    field,
    tokenize: 'forward',
    encoder: isJapanese ? Charset.CJK : Charset.LatinBalance,
  });
  const index = new Document({ document: { id: 'id', index: [toField('title'), toField('text')] } });
  for (const one of documents) index.add(one);
  const engine: Engine<Found> = {
    search: (query) => index.search(query, { limit: LIMIT }),
    list: (found) => [...new Set(found.flatMap(({ result }) => result))].map((id) => documents[id]?.address ?? ''),
  };
  return engine as Engine;
}
