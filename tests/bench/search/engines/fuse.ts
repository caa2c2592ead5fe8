import Fuse from 'fuse.js';
import { fetchDocuments, type Engine } from './engine';

type Found = { refIndex: number }[];

const LIMIT = 1000;

export async function open(base: string): Promise<Engine> {
  const documents = await fetchDocuments(base);
  const fuse = new Fuse(documents, {
    keys: [
      { name: 'title', weight: 3 },
      { name: 'text', weight: 1 },
    ],
    ignoreLocation: true,
    threshold: 0.2,
  });
  const engine: Engine<Found> = {
    search: (query) => fuse.search(query, { limit: LIMIT }),
    list: (found) => found.map(({ refIndex }) => documents[refIndex]?.address ?? ''),
  };
  return engine as Engine;
}
