import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

export type RunningSandbox = {
  process: ChildProcess;
  /** Everything that it printed so far. */
  output: () => string;
  /** http://127.0.0.1:4010/v1 */
  address: string;
  token: string;
  call: (method: string, path: string, body?: unknown) => Promise<Response>;
};

/** Starts the command for a test, in English, and waits until it is ready. */
export async function runSandbox(args: string[], variables: Record<string, string> = {}): Promise<RunningSandbox> {
  const started = spawnSandbox(args, variables);
  const { process: child, output } = started;
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', () => output().includes('Ctrl-C') && resolve());
    child.once('exit', () => reject(new Error(`The sandbox ended:\n${output()}`)));
  });
  const address = /URL: (\S+)/.exec(output())?.[1] ?? '';
  const token = /Token: (\S+)/.exec(output())?.[1] ?? '';
  const call = (method: string, path: string, body?: unknown): Promise<Response> =>
    fetch(address + path, {
      method,
      headers: { 'x-access-token': token, 'content-type': 'application/json', 'accept-language': 'en' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  return { ...started, address, token, call };
}

/** Starts the command and waits until it ends. */
export async function runToEnd(
  args: string[],
  variables: Record<string, string> = {},
): Promise<{ code: number | null; output: string }> {
  const { process: child, output } = spawnSandbox(args, variables);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output: output() };
}

function spawnSandbox(args: string[], variables: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tools/sandbox/index.ts', ...args], {
    env: { PATH: process.env.PATH ?? '', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => (text += part));
  }
  return { process: child, output: () => text };
}
