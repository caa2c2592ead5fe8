import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listenOnFreePort } from '../../tools/serve/listen';
import type { Language } from '../../plugins/reference/samples';
import { loadMaterials } from '../../sandbox/node';
import { listPageSamples } from './list-page-samples';
import { inFolder, isSkipped, TOOLS } from './run-sample';
import { serveExample } from './serve-example';

/** The output of each sample that is written on a page, in an account with two shipments. */
const PRINTED: Record<string, RegExp> = {
  'all-shipments.mjs': /^(\S+ active \d+\n){2}$/,
  'all_shipments.py': /^(\S+ active \d+\n){2}$/,
  'fetch-with-wait.mjs': /^200 \[/,
  'open_with_wait.py': /^200 \[/,
  // Functions, and samples that write a file.
  ...{ 'call-api.mjs': /^$/, 'call_api.py': /^$/, 'encode.sh': /^$/, 'encode.mjs': /^$/, 'encode.py': /^$/ },
};
/** Samples that have a separate test. */
const OTHERS = [
  ...['ensure.mjs', 'first-label.sh', 'label.test.mjs', 'msw.test.mjs', 'test_label.py'],
  ...['send.sh', 'send.mjs', 'send.py'],
];
const LANGUAGE_OF: Record<string, Language> = { sh: 'curl', mjs: 'node', py: 'python' };
const IMAGE = 'contract/data/examples/file-upload/signature.request.json';

const materials = loadMaterials();
const samples = listPageSamples().filter(({ file }) => /\.(?:sh|mjs|py)$/.test(file));

it('each sample of a page is known', () => {
  expect([...new Set(samples.map(({ file }) => file))].sort()).toEqual([...Object.keys(PRINTED), ...OTHERS].sort());
});

const tested = samples.filter(({ file }) => file in PRINTED);

describe.each(Object.entries(LANGUAGE_OF))('samples of pages with the extension %s', (extension, language) => {
  const own = tested.filter(({ file }) => file.endsWith(`.${extension}`));
  it.skipIf(isSkipped(language)).each(own)('$file of $page runs as it is written', async ({ file, code }) => {
    const example = materials.contract.examples.find(({ operation }) => operation === 'shipments-list');
    if (!example) throw new Error('There is no example to serve.');
    // Samples list the shipments of the last days.
    const sandbox = await serveExample(materials, example, { createdAt: Date.now() });
    const { file: image } = JSON.parse(readFileSync(IMAGE, 'utf8')) as { file: string };
    try {
      await inFolder(async ({ dir, write, run }) => {
        write(file, code);
        write('signature.png', Buffer.from(image, 'base64'));
        const env = { SHIPPING_API_URL: sandbox.url, SHIPPING_API_TOKEN: sandbox.token };
        expect(await run([...TOOLS[language].run, file], env)).toMatch(PRINTED[file] ?? /$^/);
        if (file.startsWith('encode.'))
          expect(JSON.parse(readFileSync(join(dir, 'request.json'), 'utf8'))).toEqual({
            type: 'signature',
            file: image,
          });
      });
      expect(sandbox.reports).toEqual([]);
    } finally {
      await sandbox.close();
    }
  });
});

it('fetchWithWait sends a Request again with its body, as clients that take a fetch need it', async () => {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      bodies.push(body);
      response.writeHead(bodies.length === 1 ? 429 : 200, { 'retry-after': '0' }).end('done');
    });
  });
  const port = await listenOnFreePort(server, 0);
  try {
    const { code = '' } = tested.find(({ file }) => file === 'fetch-with-wait.mjs') ?? {};
    const call = `new Request('http://127.0.0.1:${port}', { method: 'POST', body: '{"a":1}' })`;
    await inFolder(async ({ write, run }) => {
      const program = `console.log(await (await fetchWithWait(${call})).text());`;
      write('again.mjs', code.replace(/const response = await fetchWithWait\([^]*/, program));
      expect(await run([...TOOLS.node.run, 'again.mjs'], {})).toBe('done\n');
    });
    expect(bodies).toEqual(['{"a":1}', '{"a":1}']);
  } finally {
    server.close();
  }
});

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const part of request) body += String(part);
  return body;
}
