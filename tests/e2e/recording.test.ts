import { readFileSync } from 'node:fs';
import { loadContract } from '../../contract/node';
import { sendExample, sendErrorCase, type Recorder, type Recording } from '../../tools/record/send-example';
import { BuiltWorker } from './built-worker';
import { openInWorker } from './open-in-worker';
import { expect, LOCALES, test, type Locale } from './portal';

/** The contract as the recording reads it: values of earlier responses are filled in when a request is sent. */
const contract = loadContract('contract', { isRecording: true });
const heads = readRecorded('headers') as Record<string, Omit<Recording, 'headers' | 'body'>>;
/** A page sends JSON and nothing else. */
const errorCases = contract.errorCases.filter(({ contentType }) => contentType === 'application/json');

type Send = (recorder: Recorder) => Promise<void>;
/**
 * What is sent in each language: one example of each operation, whose headers are recorded in English, and one failing
 * request of each. That the sandbox responds to all of them as recorded is tested in Node.
 */
const SENT: Record<Locale, Send[]> = {
  en: pickFirst(contract.examples).map((example) => async (recorder) => {
    const name = `${example.operation}/${example.name}`;
    const recording = await sendExample(contract, example, { recorder, locale: 'en' });
    expect.soft(recording, name).toEqual(getRecording(name, `${name}.response`));
  }),
  ja: pickFirst(errorCases).map((errorCase) => async (recorder) => {
    const name = `error-cases/${errorCase.name}.ja`;
    const recording = await sendErrorCase(contract, errorCase, { recorder, locale: 'ja' });
    expect.soft(recording, name).toEqual(getRecording(name, name));
  }),
};

for (const locale of LOCALES) {
  test(`the worker of the site responds as the recording says, to the byte and the ID (${locale})`, async ({
    page,
    open,
  }) => {
    test.setTimeout(180_000);
    await open(locale, 'auth');
    const worker = new BuiltWorker(page, locale);
    const recorder: Recorder = {
      open: async (now) => {
        // IDs follow from the seed and from what the same worker was asked before.
        await worker.start();
        return openInWorker(worker, now);
      },
    };
    for (const send of SENT[locale]) await send(recorder);
  });
}

function pickFirst<Item extends { operation: string }>(items: readonly Item[]): Item[] {
  return items.filter(({ operation }, at) => items.findIndex((item) => item.operation === operation) === at);
}

function getRecording(name: string, file: string): Recording {
  const { status, ...headers } = heads[name] as { status: number } & Recording['headers'];
  return { status, headers, body: readRecorded(file) };
}

function readRecorded(file: string): unknown {
  return JSON.parse(readFileSync(`contract/data/examples/${file}.json`, 'utf8'));
}
