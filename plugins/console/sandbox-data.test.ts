import { expect, it } from 'vitest';
import { EXAMPLE_NOW, resolveExampleValue, type Contract, toConsoleData } from '../../contract';
import { buildEnglishSentences, buildJapaneseSentences, type Environment, type JapaneseFiles } from '../../sandbox';
import { loadMaterials } from '../../sandbox/node';
import { buildEnvironment } from '../../tools/record/build-environment';
import { recordAll } from '../../tools/record/record-all';
import { openSandbox } from '../../tools/record/send-example';
import { toSandboxData } from './sandbox-data';

const materials = loadMaterials({ isRecording: true });

it('is all that the sandbox needs: examples and errors get the same responses as with the whole contract', async () => {
  const { contract, japanese } = JSON.parse(
    JSON.stringify(
      toSandboxData(materials.contract, {
        locale: 'ja',
        docsUrl: materials.contract.operator.site_url,
        glyphsUrl: '/',
      }),
    ),
  ) as { contract: Contract; japanese: JapaneseFiles };
  const reduced = {
    contract,
    sentences: { en: buildEnglishSentences(contract), ja: buildJapaneseSentences(contract, japanese) },
  };
  const record = (changes: Partial<Environment>) =>
    recordAll(materials.contract, {
      open: (now) => openSandbox(buildEnvironment(materials, { now, ...changes })),
    });
  const [whole, less] = [await record({}), await record(reduced)];
  expect(less.problems).toEqual([]);
  for (const [index, file] of whole.files.entries()) expect(less.files[index]).toEqual(file);
}, 120_000);

it('lists every operation with an example whose body has no unknown mark', () => {
  const { operations, examples } = toConsoleData(materials.contract, 'en');
  expect(operations).toHaveLength(materials.contract.operations.length);
  for (const { id, parameters } of operations) {
    const own = examples.filter(({ operation }) => operation === id);
    expect(own.length, id).toBeGreaterThan(0);
    for (const { name, path, request } of own) {
      const required = parameters.filter((one) => one.in === 'path').map((one) => one.name);
      expect(Object.keys(path).sort(), `${id}/${name}`).toEqual(required.sort());
      expect(JSON.stringify(resolveExampleValue(request ?? null, EXAMPLE_NOW))).not.toContain('{{');
    }
  }
});
