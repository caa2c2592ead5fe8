import { notFound } from '../http/failure';
import type { RecordsByKind, StoreReader } from '../store/store';

/** The record of the caller with the id that the path has. @throws ApiFailure when the caller has none with this id. */
export async function getOwn<Kind extends 'carrier' | 'shipment'>(
  reader: StoreReader,
  kind: Kind,
  owner: string,
  id: string,
): Promise<RecordsByKind[Kind]> {
  const record = await reader.find(kind, owner, id);
  if (!record) throw notFound(`not-found-${kind}`, 'id', id);
  return record;
}
