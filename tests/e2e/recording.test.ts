import { readFileSync } from 'node:fs';
import type { ErrorCase } from '../../contract';
import { loadContract } from '../../contract/node';
import { sendExample, sendErrorCase, type Recorder, type Recording } from '../../tools/record/send-example';
import { BuiltWorker } from './built-worker';
import { openInWorker } from './open-in-worker';
import { expect, LOCALES, test, tryIn, type Locale } from './portal';

/** As the recording reads it, which fills in what the requests before have returned. */
const contract = loadContract('contract', { isRecording: true });
const heads = readRecorded('headers') as Record<string, Omit<Recording, 'headers' | 'body'>>;
/** A page sends JSON and nothing else. */
const errorCases = contract.errorCases.filter(({ contentType }) => contentType === 'application/json');
/** The worker has the code of both languages and the sentences of one: every other error in each. */
const listErrorCases = (locale: Locale): ErrorCase[] =>
  errorCases.filter((_, index) => index % LOCALES.length === LOCALES.indexOf(locale));

for (const locale of LOCALES) {
  test(
    `the worker of the site responds as the recording says, to the byte and the ID (${locale})`,
    tryIn(locale),
    async ({ page, open }) => {
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
      // The headers of examples are recorded in English.
      for (const example of locale === 'en' ? contract.examples : []) {
        const name = `${example.operation}/${example.name}`;
        const recording = await sendExample(contract, example, { recorder, locale });
        expect.soft(recording, name).toEqual(getRecording(name, `${name}.response`));
      }
      for (const errorCase of listErrorCases(locale)) {
        const name = `error-cases/${errorCase.name}.${locale}`;
        const recording = await sendErrorCase(contract, errorCase, { recorder, locale });
        expect.soft(recording, name).toEqual(getRecording(name, name));
      }
    },
  );
}

function getRecording(name: string, file: string): Recording {
  const { status, ...headers } = heads[name] as { status: number } & Recording['headers'];
  return { status, headers, body: readRecorded(file) };
}

function readRecorded(file: string): unknown {
  return JSON.parse(readFileSync(`contract/data/examples/${file}.json`, 'utf8'));
}
