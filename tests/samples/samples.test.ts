import { describe, expect, it } from 'vitest';
import { EXAMPLE_NOW, type Example } from '../../contract';
import { loadContract } from '../../contract/node';
import { LANGUAGES, renderSamples, type Language } from '../../plugins/reference/samples';
import { toSampleCall, type SampleOptions } from '../../plugins/reference/samples/sample-call';
import { loadMaterials } from '../../sandbox/node';
import { inFolder, isSkipped, TOOLS } from './run-sample';
import { serveExample } from './serve-example';

const materials = loadMaterials();
const { contract } = materials;
const unresolved = loadContract('contract', { isRecording: true });

/** The first example of each kind of call that the renderers distinguish. */
const kinds = contract.examples
  .map((example) => ({ ...toKind(example), example, hasServer: false }))
  .filter(({ kind }, index, all) => all.findIndex((one) => one.kind === kind) === index);

/** Two of them also contain the URL of a server, as on the pages of operations: one with a body and one with a query. */
const cases = [
  ...kinds,
  ...kinds.slice(0, 2).map((one) => ({ ...one, kind: `${one.kind}, with a server`, hasServer: true })),
];

/** A kind such as 'GET with query, range_start'. */
function toKind(example: Example): { kind: string; method: string } {
  const { method, query, hasBody, dates } = toSampleCall(contract, example.operation, example, { locale: 'en' });
  const parts = [...(query.length > 0 ? ['query'] : []), ...(hasBody ? ['body'] : []), ...dates];
  return { kind: parts.length > 0 ? `${method} with ${parts.join(', ')}` : method, method };
}

function render(example: Example, language: Language, options: SampleOptions): string {
  const samples = renderSamples(contract, example.operation, example, options);
  return samples.find((sample) => sample.language === language)?.program ?? '';
}

describe.each(LANGUAGES)('samples in %s', (language) => {
  const { extension, run, parse } = TOOLS[language];
  const skip = isSkipped(language);

  it.skipIf(skip).each(cases)('run as they are printed: $kind', async ({ example, hasServer, method }) => {
    const isThis = ({ operation, name }: Example) => operation === example.operation && name === example.name;
    const before = unresolved.examples.find(isThis) ?? example;
    // A shipment of an example is collected by now, and can't be voided.
    const now = method === 'DELETE' ? () => EXAMPLE_NOW : undefined;
    const sandbox = await serveExample(materials, { ...before, request: example.request }, { now });
    const server = hasServer ? sandbox.url : undefined;
    const env = { SHIPPING_API_TOKEN: sandbox.token, ...(hasServer ? {} : { SHIPPING_API_URL: sandbox.url }) };
    try {
      const printed = await inFolder((folder) => {
        folder.write(`call.${extension}`, `${render(example, language, { locale: 'en', server })}\n`);
        // The image of an upload is a file.
        if (example.operation === 'file-upload') folder.write('request.json', JSON.stringify(example.request));
        return folder.run([...run, `call.${extension}`], env);
      });
      expect(sandbox.reports).toEqual([]);
      expect(JSON.parse(printed)).toBeTypeOf('object');
    } finally {
      await sandbox.close();
    }
  });

  it.skipIf(skip)('can be parsed, each different one', async () => {
    const printed = new Map(
      contract.examples.flatMap((example) =>
        (['en', 'ja'] as const).map((locale) => [
          render(example, language, { locale }),
          `${example.operation}-${example.name}-${locale}.${extension}`,
        ]),
      ),
    );
    await inFolder(async ({ write, run: execute }) => {
      for (const [program, file] of printed) write(file, `${program}\n`);
      await execute([...parse, ...printed.values()]);
    });
  });
});
