// cspell:ignore unstub
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadRuntimeData } from '../../sandbox/node';
import { runPackage } from './run-package';

/** What acts on a terminal or in a log of a build: it clears the screen, writes the clipboard, hides text, reverses it. */
const HOSTILE = [
  '\u001b[2J',
  '\u001b]52;c;cm0gLXJm\u0007',
  '\u009b31m',
  '\r',
  '\n::add-mask::x',
  '\u2028::add-mask::x',
  '\u2029',
  '\u0085',
  '\u007f',
  '\u202ereversed',
  '\u2066',
  '##[add-mask]x',
  '##vso[task.complete]',
].join('a');

const materials = loadRuntimeData();
const CATALOGUE = [
  {
    ...{ code: 'VALIDATION_ERROR', detail: null, rule: null, status: 400, retry: 'fix', changes: [] },
    templates: { en: [], ja: [] },
    ...Object.fromEntries(['message', 'cause', 'fix', 'url'].map((name) => [name, { en: name, ja: name }])),
  },
];
const readFile = (path: string): string => (path.endsWith('errors.json') ? JSON.stringify(CATALOGUE) : '');

let dir = '';
let stdout = '';
let stderr = '';
beforeAll(() => (dir = mkdtempSync(join(tmpdir(), 'foreign-'))));
afterAll(() => rmSync(dir, { recursive: true }));
beforeEach(() => {
  stdout = '';
  stderr = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean((stdout += String(text))));
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => Boolean((stderr += String(text))));
});
afterEach(() => vi.restoreAllMocks());

async function run(args: string[]): Promise<number | undefined> {
  return runPackage({ materials, args, readFile });
}

function write(name: string, content: string): string {
  const path = join(dir, name);
  writeFileSync(path, content);
  return path;
}

const request = (values: object): string => JSON.stringify({ setup: { carrier: 'dhl' }, to_address: {}, ...values });
const error = (values: object): string =>
  JSON.stringify({ code: 'VALIDATION_ERROR', message: 'No.', debug_id: 'err_1', details: [], ...values });
const HEADERS = '氏名,郵便番号,配送会社';

/** Where text that isn't the command's enters it, for each command. */
const PLACES: [name: string, write: () => string[]][] = [
  [
    'check: the name of a field',
    () => ['check', write('a.json', request({ [HOSTILE]: 1, to_address: { [HOSTILE]: 1 } }))],
  ],
  ['check: a value', () => ['check', write('a.json', request({ setup: { carrier: HOSTILE, ref_number: HOSTILE } }))]],
  ['check: the name of a file', () => ['check', write(`b${HOSTILE.replaceAll('/', '')}.json`, request({}))]],
  ['check: a missing file', () => ['check', join(dir, HOSTILE)]],
  [
    'check: a folder',
    () => {
      const folder = join(dir, `folder${HOSTILE}`);
      mkdirSync(folder, { recursive: true });
      return ['check', folder];
    },
  ],
  ['check: a pattern', () => ['check', `${dir}/${HOSTILE}*.json`]],
  ['check: broken JSON', () => ['check', write('c.json', `{"setup":${HOSTILE}}`)]],
  ['check: the name of a flag', () => ['check', `--${HOSTILE}`]],
  ['check: the value of a flag', () => ['check', '--operation', HOSTILE, '--now', HOSTILE]],
  ['csv: a cell', () => ['csv', write('a.csv', `${HEADERS}\n"${HOSTILE}","${HOSTILE}",dhl\n`)]],
  ['csv: a header', () => ['csv', write('b.csv', `${HEADERS},"${HOSTILE}"\nA,060-0042,dhl,x\n`)]],
  ['csv: the name of a file', () => ['csv', write(`c${HOSTILE.replaceAll('/', '')}.csv`, `${HEADERS}\nA,1,dhl\n`)]],
  ['csv: a missing file', () => ['csv', join(dir, HOSTILE)]],
  [
    'csv: common fields',
    () => [
      ...['csv', write('d.csv', `${HEADERS}\nA,1,dhl\nB,2,dhl\n`), '--common'],
      write('common.json', JSON.stringify({ [HOSTILE]: HOSTILE })),
    ],
  ],
  ['csv: common fields that are broken', () => ['csv', write('d.csv', HEADERS), '--common', write('e.json', HOSTILE)]],
  [
    'csv: a folder that is missing',
    () => ['csv', write('d.csv', `${HEADERS}\nA,1,dhl\n`), '--out', join(dir, HOSTILE, 'a')],
  ],
  ['csv: the value of a flag', () => ['csv', '--source', HOSTILE]],
  ['explain: an argument', () => ['explain', HOSTILE]],
  [
    'explain: a message',
    () => ['explain', write('a.log', error({ message: HOSTILE, debug_id: HOSTILE, description: HOSTILE }))],
  ],
  [
    'explain: details',
    () => [
      'explain',
      write('b.log', error({ details: [{ code: 'REQUIRED', field: HOSTILE, rule: HOSTILE, message: HOSTILE }] })),
    ],
  ],
  ['explain: a request', () => ['explain', write('c.log', `${request({ [HOSTILE]: HOSTILE })}\n${error({})}`)]],
  ['explain: a missing file', () => ['explain', `${HOSTILE.replaceAll('\n', '')}.json`]],
  ['explain: the value of a flag', () => ['explain', '--format', HOSTILE]],
  ['the command', () => [HOSTILE]],
  ['sandbox: a flag', () => ['sandbox', `--${HOSTILE}`, '--port', HOSTILE]],
  ['sandbox: a command', () => ['sandbox', HOSTILE]],
  ['sandbox: its database', () => ['sandbox', '--port', '0', '--data', join(write('plain', ''), HOSTILE)]],
];

const FORMATS = { check: ['text', 'json', 'github'], csv: ['text', 'json', 'github'], explain: ['text', 'json'] };
const RUNS = PLACES.flatMap(([name, prepare]) =>
  (Object.entries(FORMATS).find(([command]) => name.startsWith(`${command}:`))?.[1] ?? ['']).flatMap((format) =>
    (['en', 'ja'] as const).map((language) => ({ name, prepare, format, language })),
  ),
);

describe('what the commands print', () => {
  it.each(RUNS)('has nothing that acts on a terminal or a log: $name $format $language', async (one) => {
    const { name, prepare, format, language } = one;
    vi.stubEnv('LC_ALL', language === 'ja' ? 'ja_JP.UTF-8' : 'C');
    const [command = '', ...args] = prepare();
    // The flag of the row counts, as the last one.
    await run([command, ...(format === '' ? [] : ['--format', format]), ...args]);
    vi.unstubAllEnvs();
    expect(stdout + stderr, 'something is printed').not.toBe('');
    const lines = `${stdout}${stderr}`.split('\n');
    expect(lines.filter((line) => /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u.test(line))).toEqual([]);
    expect(lines.filter((line) => /##(?:vso)?\[/.test(line))).toEqual([]);
    const commands = lines.filter((line) => line.trimStart().startsWith('::'));
    const isAnnotated = format === 'github';
    expect(
      commands.filter((line) => !(isAnnotated && /^::(?:error|warning) file=[^:]*,line=\d+,col=\d+/.test(line))),
    ).toEqual([]);
    if (format === 'json' && stdout !== '') expect(() => JSON.parse(stdout) as unknown).not.toThrow();
    // A message key is no sentence, and a name in braces was never filled.
    expect(`${stdout}${stderr}`, name).not.toMatch(/\bcli-[a-z]+-|\{[a-z]+\}|\bundefined\b|\bat .*\.ts:\d/);
  });
});
