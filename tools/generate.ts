import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import holidayJp from '@holiday-jp/holiday_jp';
import { format as formatText, resolveConfig } from 'prettier';
import openapiTS, { astToString } from 'openapi-typescript';
import { parse } from 'yaml';

/**
 * Writes what is made from the contract, its TypeScript types and the list of assumptions for the owner, from the fonts of
 * labels the widths of their characters, the holidays of Japan, the client's methods, and the list of budgets in the README
 * of the benches. With --check it only compares, and fails on a difference.
 */
async function main(): Promise<void> {
  const check = process.argv.includes('--check');
  const stale: string[] = [];
  const contractDir = resolve('contract');
  const put = (file: string, content: string): void => {
    if (!check) return writeFileSync(file, content);
    if (readOrEmpty(file) !== content) stale.push(file);
  };

  mkdirSync('contract/generated', { recursive: true });
  const dataSchema = parse(readFileSync(join(contractDir, 'data/data-files.schema.yaml'), 'utf8')) as Record<
    string,
    unknown
  >;
  // The loader fills in defaults.
  put('contract/generated/data-files.ts', await toTypes(dataSchema, { defaultNonNullable: true }));

  const { listAssumptions, loadContract } = await import('../contract/node');
  // A new example has no response before its types are generated and it is recorded.
  const contract = loadContract(contractDir, { isRecording: true });
  put('contract/generated/openapi.ts', await toTypes(withoutConditions(contract.openapi) as Record<string, unknown>));
  const { renderAssumptions } = await import('./render-assumptions');
  put('contract/ASSUMED.md', renderAssumptions(listAssumptions(contractDir)));

  put('contract/generated/holidays.ts', renderHolidays());

  const { renderBudgets } = await import('../tests/bench/budgets');
  put(BENCHES, await format(putBetween(readFileSync(BENCHES, 'utf8'), 'budgets', renderBudgets()), BENCHES));

  const { renderClientInterface } = await import('./render-client-interface');
  put(CLIENT, await format(renderClientInterface(contract), CLIENT));

  const { renderCharacterWidths } = await import('../sandbox/documents/fonts');
  put('sandbox/documents/metrics/character-widths.ts', renderCharacterWidths());

  if (stale.length > 0) {
    console.error(`Not up to date: ${stale.join(', ')}. Run "npm run generate" and commit the result.`);
    process.exit(1);
  }
}

const CLIENT = 'package/client-interface.ts';
const BENCHES = 'tests/bench/README.md';

/** Replaces the content between two comments of a Markdown file: `<!-- budgets -->` and `<!-- /budgets -->`. */
function putBetween(text: string, name: string, content: string): string {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [before, rest] = text.split(start);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error(`${BENCHES} has no ${start} with ${end} after it.`);
  return `${before}${start}\n\n${content}\n\n${end}${after}`;
}

async function format(text: string, filepath: string): Promise<string> {
  return formatText(text, { ...(await resolveConfig(filepath)), filepath });
}

/** Japanese holidays from the year of the recording on, as far as anyone plans a shipment: a few hundred bytes for the browser. */
const HOLIDAY_YEARS = [2026, 2029] as const;

function renderHolidays(): string {
  const [first, last] = HOLIDAY_YEARS.map((year, end) => new Date(Date.UTC(year + end, 0, end ? 0 : 1)));
  if (!first || !last) throw new Error('A range has two ends.');
  const years = new Map<string, string[]>();
  for (const { date } of holidayJp.between(first, last)) {
    const [year = '', month = '', day = ''] = date.toISOString().split(/[-T]/);
    years.set(year, [...(years.get(year) ?? []), month + day]);
  }
  const rows = [...years].map(([year, days]) => `  ${year}: '${days.join(' ')}',`);
  return [
    '// Generated from @holiday-jp/holiday_jp by "npm run generate"; do not edit.',
    '',
    '/** The holidays of Japan by year, as months and days. */',
    'export const HOLIDAYS: Readonly<Record<string, string>> = {',
    ...rows,
    '};',
    '',
  ].join('\n');
}

/** Callers can omit fields with a default; an object without described fields can contain anything. */
const OPTIONS = { exportType: true, silent: true, defaultNonNullable: false, emptyObjectsUnknown: true };

async function toTypes(document: Record<string, unknown>, options: Partial<typeof OPTIONS> = {}): Promise<string> {
  const types = astToString(await openapiTS(JSON.stringify(document), { ...OPTIONS, ...options }));
  return `/* eslint-disable */\n// Generated from the contract by "npm run generate"; do not edit.\n\n${types}`;
}

/** Conditions say which values go together; TypeScript's types leave that to the rules. */
function withoutConditions(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value
      .filter((entry: unknown) => !(entry && typeof entry === 'object' && ('if' in entry || isChoice(entry))))
      .map(withoutConditions);
  }
  if (!value || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, entry]) => [key, withoutConditions(entry)] as const)
      .filter(([key, entry]) => !(key === 'allOf' && Array.isArray(entry) && entry.length === 0))
      .filter(([key]) => key !== 'if' && key !== 'then')
      .filter(([key, entry]) => !(key === 'anyOf' && Array.isArray(entry) && entry.every(isBareRequirement))),
  );
}

/** A part that only says which fields are needed: { anyOf: [{ required: ['company'] }, …] } */
function isChoice(schema: object): boolean {
  return Object.keys(schema).join() === 'anyOf';
}

/** The same next to the fields: `{ required: ['company'] }` */
function isBareRequirement(schema: unknown): boolean {
  return typeof schema === 'object' && schema !== null && 'required' in schema && !('type' in schema);
}

function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

void main();
