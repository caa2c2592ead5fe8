import { translate } from '@docusaurus/Translate';

/** What the sandbox of a page is. */
export function describeSandbox(): string {
  return translate({
    id: 'console.promise',
    message: 'This sandbox runs in the page. No data leaves your browser.',
    description: 'Beside the console of an operation',
  });
}
