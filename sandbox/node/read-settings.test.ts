// cspell:ignore prot
import { describe, expect, it } from 'vitest';
import type { SandboxOptions } from './flags';
import { readSettings } from './read-settings';

const TOKEN = 'tok_test_0123456789abcdefghijklmnopqrstuv';

function read(line: string, variables: Record<string, string> = {}) {
  const { settings, errors } = readSettings(line === '' ? [] : line.split(' '), variables);
  return { ...settings, refused: errors.map(({ phrase, params }) => ({ phrase, ...params })) };
}

describe('readSettings', () => {
  it.each<[string, SandboxOptions]>([
    ['', {}],
    ['--port 0', { port: 0 }],
    ['--port=65535', { port: 65535 }],
    ['--data :memory:', { data: ':memory:' }],
    ['--data http://127.0.0.1:8080', { data: 'http://127.0.0.1:8080' }],
    [`--token ${TOKEN}`, { token: TOKEN }],
    [`--token=-_${TOKEN}`, { token: `-_${TOKEN}` }],
    ['--now 2026-11-24T10:00:00+09:00', { now: 1795482000000 }],
    ['--now 2026-11-24T01:00Z', { now: 1795482000000 }],
    ['--now 2028-02-29T00:00:00.500Z', { now: Date.parse('2028-02-29T00:00:00.500Z') }],
    ['--ignore-hours', { 'ignore-hours': true }],
    ['--ignore-hours --seed a', { 'ignore-hours': true, seed: 'a' }],
    ['--call-limit 0', { 'call-limit': 'none' }],
    ['--call-limit 100/60', { 'call-limit': { calls: 100, seconds: 60 } }],
    ['--docs-url https://docs.shipping.example/portal/', { 'docs-url': 'https://docs.shipping.example/portal' }],
    ['--port 1 --port 2', { port: 2 }],
  ])('reads “%s”', (line, asked) => {
    expect(read(line)).toEqual({ command: 'start', isHelpAsked: false, asked, refused: [] });
  });

  it.each([
    ['reset', 'reset'],
    ['token --port 1', 'token'],
    ['--ignore-hours reset', 'reset'],
    ['--data a.db reset', 'reset'],
  ])('knows the command of “%s”', (line, command) => {
    expect(read(line)).toMatchObject({ command, refused: [] });
  });

  it.each(['--help', '-h', '--port x --help'])('knows that “%s” asks for help', (line) => {
    expect(read(line).isHelpAsked).toBe(true);
  });

  it('reads variables where there is no flag', () => {
    const variables = {
      SANDBOX_PORT: '5000',
      SANDBOX_SEED: 'from the environment',
      SANDBOX_IGNORE_HOURS: '1',
      SANDBOX_CALL_LIMIT: '5/1',
      SANDBOX_DATA: '',
      OTHER: 'x',
    };
    expect(read('--seed flag', variables)).toMatchObject({
      asked: { port: 5000, seed: 'flag', 'ignore-hours': true, 'call-limit': { calls: 5, seconds: 1 } },
      refused: [],
    });
    expect(read('', { SANDBOX_IGNORE_HOURS: '0' }).asked).toEqual({ 'ignore-hours': false });
  });

  it.each<[string, Record<string, unknown>]>([
    ['--port 65536', { phrase: 'cli-bad-port', where: '--port', value: '65536' }],
    ['--port=-1', { phrase: 'cli-bad-port' }],
    ['--port 80a', { phrase: 'cli-bad-port' }],
    ['--port 4e3', { phrase: 'cli-bad-port' }],
    ['--data=', { phrase: 'cli-bad-data' }],
    ['--token short', { phrase: 'cli-bad-token' }],
    [`--token ${TOKEN}!`, { phrase: 'cli-bad-token' }],
    [`--token ${'a'.repeat(129)}`, { phrase: 'cli-bad-token' }],
    ['--now 2026-11-24', { phrase: 'cli-bad-now' }],
    ['--now 2026-11-24T10:00:00', { phrase: 'cli-bad-now' }],
    ['--now 2026-02-30T10:00:00Z', { phrase: 'cli-bad-now' }],
    ['--now 2026-13-01T10:00:00Z', { phrase: 'cli-bad-now' }],
    ['--now 2026-11-24T25:00:00Z', { phrase: 'cli-bad-now' }],
    ['--now 1999-11-24T10:00:00Z', { phrase: 'cli-bad-now' }],
    ['--now 2200-11-24T10:00:00Z', { phrase: 'cli-bad-now' }],
    ['--now now', { phrase: 'cli-bad-now' }],
    ['--ignore-hours=toString', { phrase: 'cli-bad-ignore-hours', value: 'toString' }],
    ['--ignore-hours=maybe', { phrase: 'cli-bad-ignore-hours', value: 'maybe' }],
    ['--seed=', { phrase: 'cli-bad-seed' }],
    ['--call-limit 10', { phrase: 'cli-bad-call-limit' }],
    ['--call-limit 0/1', { phrase: 'cli-bad-call-limit' }],
    ['--call-limit 10/0', { phrase: 'cli-bad-call-limit' }],
    ['--call-limit 1.5/1', { phrase: 'cli-bad-call-limit' }],
    ['--docs-url docs.shipping.example', { phrase: 'cli-bad-docs-url' }],
    ['--docs-url ftp://docs.shipping.example', { phrase: 'cli-bad-docs-url' }],
    ['--docs-url https://docs.shipping.example?a=1', { phrase: 'cli-bad-docs-url' }],
    ['--port', { phrase: 'cli-flag-no-value', flag: '--port', placeholder: 'N' }],
    ['--prot 1', { phrase: 'cli-flag-slip', flag: '--prot', nearest: '--port' }],
    ['--call-limits=1', { phrase: 'cli-flag-slip', nearest: '--call-limit' }],
    ['--constructor', { phrase: 'cli-flag-unknown', flag: '--constructor' }],
    ['-v', { phrase: 'cli-flag-unknown', flag: '-v' }],
    ['rest', { phrase: 'cli-command-unknown', command: 'rest' }],
    ['reset token', { phrase: 'cli-command-unknown', command: 'reset token' }],
  ])('refuses “%s”', (line, expected) => {
    expect(read(line).refused).toEqual([expect.objectContaining(expected)]);
  });

  it('names the variable with the rejected value', () => {
    expect(read('', { SANDBOX_PORT: 'x' }).refused).toEqual([
      { phrase: 'cli-bad-port', where: 'SANDBOX_PORT', value: 'x' },
    ]);
  });

  it('reports all errors at once', () => {
    expect(
      read('--port x --seed= --nothing', { SANDBOX_NOW: 'x' })
        .refused.map(({ phrase }) => phrase)
        .sort(),
    ).toEqual(['cli-bad-now', 'cli-bad-port', 'cli-bad-seed', 'cli-flag-unknown']);
  });
});
