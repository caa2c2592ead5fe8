/** Tabs, as spreadsheets copy rows, and commas. */
const SEPARATORS = ['\t', ','];

/** Whether the first two lines of a text have the same separator at least twice each, and the first is no JSON or markup. */
export function hasRows(text: string): boolean {
  const end = text.indexOf('\n');
  if (end < 0) return false;
  const [first, second] = [text.slice(0, end), text.slice(end + 1).split('\n', 1)[0] ?? ''];
  const bracket = first.search(/[{[<]/);
  return SEPARATORS.some((separator) => {
    const at = first.indexOf(separator);
    return (bracket < 0 || at < bracket) && occursTwice(first, separator) && occursTwice(second, separator);
  });
}

function occursTwice(line: string, separator: string): boolean {
  const at = line.indexOf(separator);
  return at >= 0 && line.includes(separator, at + 1);
}
