import { LOCALES, type Locale } from '../../agreement/page-ids';
import { rateQueries, type Rating } from '../../agreement/search/rate-queries';
import type { Measured, Typing } from './measure';
import { ENGINES, SIZES, type EngineName } from './plan';
import type { Portal } from './portal';
import { listTargets, type Target } from './targets';

export type Results = {
  measured: Measured[];
  /** Keystrokes of the portal on a processor of a quarter of the speed. */
  slow: Record<string, Typing>;
  portal: Portal;
};

/** Prints the results and compares them with the targets. @returns whether all are met */
export function printTables(results: Results): boolean {
  for (const locale of LOCALES) {
    const measured = results.measured.filter((one) => one.locale === locale);
    printEngines(measured, locale);
    printClasses(measured, locale);
  }
  const targets = LOCALES.flatMap((locale) => listTargets(results, locale));
  printHead(['measure', 'locale', 'measured', 'target', '']);
  for (const target of targets) console.log(renderTarget(target));
  const missed = targets.filter(({ isMet }) => !isMet).length;
  console.log(`\n${targets.length - missed} targets met, ${missed} missed`);
  return missed === 0;
}

function printHead(cells: string[]): void {
  console.log(`\n| ${cells.join(' | ')} |\n|${' --- |'.repeat(cells.length)}`);
}

function printEngines(measured: Measured[], locale: Locale): void {
  const sizes = SIZES.map((size) => `keystroke ms at ${size}, p50 / p99`);
  console.log(`\n${locale}`);
  printHead(['engine', 'first query kB', 'requests', 'load ms', ...sizes, 'search alone ms, p99']);
  for (const one of measured) {
    const cells = [
      ENGINES[one.engine].title,
      (one.bytes / 1000).toFixed(1),
      one.requests,
      one.loadMs.toFixed(0),
      ...SIZES.map((size) => renderTyping(one.typing[size])),
      one.typing.real?.found.p99.toFixed(2),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
}

/** Prints hit@1 / hit@3 / MRR by class of query: of the reported part, and for the portal also of the tuning part. */
function printClasses(measured: Measured[], locale: Locale): void {
  const titles = measured.map(({ engine }) => ENGINES[engine].title);
  console.log(`\n${locale}: hit@1 / hit@3 / MRR`);
  printHead(['queries', 'count', ...titles, 'the portal, tuning part']);
  const asked = measured[0]?.asked ?? [];
  for (const name of ['all', ...new Set(asked.map((query) => query.name))]) {
    const rate = (one: Measured | undefined, part: string): Rating =>
      rateQueries((one?.asked ?? []).filter((query) => query.part === part && (name === 'all' || query.name === name)));
    const ratings = measured.map((one) => rate(one, 'reported'));
    const cells = [name, ratings[0]?.count, ...[...ratings, rate(measured[0], 'tuning')].map(renderRating)];
    console.log(`| ${cells.join(' | ')} |`);
  }
}

function renderRating({ count, hit1, hit3, mrr }: Rating): string {
  return count === 0 ? '–' : [hit1, hit3, mrr].map((share) => share.toFixed(2)).join(' / ');
}

function renderTyping(typing: Typing | undefined): string {
  return typing ? `${typing.p50.toFixed(2)} / ${typing.p99.toFixed(2)}` : '–';
}

function renderTarget({ name, locale, value, target, isMet }: Target): string {
  return `| ${name} | ${locale} | ${value} | ${target} | ${isMet ? 'pass' : 'MISS'} |`;
}

export function getMeasured({ measured }: Results, locale: Locale, engine: EngineName): Measured {
  const found = measured.find((one) => one.locale === locale && one.engine === engine);
  if (!found) throw new Error(`${engine} was not measured in ${locale}.`);
  return found;
}
