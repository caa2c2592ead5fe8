import { BLOCK_SIZE, TIES } from './schema';

/**
 * Puts a shipment at its place in the owner's order: after all others of its millisecond. It belongs to the block that
 * covers the place; where that is full and ends here, a new block begins. A shipment that has a place keeps it.
 *
 * Arguments: owner, id, created (milliseconds since 1970), state, carrier, origin.
 */
export const PUT_SHIPMENT = `
  WITH
    spot AS (
      SELECT coalesce(
        (SELECT max(place) + 1 FROM shipment
          WHERE owner = :owner AND place >= (:created << ${TIES}) AND place < ((:created + 1) << ${TIES})),
        :created << ${TIES}
      ) AS place
    ),
    home AS (
      SELECT coalesce((SELECT max(block) FROM tally WHERE owner = :owner AND block <= spot.place), 0) AS block FROM spot
    )
  INSERT INTO shipment (owner, place, block, seq, state, carrier, origin)
  SELECT
    :owner,
    spot.place,
    iif(
      coalesce((SELECT sum(n) FROM tally WHERE owner = :owner AND tally.block = home.block), 0) >= ${BLOCK_SIZE}
      AND NOT EXISTS (
        SELECT 1 FROM shipment WHERE owner = :owner AND shipment.place > spot.place
          AND shipment.place < coalesce(
            (SELECT min(block) FROM tally WHERE owner = :owner AND block > home.block), 9223372036854775807)
      ),
      spot.place,
      home.block
    ),
    (SELECT seq FROM record WHERE kind = 'shipment' AND id = :id),
    :state, :carrier, :origin
  FROM spot, home
  WHERE true
  ON CONFLICT (seq) DO UPDATE SET state = excluded.state, carrier = excluded.carrier, origin = excluded.origin`;

/**
 * Cuts the block of a shipment in two once it holds twice as many as others: where shipments come in another order than
 * they were made, no new block begins by itself. Arguments: owner, id.
 */
export const CUT_BLOCK = `
  WITH
    home AS (
      SELECT block, coalesce(
        (SELECT min(tally.block) FROM tally WHERE owner = :owner AND tally.block > shipment.block), 9223372036854775807
      ) AS next
      FROM shipment WHERE seq = (SELECT seq FROM record WHERE kind = 'shipment' AND id = :id)
    ),
    full AS (
      SELECT block, next FROM home
      WHERE (SELECT sum(n) FROM tally WHERE owner = :owner AND tally.block = home.block) >= ${2 * BLOCK_SIZE}
    ),
    middle AS (
      SELECT place FROM shipment
      WHERE owner = :owner AND place >= (SELECT block FROM full) AND place < (SELECT next FROM full)
      ORDER BY place LIMIT 1 OFFSET ${BLOCK_SIZE}
    )
  UPDATE shipment SET block = (SELECT place FROM middle)
  WHERE owner = :owner AND place >= (SELECT place FROM middle) AND place < (SELECT next FROM full)`;

const FILTER = `(:state IS NULL OR state = :state)
  AND (:carrier IS NULL OR carrier = :carrier)
  AND (:origin IS NULL OR origin = :origin)`;

/**
 * `counted`: matching shipments by block. `ranks`: how many matching shipments are older than the bounds of the query;
 * only within the blocks in which the bounds fall they are counted one by one.
 */
const RANKS = `
  counted AS (SELECT block, sum(n) AS n FROM tally WHERE owner = :owner AND ${FILTER} GROUP BY block),
  ranks AS (SELECT ${toRank(':from')} AS low, ${toRank(':before')} AS high)`;

function toRank(moment: string): string {
  const place = `(${moment} << ${TIES})`;
  const block = `(SELECT max(block) FROM tally WHERE owner = :owner AND block <= ${place})`;
  return `coalesce((SELECT sum(n) FROM counted WHERE block < ${block}), 0) + (
    SELECT count(*) FROM shipment WHERE owner = :owner AND place >= ${block} AND place < ${place} AND ${FILTER})`;
}

/**
 * How many shipments match, beside each body of a page, oldest first; of an empty page beside null. The page is a range of
 * ranks; the blocks that hold it are found by adding up their counts, and only those are walked.
 *
 * Arguments: owner, from, before (milliseconds since 1970), state, carrier, origin, limit, and offset, which counts from
 * the newest.
 */
export const LIST_SHIPMENTS = `
  WITH ${RANKS},
    page AS (SELECT max(low, high - :offset - :limit) AS first, high - :offset AS last FROM ranks),
    walked AS (SELECT block, n, sum(n) OVER (ORDER BY block) - n AS below FROM counted),
    touched AS (SELECT block, below FROM walked, page WHERE below + n > first AND below < last),
    listed AS (
      SELECT shipment.seq, shipment.place
      FROM touched CROSS JOIN shipment ON owner = :owner AND place >= touched.block AND place < coalesce(
        (SELECT min(block) FROM tally WHERE owner = :owner AND block > touched.block), 9223372036854775807)
      WHERE ${FILTER}
      ORDER BY place
      LIMIT (SELECT max(last - first, 0) FROM page)
      OFFSET (SELECT max(first - (SELECT min(below) FROM touched), 0) FROM page)
    )
  SELECT max(high - low, 0), record.body
  FROM ranks LEFT JOIN listed LEFT JOIN record ON record.seq = listed.seq
  ORDER BY listed.place`;
