import { translate } from '@docusaurus/Translate';

export function nameDesk(): string {
  return translate({
    id: 'desk.name',
    message: 'Create a label',
    description: 'Name of the label desk of the home page',
  });
}

export function promise(): string {
  return translate({
    id: 'console.promise',
    message: 'This sandbox runs in the page. No data leaves your browser.',
    description: 'Beside the console of an operation',
  });
}

export function describeLabel(carrier: string): string {
  return translate(
    { id: 'desk.label', message: '{carrier} test label', description: 'Text for the picture of a label' },
    { carrier },
  );
}

export function describeRecorded(): string {
  return translate({
    id: 'desk.recorded',
    message:
      "This label comes from a recorded response, so it shows the dates of the recording. Test labels are free and can't be used for shipping.",
    description: 'Below a label on the home page before anything is sent',
  });
}
