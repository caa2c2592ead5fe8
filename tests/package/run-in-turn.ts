import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { listLongTexts } from '../hostile-texts';

/**
 * Runs the command of a package on long strings, one after the other in one process, and prints what each run printed and
 * used: starting a process for each would be most of the test.
 */
export type Run = { name: string; command: string; code: unknown; printed: number; cpu: number };

const COMMANDS = [
  ...['text', 'json', 'github'].map((format) => ['check', 'text.json', '--format', format]),
  ...['text', 'json'].map((format) => ['explain', 'text.log', '--format', format]),
  ...['text', 'json', 'github'].map((format) => ['csv', 'text.csv', '--format', format]),
];
const [program = '', dir = '', length = ''] = process.argv.slice(2);
const require = createRequire(import.meta.url);
const write = process.stdout.write.bind(process.stdout);
let printed = 0;
process.stderr.write = process.stdout.write = (part: string | Uint8Array): boolean => Boolean((printed += part.length));
// Each run adds its listeners.
process.stdout.setMaxListeners(0);
process.stderr.setMaxListeners(0);

function hasEnded(): boolean {
  return process.exitCode !== undefined;
}

async function run(args: readonly string[]): Promise<Omit<Run, 'name'>> {
  process.argv = [process.execPath, program, ...args];
  process.exitCode = undefined;
  printed = 0;
  const start = process.cpuUsage();
  Reflect.deleteProperty(require.cache, program);
  require(program);
  while (!hasEnded()) await new Promise((resolve) => setImmediate(resolve));
  const { user, system } = process.cpuUsage(start);
  return { command: args.join(' '), code: process.exitCode, printed, cpu: (user + system) / 1000 };
}

async function runAll(): Promise<Run[]> {
  process.chdir(dir);
  const runs: Run[] = [];
  // One of the two strings of each filler, for one command and format after the other.
  const texts = listLongTexts(Number(length)).filter((_, at) => at % 2 === Math.floor(at / 2) % 2);
  for (const [at, { name, text }] of texts.entries()) {
    const args = COMMANDS[at % COMMANDS.length] ?? [];
    writeFileSync(args[1] ?? '', text);
    runs.push({ name, ...(await run(args)) });
  }
  return runs;
}

void runAll().then((runs) => {
  process.exitCode = 0;
  write(JSON.stringify(runs));
});
