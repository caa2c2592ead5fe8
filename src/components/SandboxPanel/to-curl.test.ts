import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import type { CallRecord } from '../../../sandbox/web';
import { toCurl } from './to-curl';

const CALL: CallRecord = {
  method: 'POST',
  path: '/shipments?note=%24HOME',
  caller: 'account',
  scenario: 'slow:5',
  body: `{"name": "it's $HOME \`id\` \\\\ \n 出荷"}`,
  at: Date.parse('2026-11-24T01:00:00.000Z'),
  duration: 12.5,
  status: 200,
  headers: [['content-type', 'application/json']],
  response: '{"id":"API-1"}',
};

/** Runs a command with a curl that prints each of its arguments between zeros. */
function readArguments(command: string): string[] {
  const script = `curl() { printf '%s\\0' "$@"; }\n${command}`;
  const env = { SHIPPING_API_URL: 'http://localhost/v1', SHIPPING_API_TOKEN: 'token', PATH: process.env.PATH };
  return execFileSync('sh', ['-c', script], { env, encoding: 'utf8' }).split('\0').slice(0, -1);
}

it('has no second command in the comment that names its caller', () => {
  const [comment, ...command] = toCurl({ ...CALL, caller: 'x\nid\r' }).split('\n');
  expect(comment).toBe('# With the token of xid');
  expect(command[0]).toMatch(/^curl /);
});

it('is a command whose arguments a shell reads as they were sent', () => {
  expect(readArguments(toCurl(CALL))).toEqual([
    '--silent',
    '--show-error',
    '--request',
    'POST',
    '--header',
    'x-access-token: token',
    '--header',
    'Sandbox-Scenario: slow:5',
    '--header',
    'content-type: application/json',
    '--data-raw',
    CALL.body,
    'http://localhost/v1/shipments?note=%24HOME',
  ]);
});

it('runs nothing that a path contains, and says whose token a sub user needs', () => {
  const command = toCurl({ ...CALL, path: '/x$(id)`id`"\'', caller: 'usr_1', body: undefined, scenario: '' });
  expect(command).toMatch(/^# With the token of usr_1\n/);
  expect(readArguments(command).at(-1)).toBe('http://localhost/v1/x$(id)`id`"\'');
});
