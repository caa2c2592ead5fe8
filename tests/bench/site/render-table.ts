import type { Verdict } from './rows';

/** Values of each site, the portal's ratio to stock Docusaurus, and whether what is required and the goal are held. */
export function renderTable(verdicts: Verdict[]): string {
  const names = [...(verdicts[0]?.values.keys() ?? [])];
  const table = [['', ...names, 'ratio', 'required', 'goal', ''], ...verdicts.map(renderRow)];
  const widths = (table[0] ?? []).map((_, column) => Math.max(...table.map((line) => line[column]?.length ?? 0)));
  return table
    .map((line) =>
      line
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function renderRow({ row, values, ratio, verdict }: Verdict): string[] {
  return [
    row.unit ? `${row.name}, ${row.unit}` : row.name,
    ...[...values.values()].map((value) => value.toFixed(row.digits ?? 0)),
    Number.isFinite(ratio) ? ratio.toFixed(2) : '',
    [row.required?.toString(), row.ahead && `< ${row.ahead}`].filter(Boolean).join(', '),
    row.goal?.toString() ?? '',
    verdict,
  ];
}
