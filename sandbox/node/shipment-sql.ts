/** Arguments: owner, from, before (milliseconds since 1970), state, carrier, origin; null for any. */
const MATCHES = `kind = 'shipment' AND owner = :owner AND created >= :from AND created < :before
  AND (:state IS NULL OR state = :state)
  AND (:carrier IS NULL OR carrier = :carrier)
  AND (:origin IS NULL OR origin = :origin)`;

export const COUNT_SHIPMENTS = `SELECT count(*) FROM record WHERE ${MATCHES}`;

/** A page, newest first. The index alone finds its shipments, and only theirs are read. Also: limit, offset. */
export const LIST_SHIPMENTS = `
  SELECT body
  FROM (SELECT seq FROM record WHERE ${MATCHES} ORDER BY created DESC, seq DESC LIMIT :limit OFFSET :offset)
  JOIN record USING (seq)
  ORDER BY created DESC, seq DESC`;

/** A number that rises with every change of a shipment: as long as it is the same, so are the counts. */
export const READ_REVISION = 'SELECT value FROM shipment_revision';
export const RAISE_REVISION = 'UPDATE shipment_revision SET value = value + 1';
