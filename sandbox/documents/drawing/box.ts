/** A rectangle on a page, in millimeters from the top left. */
export type Box = { x: number; y: number; width: number; height: number };

/** The box without a margin on each side. */
export function inset(box: Box, by: number, byVertically = by): Box {
  return {
    x: box.x + by,
    y: box.y + byVertically,
    width: box.width - 2 * by,
    height: box.height - 2 * byVertically,
  };
}

/** Cuts a box into rows from top to bottom, by their shares of its height. */
export function splitRows(box: Box, shares: number[]): Box[] {
  const sum = shares.reduce((total, share) => total + share, 0);
  let y = box.y;
  return shares.map((share) => {
    const height = (box.height * share) / sum;
    const row = { ...box, y, height };
    y += height;
    return row;
  });
}

/** Cuts a box into columns from left to right, by their shares of its width. */
export function splitColumns(box: Box, shares: number[]): Box[] {
  const sum = shares.reduce((total, share) => total + share, 0);
  let x = box.x;
  return shares.map((share) => {
    const width = (box.width * share) / sum;
    const column = { ...box, x, width };
    x += width;
    return column;
  });
}
