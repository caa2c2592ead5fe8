import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { listenOnFreePort } from '../../tools/serve/listen';

export const hasNginx = spawnSync('nginx', ['-v']).error === undefined;

/** The module that sends .br files, where Debian's package puts it. */
export const BROTLI = ['/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'].find((file) => existsSync(file));

type Site = { root: string; include: string };

/** Serves a folder by the nginx of this machine, with the rules of a file, on a free port of loopback. */
export async function startNginx({ root, include }: Site): Promise<{ url: string; stop: () => Promise<void> }> {
  const dir = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await findFreePort();
  writeFileSync(
    join(dir, 'nginx.conf'),
    renderConfiguration({ dir, port, root: resolve(root), include: resolve(include) }),
  );
  const nginx = spawn('nginx', ['-p', dir, '-c', join(dir, 'nginx.conf'), '-e', join(dir, 'error.log')], {
    stdio: 'inherit',
  });
  const stop = async (): Promise<void> => {
    nginx.kill();
    if (nginx.exitCode === null) await new Promise((done) => nginx.once('exit', done));
    rmSync(dir, { recursive: true });
  };
  const url = `http://127.0.0.1:${port}`;
  await waitFor(url).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { url, stop };
}

function renderConfiguration({ dir, port, root, include }: Site & { dir: string; port: number }): string {
  const isRoot = process.getuid?.() === 0;
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${dir}/${name};`,
  );
  return `${BROTLI ? `load_module ${BROTLI};` : ''} ${isRoot ? 'user root;' : ''}
daemon off; worker_processes 1; pid ${dir}/pid;
events { worker_connections 64; }
http { access_log off; ${temporary.join(' ')}
  server { listen 127.0.0.1:${port}; root ${root}; ${BROTLI ? 'brotli_static on;' : ''} include ${include}; } }`;
}

async function findFreePort(): Promise<number> {
  const probe = createServer();
  const port = await listenOnFreePort(probe, 0);
  await new Promise((done) => probe.close(done));
  return port;
}

async function waitFor(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await wait(50);
  }
  throw new Error('nginx did not start: see what it said above.');
}
