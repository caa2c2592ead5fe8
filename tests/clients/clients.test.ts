import { execFile, execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { generateClients, toWrongProgram } from './generate';
import type { Report } from './programs/report';
import { MISTAKES, TOOLS } from './render-wrong-program';
import { serveSandbox } from './serve-sandbox';

const EXPECTED: Record<keyof Report, unknown> = {
  account: 'dhl',
  address: 'London',
  trackingNumbers: [expect.stringMatching(/^\d{12}$/), expect.stringMatching(/^\d{10}$/)],
  hasInvoice: true,
  listed: 2,
  services: expect.arrayContaining(['dhl_express_worldwide']),
  failedCarriers: ['japanpost'],
  trackingStatus: 'registered',
  voided: 'The shipment ID was voided.',
  subUserToken: 'tok_sub_',
  invalid: { status: 400, code: 'VALIDATION_ERROR', fields: ['to_address.address1'] },
};

/** A message of the compiler: `FILE(LINE,COLUMN): error …`. */
let errors: string[] = [];

beforeAll(() => {
  generateClients();
  errors = compile().filter((line) => /^\S.*\(\d+,\d+\): error/.test(line));
}, 300_000);

describe.each(TOOLS)('the client that %s generates', (tool) => {
  it('compiles under the strict compiler, and so does code that uses it', () => {
    expect(errors.filter((line) => !line.startsWith('generated/wrong/') && line.includes(tool))).toEqual([]);
  });

  it.each(Object.keys(MISTAKES))('does not compile with %s', (mistake) => {
    const file = `generated/${toWrongProgram(tool, mistake)}`;
    expect(errors.filter((line) => line.startsWith(file)).length, `${file} compiles.`).toBeGreaterThan(0);
    expect(errors.filter((line) => line.startsWith(file) && line.includes('TS2307'))).toEqual([]);
  });

  it('runs a whole flow against the sandbox', async () => {
    const { url, token, problems, close } = await serveSandbox();
    const env = { ...process.env, BASE_URL: url, TOKEN: token, SHIPPING_DATE: '2026-11-25' };
    const run = promisify(execFile)('node_modules/.bin/tsx', [`tests/clients/programs/${tool}.ts`], { env });
    const { stdout } = await run.finally(close);
    expect(JSON.parse(stdout)).toEqual(EXPECTED);
    expect(problems).toEqual([]);
  });
});

it('the types in both languages differ in comments alone', () => {
  const [japanese, english] = ['build', 'build/en'].map((dir) =>
    readFileSync(`${dir}/types.ts`, 'utf8')
      .replace(/\/\*\*.*?\*\/|^\/\/.*$/gms, '')
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  );
  expect(japanese).toEqual(english);
});

it('the programs and what they share compile', () => {
  expect(errors.filter((line) => !line.startsWith('generated/wrong/'))).toEqual([]);
});

function compile(): string[] {
  try {
    return execFileSync('node_modules/.bin/tsc', ['-p', '.'], { cwd: 'tests/clients', encoding: 'utf8' }).split('\n');
  } catch (error) {
    return (error as { stdout: string }).stdout.split('\n');
  }
}
