import { notFound } from '../http/failure';
import type { RecordsByKind, StoreReader } from '../../store/store';

/** Returns the caller's record with the ID in the path. @throws ApiFailure if the caller has none with this ID */
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
