/** How long a call lasted, in at most six characters: 0.4 → '1 ms', 825.2 → '825 ms', 1313 → '1.3 s' */
export function renderDuration(milliseconds: number): string {
  const rounded = Math.max(1, Math.round(milliseconds));
  return rounded < 1000 ? `${rounded} ms` : `${(rounded / 1000).toFixed(1)} s`;
}
