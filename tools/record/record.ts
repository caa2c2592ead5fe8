import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { getLimit } from '../../contract';
import { loadMaterials } from '../../sandbox/node';
import { buildEnvironment } from './build-environment';
import { recordAll } from './record-all';
import { renderHar } from './render-har';
import { openSandbox, type Exchange } from './send-example';
import { markRecorded } from './sources';

/** The traffic of the recording, for tools that compare it with the contract. */
const TRAFFIC = 'test-results/recorded.har';

/**
 * Sends every request of contract/data/examples to the sandbox, with a fixed clock, seed and URL, and writes the responses;
 * nothing if an example is rejected or a failing request is accepted. A check only compares, and fails on a difference.
 */
export async function record({ isCheck }: { isCheck: boolean }): Promise<void> {
  const dir = resolve('contract/data/examples');
  const materials = loadMaterials({ isRecording: true });
  const { contract } = materials;
  const reports: string[] = [];
  const exchanges: Exchange[] = [];
  const settings = {
    callLimit: { calls: getLimit(contract, 'call-limit-calls'), seconds: getLimit(contract, 'call-limit-seconds') },
    report: (problem: string) => void reports.push(problem),
  };
  const observe = (exchange: Exchange): void => void exchanges.push(exchange);
  const { files, problems } = await recordAll(contract, {
    open: (now) => openSandbox(buildEnvironment(materials, { now, ...settings })),
    observe,
  });
  if (problems.length > 0 && !isCheck) {
    console.error(`${problems.join('\n')}\nNothing was written. Change these requests in contract/data/examples/.`);
    process.exitCode = 1;
    return;
  }
  mkdirSync(dirname(TRAFFIC), { recursive: true });
  writeFileSync(TRAFFIC, renderHar(exchanges));
  const changed = files.filter(({ file, content }) => readOrEmpty(join(dir, file)) !== content).map(({ file }) => file);
  const stray = readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.startsWith('error-cases/') || file.endsWith('.response.ja.json'))
    .filter((file) => !files.some((one) => one.file === file));
  if (!isCheck) {
    for (const { file, content } of files) {
      mkdirSync(dirname(join(dir, file)), { recursive: true });
      writeFileSync(join(dir, file), content);
    }
    for (const file of stray) rmSync(join(dir, file));
    console.log(`Responses recorded: ${files.length}. Changed: ${changed.length}.`);
  }
  const failures = [...problems, ...reports, ...(isCheck ? [...changed, ...stray].map(toDifference) : [])];
  if (failures.length > 0) {
    console.error(failures.join('\n'));
    process.exitCode = 1;
  } else if (!isCheck) {
    await markRecorded(process.cwd());
  }
}

function toDifference(file: string): string {
  const [folder = '', name = ''] = file.split('/');
  const example =
    file === 'headers.json'
      ? 'the status and the headers of the examples'
      : folder === 'error-cases'
        ? `the failing request "${name.split('.')[0]}" (contract/data/examples/error-cases.yaml)`
        : `the example ${folder}/${name.split('.')[0]}`;
  return (
    `contract/data/examples/${file} differs from the sandbox's response. Three must agree: ${example}, the rules (rules/) and ` +
    `the sandbox (sandbox/). Fix the one that is wrong, or run "npm run record" again and review the difference.`
  );
}

function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
