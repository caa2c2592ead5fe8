import { LOCALES, type Locale } from '../../agreement/page-ids';
import type { Measured, Typing } from './measure';
import { ENGINES, SIZES, type EngineName } from './plan';
import type { Portal } from './portal';
import { listTargets, type Target } from './targets';

export type Results = {
  measured: Measured[];
  /** The longest time for which a keystroke holds the page at 20,000 sections, in milliseconds. */
  holds: Record<string, number>;
  /** Keystrokes of the portal on a processor of a quarter of the speed. */
  slow: Record<string, Typing>;
  portal: Portal;
};

/** Prints what was measured and how it stands against the targets. @returns whether all are met */
export function printTables(results: Results): boolean {
  for (const locale of LOCALES) printEngines(results.measured, locale);
  const targets = LOCALES.flatMap((locale) => listTargets(results, locale));
  console.log('\n| measure | locale | measured | target | |\n| --- | --- | --- | --- | --- |');
  for (const target of targets) console.log(renderTarget(target));
  const missed = targets.filter(({ isMet }) => !isMet).length;
  console.log(`\n${targets.length - missed} targets met, ${missed} missed`);
  return missed === 0;
}

const HEAD = [
  'engine',
  'first query kB',
  'requests',
  'load ms',
  ...SIZES.map((size) => `keystroke ms at ${size}, p50 / p99`),
  'search alone ms, p99',
  'found',
  'first five',
  'first',
  'held-out: found',
  'first five',
  'first',
];

function printEngines(measured: Measured[], locale: Locale): void {
  console.log(`\n${locale}:\n\n| ${HEAD.join(' | ')} |\n|${' --- |'.repeat(HEAD.length)}`);
  for (const one of measured.filter((each) => each.locale === locale)) {
    const { own, 'held-out': heldOut } = one.service;
    const cells = [
      ENGINES[one.engine].title,
      (one.bytes / 1000).toFixed(1),
      one.requests,
      one.loadMs.toFixed(0),
      ...SIZES.map((size) => renderTyping(one.typing[size])),
      one.typing.real?.found.p99.toFixed(2),
      ...[own, heldOut].flatMap(({ found, inFirstFive, first }) => [found, inFirstFive, first].map(renderShare)),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
}

function renderTyping(typing: Typing | undefined): string {
  return typing ? `${typing.p50.toFixed(2)} / ${typing.p99.toFixed(2)}` : '–';
}

function renderShare(share: number): string {
  return share.toFixed(3);
}

function renderTarget({ name, locale, value, target, isMet }: Target): string {
  return `| ${name} | ${locale} | ${value} | ${target} | ${isMet ? 'pass' : 'MISS'} |`;
}

export function getMeasured({ measured }: Results, locale: Locale, engine: EngineName): Measured {
  const found = measured.find((one) => one.locale === locale && one.engine === engine);
  if (!found) throw new Error(`${engine} was not measured in ${locale}.`);
  return found;
}
