import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { check } from 'recheck';
import { listRegexes, type Regex } from './list-regexes';

/** Code that runs, and no tests: neither in a browser, in a package, nor in a build may a text delay what reads it. */
const FILES = ['*.ts', '*.tsx', '*.mts', '*.mjs', '*.cjs', '*.js'];
const TESTS = /^tests\/|\.test\.|\/(?:testing|generated)\/|\.d\.ts$/;
/**
 * The expressions that were judged safe. They are in the repository, since judging all lasts minutes and depends in part on
 * chance: only new ones are judged.
 */
const JUDGED = 'tools/lint-regexes/judged.json';
/** The most that may be slow on long strings, where a comment says why they don't meet any. */
const EXCEPTIONS_MAX = 10;
/** How long one expression is judged, in milliseconds. The slowest lasts for some seconds on a busy machine. */
const TIMEOUT = 120_000;
/** What repeats without a limit. Without it, what an expression looks at from each place is limited. */
const REPEATS = /[*+]|\{\d+,\}/;

/** Checks that every regular expression of the code reads a string in a time that is linear in its length. */
async function main(): Promise<void> {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...FILES], {
    encoding: 'utf8',
  });
  const regexes = files
    .split('\n')
    .filter((file) => file !== '' && !TESTS.test(file))
    .flatMap((file) => listRegexes(file, readFileSync(file, 'utf8')));
  const safe = new Set(readJudged());
  const slow = new Map<string, string>();
  const queue = [...new Set(regexes.map(toKey))].filter((key) => REPEATS.test(key) && !safe.has(key));
  const work = async (): Promise<void> => {
    for (let key = queue.shift(); key !== undefined; key = queue.shift()) {
      const problem = await judge(key);
      if (problem === undefined) safe.add(key);
      else slow.set(key, problem);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  const judged = [...new Set(regexes.map(toKey))].filter((key) => safe.has(key)).sort();
  if (!process.env.CI)
    writeFileSync(
      JUDGED,
      `${JSON.stringify(judged, null, 2)}
`,
    );
  const found = regexes.filter((regex) => slow.has(toKey(regex)));
  // Of some, only chance shows that they are slow, so all with a stated bound count.
  const exceptions = new Set(regexes.flatMap(({ bound }) => bound ?? []));
  const wrong = found.filter(({ bound }) => bound === undefined);
  for (const regex of wrong)
    console.log(`${regex.file}:${regex.line}: ${toKey(regex)} is slow on long strings: ${slow.get(toKey(regex))}`);
  if (exceptions.size > EXCEPTIONS_MAX)
    console.log(`${exceptions.size} comments state a bound; at most ${EXCEPTIONS_MAX} may. Make an expression linear.`);
  if (wrong.length > 0)
    console.log('\nLimit each repetition, or begin it with a lookbehind: /(?<!\\/)\\/+$/. See CONTRIBUTING.md.');
  console.log(`${regexes.length} regular expressions, ${exceptions.size} stated bounds`);
  process.exit(wrong.length > 0 || exceptions.size > EXCEPTIONS_MAX ? 1 : 0);
}

function toKey({ source, flags }: Pick<Regex, 'source' | 'flags'>): string {
  return `/${source}/${flags}`;
}

/** Why an expression is slow, with a string that shows it; undefined for a safe one. */
async function judge(key: string): Promise<string | undefined> {
  const end = key.lastIndexOf('/');
  const result = await check(key.slice(1, end), key.slice(end + 1), { timeout: TIMEOUT });
  if (result.status === 'safe') return undefined;
  return result.status === 'vulnerable'
    ? `${result.complexity.summary}, ${result.attack.pattern}`
    : `it can't be judged (${result.error.kind}); split it`;
}

function readJudged(): string[] {
  try {
    return JSON.parse(readFileSync(JUDGED, 'utf8')) as string[];
  } catch {
    return [];
  }
}

void main();
