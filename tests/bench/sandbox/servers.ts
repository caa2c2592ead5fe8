// cspell:ignore stoplight
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export const SERVER_NAMES = ['memory', 'file', 'prism'] as const;
export type ServerName = (typeof SERVER_NAMES)[number];

/** A server that runs for the bench. */
export type Server = {
  name: ServerName;
  /** http://127.0.0.1:4010 */
  origin: string;
  /** The prefix of the paths of the contract. */
  prefix: string;
  token: string;
  /** Physical memory in use, in megabytes. */
  measureMemory: () => number;
  close: () => Promise<void>;
};

const HOST = '127.0.0.1';
const TOKEN = 'tok_test_bench_of_the_sandbox_on_loopback';
const SANDBOX = ['--import', 'tsx', 'tools/sandbox/index.ts', '--port', '0', '--token', TOKEN];
const PRISM = 'tests/bench/sandbox/node_modules/@stoplight/prism-cli/dist/index.js';
const DOCUMENT = 'build/openapi.yaml';
const START_WAIT_MS = 60_000;

/**
 * Starts a server for load. Neither logs its requests. `data` is the database file of the sandbox that has one; without a
 * call limit it counts no calls.
 */
export async function startServer(name: ServerName, data = ':memory:', callLimit = '0'): Promise<Server> {
  if (name === 'prism') {
    const port = await findFreePort();
    const child = launch(listPrismArguments(port, 'silent'));
    const origin = `http://${HOST}:${port}`;
    await waitUntilResponding(origin, child);
    return toServer(name, child, { origin, prefix: '' });
  }
  const child = launch([...SANDBOX, '--data', data, '--call-limit', callLimit]);
  const [, origin = ''] = await waitFor(child, /(http:\/\/[\d.:]+)\/v1/);
  return toServer(name, child, { origin, prefix: '/v1' });
}

/** Milliseconds from the start of the process until it has said where it listens. */
export async function measureStart(name: ServerName, data: string): Promise<number> {
  const args = name === 'prism' ? listPrismArguments(await findFreePort(), 'info') : [...SANDBOX, '--data', data];
  const start = performance.now();
  const child = launch(args);
  await waitFor(child, /http:\/\/[\d.:]+\/v1|listening on http/);
  const taken = performance.now() - start;
  await end(child);
  return taken;
}

function listPrismArguments(port: number, level: 'info' | 'silent'): string[] {
  return [PRISM, 'mock', '--host', HOST, '--port', String(port), '--verboseLevel', level, DOCUMENT];
}

function launch(args: string[]): ChildProcess {
  return spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, LANG: 'C' } });
}

function toServer(
  name: ServerName,
  child: ChildProcess,
  { origin, prefix }: Pick<Server, 'origin' | 'prefix'>,
): Server {
  return {
    name,
    origin,
    prefix,
    token: TOKEN,
    measureMemory: () =>
      Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' })) / 1024,
    close: () => end(child),
  };
}

async function waitFor(child: ChildProcess, said: RegExp): Promise<RegExpExecArray> {
  let text = '';
  return new Promise((resolve, reject) => {
    child.stdout?.setEncoding('utf8').on('data', (part: string) => {
      text += part;
      const found = said.exec(text);
      if (found) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`A server ended with ${code} before it was ready:\n${text}`)));
  });
}

async function waitUntilResponding(origin: string, child: ChildProcess): Promise<void> {
  const last = performance.now() + START_WAIT_MS;
  for (;;) {
    if (await fetch(origin).catch(() => undefined)) return;
    if (child.exitCode !== null || performance.now() > last) throw new Error(`No server responds at ${origin}.`);
    await wait(50);
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, HOST, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
