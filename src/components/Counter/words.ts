import { translate } from '@docusaurus/Translate';
import type { ExampleKind } from './examples';
import type { Kind } from './kinds';

/** The name of the tool. */
export function nameCounter(): string {
  return translate({
    id: 'counter.title',
    message: 'Fix',
    description: 'Name of the tool that takes a request, an error or a file and shows what to do',
  });
}

/** What can be put into it, in one sentence. */
export function renderHelp(): string {
  return translate({
    id: 'counter.help',
    message: 'Paste or drop a request, an error, a log, a CSV file or a HAR file. It never leaves your browser.',
    description: 'Above the field of the tool that takes a request, an error or a file',
  });
}

/** The name of the field for the text. */
export function nameField(): string {
  return translate({
    id: 'counter.field',
    message: 'Request, error, log or rows',
    description: 'Label of the field of the tool that takes a request, an error or a file',
  });
}

export function nameFile(): string {
  return translate({ id: 'counter.file', message: 'Choose a file', description: 'Button that opens a file' });
}

/** The button that undoes Close, or brings back what another text or file took the place of. */
export function nameReopen(file: string | undefined): string {
  return file === undefined
    ? translate({
        id: 'counter.reopen',
        message: 'Reopen the previous text',
        description: 'Button that brings back a closed text',
      })
    : translate(
        { id: 'counter.reopenFile', message: 'Reopen {file}', description: 'Button that brings back a closed file' },
        { file },
      );
}

export function nameExamples(): string {
  return translate({
    id: 'counter.examples',
    message: 'Examples',
    description: 'Menu with texts that show what the tool does',
  });
}

export function nameExample(kind: ExampleKind): string {
  const names: Record<ExampleKind, string> = {
    request: translate({
      id: 'counter.example.request',
      message: 'Request with mistakes',
      description: 'An entry of the menu with examples',
    }),
    error: translate({
      id: 'counter.example.error',
      message: 'Error in a log',
      description: 'An entry of the menu with examples',
    }),
    rows: translate({
      id: 'counter.example.rows',
      message: 'CSV with a wrong row',
      description: 'An entry of the menu with examples',
    }),
  };
  return names[kind];
}

/** What the text or the file is. */
export function nameKind(kind: Exclude<Kind, 'empty'>): string {
  const names: Record<typeof kind, string> = {
    request: translate({ id: 'counter.kind.request', message: 'Request', description: 'What a text is' }),
    response: translate({ id: 'counter.kind.response', message: 'Response', description: 'What a text is' }),
    error: translate({ id: 'counter.kind.error', message: 'Error', description: 'What a text is' }),
    rows: translate({ id: 'counter.kind.rows', message: 'CSV', description: 'What a text is: rows of a table' }),
    calls: translate({ id: 'counter.kind.calls', message: 'HAR', description: 'What a text is: recorded calls' }),
    text: translate({ id: 'counter.kind.text', message: 'Text', description: 'What a text is: not known' }),
  };
  return names[kind];
}

/** The heading of the samples in the menu with examples. */
export function nameSamples(): string {
  return translate({
    id: 'counter.samples',
    message: 'Create a label',
    description: 'Group in the menu with examples: a request for a label of each carrier',
  });
}

export function describeLabel(carrier: string): string {
  return translate(
    { id: 'counter.label', message: '{carrier} test label', description: 'Text for the picture of a label' },
    { carrier },
  );
}

export function describeRecorded(): string {
  return translate({
    id: 'counter.recorded',
    message:
      "This label comes from a recorded response, so it shows the dates of the recording. Test labels are free and can't be used for shipping.",
    description: 'Below a label on the home page before anything is sent',
  });
}
