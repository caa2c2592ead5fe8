import MiniSearch from 'minisearch';
import { fetchDocuments, type Engine } from './engine';
import { toMiniSearchOptions } from './minisearch-options';

type Found = { id: number }[];

/** MiniSearch with the weights of VitePress, and the browser's own segmenter for Japanese. */
export async function open(base: string): Promise<Engine> {
  const [json, documents] = await Promise.all([
    fetch(`${base}index.json`).then((response) => response.text()),
    fetchDocuments(base),
  ]);
  const index = MiniSearch.loadJSON(json, toMiniSearchOptions(document.documentElement.lang));
  const engine: Engine<Found> = {
    search: (query) => index.search(query),
    list: (found) => found.map(({ id }) => [documents[id]?.address ?? '']),
  };
  return engine as Engine;
}
