import { SearchWorker } from '@easyops-cn/docusaurus-search-local/dist/client/client/theme/worker';
import type { Engine } from './engine';

type Found = Awaited<ReturnType<SearchWorker['search']>>;

/** More than its list shows, so that a wanted section can be found anywhere. */
const LIMIT = 50;

/** The code of its worker, on the main thread, where it is spared the way there and back. */
export async function open(base: string): Promise<Engine> {
  const worker = new SearchWorker();
  await worker.fetchIndexes(base, '');
  const engine: Engine<Found> = {
    search: (query) => worker.search(base, '', query, LIMIT),
    list: (found) => found.map(({ document: { u, h = '' } }) => [`${u}${h}`]),
  };
  return engine as Engine;
}
