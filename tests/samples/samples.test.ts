import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { Example } from '../../contract';
import { loadContract } from '../../contract/node';
import { LANGUAGES, renderSamples } from '../../plugins/reference/samples';
import { loadMaterials } from '../../sandbox/node';
import { INTERPRETERS, listMissing } from './interpreters';
import { serveExample } from './serve-example';

const run = promisify(execFile);
const materials = loadMaterials();
const unresolved = loadContract('contract', { isRecording: true });

/** A sample with a body is the same for every example of its operation; one run is enough. */
const examples = materials.contract.examples.filter(
  (example, index, all) =>
    example.request === undefined || all.findIndex(({ operation }) => operation === example.operation) === index,
);

/** Samples that contain the URL of a server, as on the pages of operations: one with a body and one with a query. */
const cases = [
  ...examples.map((example) => ({ name: toName(example), example, hasServer: false })),
  ...['shipment-create', 'shipments-list'].flatMap((id) =>
    examples
      .filter(({ operation }) => operation === id)
      .slice(0, 1)
      .map((example) => ({ name: `${toName(example)} with a server`, example, hasServer: true })),
  ),
];

describe.each(LANGUAGES)('programs in %s', (language) => {
  const missing = listMissing(language);
  // On a machine of one's own a missing interpreter is no failure; in CI nothing goes untried.
  const isSkipped = missing.length > 0 && !process.env.CI;
  if (isSkipped) console.warn(`Programs in ${language} are not run: ${missing.join(', ')} is not installed.`);

  it.skipIf(isSkipped).each(cases)('$name runs as it is printed', async ({ example, hasServer }) => {
    expect(missing, 'Install it; .ci/run does.').toEqual([]);
    const { file, command } = INTERPRETERS[language];
    const dir = mkdtempSync(join(tmpdir(), 'sample-'));
    const before = unresolved.examples.find((one) => toName(one) === toName(example)) ?? example;
    const sandbox = await serveExample(materials, { ...before, request: example.request });
    const options = { locale: 'en', server: hasServer ? sandbox.url : undefined } as const;
    const program = renderSamples(materials.contract, example.operation, example, options).find(
      (sample) => sample.language === language,
    );
    try {
      writeFileSync(join(dir, file), `${program?.program}\n`);
      writeFileSync(join(dir, 'request.json'), JSON.stringify(example.request ?? null, null, 2));
      const [tool, ...options] = command;
      const { stdout } = await run(tool, options, {
        cwd: dir,
        env: {
          PATH: process.env.PATH,
          HOME: process.env.HOME,
          LANG: 'C.UTF-8',
          ...(hasServer ? {} : { SHIPPING_API_URL: sandbox.url }),
          SHIPPING_API_TOKEN: sandbox.token,
        },
        maxBuffer: 16 * 1024 * 1024,
      });
      expect(sandbox.reports).toEqual([]);
      expect(JSON.parse(stdout)).toBeTypeOf('object');
    } finally {
      await sandbox.close();
      rmSync(dir, { recursive: true });
    }
  });
});

function toName({ operation, name }: Example): string {
  return `${operation}/${name}`;
}
