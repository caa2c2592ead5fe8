import { parseJson } from '../../../contract/json';
import type { ConsoleExample, ConsoleOperation } from '../../../contract';
import type { ListedRecord, WebState } from '../../../sandbox/web';
import { fillReferences } from './prerequisites';

/** A request as the reader edits it. */
export type Draft = { path: Record<string, string>; query: Record<string, string>; body: string };

/** The stored part of a draft: only its differences from the example. */
export type StoredDraft = Partial<Draft> & {
  /** A link to a record has set the path, not the reader. */
  isPrefilled?: boolean;
};

type Params = {
  example: ConsoleExample;
  examples: readonly ConsoleExample[];
  records: readonly ListedRecord[];
  state: Pick<WebState, 'exampleValues'>;
};

/** The request of an example with real dates and the IDs of the reader's own records. */
export function toDraft({ example, examples, records, state }: Params): Draft {
  const fill = (text: string): string => {
    const dated = Object.entries(state.exampleValues).reduce(
      (done, [mark, value]) => done.replaceAll(mark, value),
      text,
    );
    return fillReferences(dated, { examples, records });
  };
  const fillAll = (values: Record<string, string>): Record<string, string> =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, fill(value)]));
  return {
    path: fillAll(example.path),
    query: fillAll(example.query),
    body: example.request === undefined ? '' : fill(JSON.stringify(example.request, null, 2)),
  };
}

/** Without a path that a link has set, once its record is gone; undefined when nothing is left. */
export function dropStalePath(
  stored: StoredDraft | undefined,
  records: readonly ListedRecord[],
): StoredDraft | undefined {
  if (!stored?.isPrefilled) return stored;
  const values = Object.values(stored.path ?? {});
  const isFound = records.some(({ id, trackingNumbers = [] }) =>
    values.some((value) => value === id || trackingNumbers.includes(value)),
  );
  if (isFound) return stored;
  const { path: _, isPrefilled: __, ...edits } = stored;
  return Object.keys(edits).length > 0 ? edits : undefined;
}

/** Returns the path and the query of a draft: `/shipments/{id}`, `{ id: 'API-1' }` → `/shipments/API-1` */
export function toRequestPath({ path, parameters }: ConsoleOperation, draft: Draft): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(draft.path[name] ?? ''));
  const pairs = parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name }) => [name, draft.query[name] ?? ''])
    .filter(([, value]) => value !== '');
  return pairs.length === 0 ? filled : `${filled}?${new URLSearchParams(pairs).toString()}`;
}

/** The carrier that a body names, and whether it creates a test shipment. */
export function readSetup(body: string): { carrier?: string; test?: unknown } {
  return (parseJson(body) as { setup?: { carrier?: string; test?: unknown } } | null | undefined)?.setup ?? {};
}
