import { CALL_NAMES } from './calls';
import type { Measured } from './compare';
import type { Listing } from './listing';
import type { ServerName } from './servers';
import type { Starts } from './starts';
import { listTargets } from './targets';

export type Results = { starts: Starts; servers: Record<ServerName, Measured>; listings: Listing[] };

/** Prints the results and compares them with the targets. @returns whether all are met */
export function printTables(results: Results): boolean {
  printComparison(results);
  printListings(results);
  const targets = listTargets(results);
  printTable(
    ['target', 'measured', 'wanted', ''],
    targets.map(({ name, value, target, isMet }) => [name, value, target, isMet ? 'pass' : 'MISS']),
  );
  const missed = targets.filter(({ isMet }) => !isMet).length;
  console.log(`\n${targets.length - missed} targets met, ${missed} missed`);
  return missed === 0;
}

function printComparison({ starts, servers: { memory, file, prism } }: Results): void {
  const rows = CALL_NAMES.flatMap((name) => {
    const [ours, kept, peer] = [memory, file, prism].map(({ calls }) => calls[name]);
    if (!ours || !kept || !peer) return [];
    return [
      row(`${name}: requests per second`, [ours.rate, kept.rate, peer.rate], 0),
      row(`${name}: p50 ms`, [ours.p50, kept.p50, peer.p50]),
      row(`${name}: p99 ms`, [ours.p99, kept.p99, peer.p99]),
    ];
  });
  printTable(
    ['measure', 'in memory', 'in a file', 'Prism', 'in memory : Prism', 'in a file : Prism'],
    [
      ...rows,
      row('memory when ready, MB', [memory.idle, file.idle, prism.idle], 0),
      row('memory after all calls, MB', [memory.loaded, file.loaded, prism.loaded], 0),
      row('start until the address is printed, ms', [starts.memory, starts.file, starts.prism], 0),
    ],
  );
}

function row(name: string, [ours = NaN, kept = NaN, peer = NaN]: number[], digits = 2): string[] {
  const ratios = [ours / peer, kept / peer].map((ratio) => ratio.toFixed(2));
  return [name, ...[ours, kept, peer].map((value) => value.toFixed(digits)), ...ratios];
}

function printListings({ listings }: Results): void {
  printTable(
    [
      'list of fifty among',
      ...['first page', 'last page', 'filtered'].flatMap((page) => [`${page}: per second`, 'p50 ms', 'p99 ms']),
    ],
    listings.map(({ stock, first, last, filtered }) => [
      stock.toLocaleString('en'),
      ...[first, last, filtered].flatMap(({ rate, p50, p99 }) => [rate.toFixed(0), p50.toFixed(2), p99.toFixed(2)]),
    ]),
  );
}

function printTable(head: string[], rows: string[][]): void {
  console.log(`\n| ${head.join(' | ')} |\n|${' --- |'.repeat(head.length)}`);
  for (const cells of rows) console.log(`| ${cells.join(' | ')} |`);
}
