/** A symbol in modules, from its left end: where each bar begins and how wide it is. */
export type Bars = { width: number; bars: { start: number; width: number }[] };

/** Bars from the widths of bars and spaces in turn: `'21'` and `'1'` are a bar of 2, a space of 1, a bar of 1. */
export function toBars(widths: string): Bars {
  const bars: Bars['bars'] = [];
  let place = 0;
  Array.from(widths, Number).forEach((width, index) => {
    if (index % 2 === 0) bars.push({ start: place, width });
    place += width;
  });
  return { width: place, bars };
}
