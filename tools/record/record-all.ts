import { listReported, type Contract, type ErrorCase } from '../../contract';
import { RULES, type Rule } from '../../rules';
import { sendExample, sendErrorCase, type Recorder, type Recording } from './send-example';

/** A file in contract/data/examples and its expected content. */
export type RecordedFile = { file: string; content: string };

/** The files of a recording, and where the responses differ from the examples. */
export type Recorded = { files: RecordedFile[]; problems: string[] };

/** Sends every example and every failing request to a new sandbox each. */
export async function recordAll(contract: Contract, recorder: Recorder): Promise<Recorded> {
  const files: RecordedFile[] = [];
  const problems: string[] = [];
  const headers: Record<string, object> = {};
  for (const example of contract.examples) {
    const recording = await sendExample(contract, example, { recorder, locale: 'en' });
    const name = `${example.operation}/${example.name}`;
    if (recording.status !== 200) problems.push(`The example ${name} is rejected: ${describe(recording)}`);
    headers[name] = toHead(recording);
    const content = toJson(recording.body);
    files.push({ file: `${name}.response.json`, content });
    const japanese = toJson((await sendExample(contract, example, { recorder, locale: 'ja' })).body);
    if (japanese !== content) files.push({ file: `${name}.response.ja.json`, content: japanese });
  }
  for (const errorCase of [...contract.errorCases, ...contract.repeatedErrorCases]) {
    for (const locale of ['en', 'ja'] as const) {
      const recording = await sendErrorCase(contract, errorCase, { recorder, locale });
      const problem = findProblem(errorCase, recording);
      if (problem !== undefined && locale === 'en') problems.push(problem);
      headers[`error-cases/${errorCase.name}.${locale}`] = toHead(recording);
      files.push({ file: `error-cases/${errorCase.name}.${locale}.json`, content: toJson(recording.body) });
    }
  }
  files.push({ file: 'headers.json', content: toJson(headers) });
  return { files, problems };
}

/** A request that shows a rule breaks that rule and no other; warnings come with a shipment that is made. */
function findProblem({ name, rule: id, also }: ErrorCase, recording: Recording): string | undefined {
  const rule = (RULES as readonly Rule[]).find((one) => one.id === id);
  if (rule?.severity === 'warning') return recording.status === 200 ? undefined : `${name}: ${describe(recording)}`;
  const details = listReported(recording.body);
  if (recording.status === 200 && details.length === 0)
    return `The failing request ${name} is accepted: ${rule ? `it doesn't break the rule ${id}` : `rules/rules.ts has no rule ${id}`}.`;
  const isAlone =
    details.length > 0 && details.every(({ rule: broken }) => broken === id || also.includes(broken ?? ''));
  return rule && !isAlone ? `The failing request ${name} breaks something else: ${describe(recording)}` : undefined;
}

function describe({ status, body }: Recording): string {
  return `${status} ${JSON.stringify(body).slice(0, 600)}`;
}

function toHead({ status, headers }: Recording): object {
  return { status, ...headers };
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
