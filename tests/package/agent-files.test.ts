import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXAMPLE_NOW, resolveExampleValue } from '../../contract';
import { loadContract } from '../../contract/node';
import { installPackage } from './install';

const { operator, examples } = loadContract('contract');
const skill = readFileSync('build/en/skill.md', 'utf8');
const RUN = `npx --yes ${operator.site_url}/shipping-api.tgz `;

/** The commands of the skill by their first word, as an agent would run them, without the download. */
const COMMANDS = new Map(
  [...skill.matchAll(/```sh\n\s*(.*)\n\s*```/g)].map(([, command = '']): [string, string[]] => {
    expect(command).toContain(RUN);
    const args = command.replace(RUN, '').trim().split(' ');
    return [args[0] ?? '', args];
  }),
);

describe('the skill for agents', () => {
  let dir: string;

  beforeAll(() => {
    dir = installPackage();
  });
  afterAll(() => {
    rmSync(dir, { recursive: true });
  });

  const program = (): string => join(dir, 'node_modules/shipping-api/bin.cjs');
  const check = (body: unknown) => {
    writeFileSync(join(dir, 'request.json'), JSON.stringify(body, null, 2));
    return spawnSync(process.execPath, [program(), ...(COMMANDS.get('check') ?? [])], { cwd: dir, encoding: 'utf8' });
  };

  it('checks a request with its command: 0 for one that the API accepts, 1 with the field and its place for another', () => {
    const example = examples.find(({ operation, name }) => `${operation}/${name}` === 'shipment-create/sagawa');
    const body = resolveExampleValue(example?.request, Math.max(Date.now(), EXAMPLE_NOW)) as { setup: object };
    const accepted = check(body);
    expect(accepted.status, accepted.stdout + accepted.stderr).toBe(0);
    const rejected = check({ ...body, setup: { ...body.setup, delivery_time: 'noon' } });
    expect(rejected.status).toBe(1);
    expect(rejected.stdout).toMatch(/request\.json:\d+:\d+.*setup\.delivery_time/);
  });

  it('explains an error with its command', () => {
    const details = [{ code: 'TOO_LATE', field: 'setup.date', message: '-', rule: 'shipping-date-latest' }];
    writeFileSync(join(dir, 'error.json'), JSON.stringify({ code: 'VALIDATION_ERROR', message: '-', details }));
    const command = [program(), ...(COMMANDS.get('explain') ?? [])];
    const { status, stdout } = spawnSync(process.execPath, command, { cwd: dir, encoding: 'utf8' });
    expect(stdout).toContain('#rule-shipping-date-latest');
    expect(status).toBe(0);
  });

  it('serves the sandbox where it says, with the controls that it names', async () => {
    const server = spawn(process.execPath, [program(), ...(COMMANDS.get('sandbox') ?? []), '--port', '0'], {
      cwd: dir,
    });
    try {
      let printed = '';
      const url = await new Promise<string>((done, fail) => {
        server.once('exit', () => fail(new Error(printed)));
        server.stdout.on('data', (part: Buffer) => {
          printed += part.toString();
          const [, found] = /SHIPPING_API_URL=(\S+)/.exec(printed) ?? [];
          if (found) done(found);
        });
      });
      expect(skill).toContain(`simulation of the API at ${operator.sandbox_url}`);
      const control = url.replace(/\/v1$/, '/_sandbox');
      for (const path of ['/_sandbox/accounts', '/_sandbox/clock', '/_sandbox/reset']) expect(skill).toContain(path);
      const response = await fetch(`${control}/accounts`, { method: 'POST' });
      expect(response.status).toBe(200);
    } finally {
      server.kill();
    }
  });

  it('names only files that are published', () => {
    const urls = [...skill.matchAll(new RegExp(`${operator.site_url}(/[\\w./-]+\\w)`, 'g'))].map(
      ([, path = '']) => path,
    );
    expect(urls.length).toBeGreaterThan(5);
    for (const path of urls) expect(readFileSync(resolve(`build${path}`)).length, path).toBeGreaterThan(0);
  });

  it('is found by its digest', () => {
    const index = JSON.parse(readFileSync('build/.well-known/agent-skills/index.json', 'utf8')) as {
      skills: { url: string; digest: string }[];
    };
    for (const path of ['en/skill.md', 'skill.md']) {
      const digest = `sha256:${createHash('sha256')
        .update(readFileSync(`build/${path}`))
        .digest('hex')}`;
      expect(index.skills).toContainEqual(expect.objectContaining({ url: `${operator.site_url}/${path}`, digest }));
    }
  });
});
