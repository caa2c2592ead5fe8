import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { loadContract } from '../../contract/node';
import { LANGUAGES, renderSamples } from '../../plugins/reference/samples';
import { loadMaterials } from '../../sandbox/node';
import { INTERPRETERS, listMissing } from './interpreters';
import { serveExample } from './serve-example';

const run = promisify(execFile);
const materials = loadMaterials();
const unresolved = loadContract('contract', { isRecording: true });

/** A program with a body is the same for every example of its operation; one run of it is enough. */
const examples = materials.contract.examples.filter(
  (example, index, all) =>
    example.request === undefined || all.findIndex(({ operation }) => operation === example.operation) === index,
);

describe.each(LANGUAGES)('programs in %s', (language) => {
  const missing = listMissing(language);
  // On a machine of one's own a missing interpreter is no fault; in CI nothing goes untried.
  const isSkipped = missing.length > 0 && !process.env.CI;
  if (isSkipped) console.warn(`Programs in ${language} are not run: ${missing.join(', ')} is not installed.`);

  it.skipIf(isSkipped).each(examples.map((example) => ({ name: `${example.operation}/${example.name}`, example })))(
    '$name runs as it is printed',
    async ({ name, example }) => {
      expect(missing, 'Install it; .ci/run does.').toEqual([]);
      const program = renderSamples(materials.contract, example.operation, example).find(
        (sample) => sample.language === language,
      );
      const { file, command } = INTERPRETERS[language];
      const dir = mkdtempSync(join(tmpdir(), 'sample-'));
      const before = unresolved.examples.find((one) => `${one.operation}/${one.name}` === name) ?? example;
      const sandbox = await serveExample(materials, { ...before, request: example.request });
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
            SHIPPING_API_URL: sandbox.url,
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
    },
  );
});
