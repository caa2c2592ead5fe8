import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { loadMaterials } from '../../sandbox/node';
import { serveExample } from './serve-example';

const run = promisify(execFile);
const materials = loadMaterials();

it.each(['docs/getting-started.mdx', 'i18n/ja/docusaurus-plugin-content-docs/current/getting-started.mdx'])(
  'the one command of %s creates a label that can be opened',
  async (page) => {
    const [, command = ''] = /```bash title="first-label\.sh"\n([\s\S]*?)\n```/.exec(readFileSync(page, 'utf8')) ?? [];
    const example = materials.contract.examples.find(({ operation }) => operation === 'carriers-list');
    if (!example) throw new Error('There is no example to serve.');
    const sandbox = await serveExample(materials, example);
    try {
      const { stdout } = await run('bash', ['-c', command], {
        env: { PATH: process.env.PATH, SHIPPING_API_URL: sandbox.url, SHIPPING_API_TOKEN: sandbox.token },
      });
      const { test, delivery } = JSON.parse(stdout) as {
        test: boolean;
        delivery: { label: string; warnings: unknown[] };
      };
      expect({ test, warnings: delivery.warnings }).toEqual({ test: true, warnings: [] });
      const label = await fetch(delivery.label);
      expect((await label.text()).slice(0, 5)).toBe('%PDF-');
    } finally {
      await sandbox.close();
    }
  },
);
