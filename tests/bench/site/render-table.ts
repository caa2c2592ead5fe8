import { ROWS, type Measured, type Row } from './rows';

/** Values of each site, the portal's ratio to stock Docusaurus, and whether floor and goal are held. */
export function renderTable(sites: Map<string, Measured>): string {
  const names = [...sites.keys()];
  const head = ['', ...names, 'ratio', 'floor', 'goal', ''];
  const lines = ROWS.map((row) => renderRow(row, sites));
  const table = [head, ...lines];
  const widths = head.map((_, column) => Math.max(...table.map((line) => line[column]?.length ?? 0)));
  return table
    .map((line) =>
      line
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function renderRow(row: Row, sites: Map<string, Measured>): string[] {
  const values = new Map([...sites].map(([name, measured]) => [name, row.read(measured)]));
  const own = values.get('portal') ?? Number.NaN;
  const ratio = own / (values.get('docusaurus') ?? Number.NaN);
  return [
    row.unit ? `${row.name}, ${row.unit}` : row.name,
    ...[...values.values()].map((value) => value.toFixed(row.digits ?? 0)),
    Number.isFinite(ratio) ? ratio.toFixed(2) : '',
    row.floor?.toString() ?? '',
    [row.goal?.toString(), row.ahead && `< ${row.ahead}`].filter(Boolean).join(', '),
    judge(row, { own, ratio, ahead: row.ahead ? values.get(row.ahead) : undefined }),
  ];
}

function judge(row: Row, { own, ratio, ahead }: { own: number; ratio: number; ahead: number | undefined }): string {
  const measured = row.absolute ? Number(own.toFixed(row.digits ?? 0)) : ratio;
  if (!Number.isFinite(measured)) return '';
  if (row.floor !== undefined && measured > row.floor) return 'BELOW THE FLOOR';
  if (row.goal === undefined) return row.floor === undefined ? '' : 'pass';
  if (measured > row.goal) return row.floor === undefined ? 'miss' : 'floor held, goal missed';
  return ahead !== undefined && own >= ahead ? 'miss' : 'pass';
}
