import { spawn } from 'node:child_process';

/** The exit of a command, with all that it printed. */
export type Outcome = { code: number | null; output: string };

export type Run = {
  outcome: Promise<Outcome>;
  /** The output so far. */
  read: () => string;
  /** Ends the command and everything that it started. */
  stop: () => Promise<void>;
};

/** Starts a command in a separate process group, so that stopping it stops its children. */
export function start(command: string, args: string[], { cwd, limit }: { cwd: string; limit: number }): Run {
  const child = spawn(command, args, { cwd, detached: true, env: listEnvironment() });
  let output = '';
  const collect = (part: Buffer): void => void (output += part.toString());
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const kill = (): void => {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // The process has ended by itself.
    }
  };
  const timer = setTimeout(() => {
    output += `\nStopped after ${limit} ms.`;
    kill();
  }, limit);
  const outcome = new Promise<Outcome>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(timer);
      resolve({ code, output });
    });
  });
  return {
    outcome,
    read: () => output,
    async stop() {
      kill();
      await outcome;
    },
  };
}

/** Runs a command to its end. */
export function run(command: string, args: string[], options: { cwd: string; limit: number }): Promise<Outcome> {
  return start(command, args, options).outcome;
}

/** The environment of a shell: without what the test runner puts there, which builds and other test runs would follow. */
function listEnvironment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(VITEST.*|NODE_ENV|TEST|BASE_URL|MODE|DEV|PROD|SSR|FORCE_COLOR)$/.test(name),
  );
  return { ...Object.fromEntries(own), NO_COLOR: '1' };
}
