import type { RecordKind, StoreReader } from '../../store/store';

/** Draws IDs until one is free and was never in use. */
export async function generateUniqueId(reader: StoreReader, kind: RecordKind, draw: () => string): Promise<string> {
  for (;;) {
    const id = draw();
    if (!(await reader.exists(kind, id)) && !(await reader.exists('former', id))) return id;
  }
}
