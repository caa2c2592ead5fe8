import type { Materials } from '../../sandbox/node';
import type { ReadPortalFile } from '../mcp/library';
import { SOURCES } from '../../csv';
import { runCheck } from './run-check';
import { runSandbox } from './run-sandbox';
import { createTranslator, pickLanguage, type Translate } from './translator';

/** The command `shipping-api` of the package. Returns the exit code; undefined while a server runs. */
export async function runPackage({
  materials,
  args: [command, ...args],
  readFile,
}: {
  materials: Materials;
  args: string[];
  readFile: ReadPortalFile;
}): Promise<number | undefined> {
  const translate = createTranslator(materials.sentences, pickLanguage(process.env), 'shipping-api');
  switch (command) {
    case 'sandbox':
      return runSandbox({ materials, args, program: 'shipping-api sandbox', usualData: ':memory:' });
    case 'check':
      return runCheck(materials, args);
    case 'csv':
      return (await import('./run-csv')).runCsv(materials, args);
    case 'explain':
      return (await import('./run-explain')).runExplain(materials, readFile, args);
    case 'mcp':
      // Its libraries would double the time that the other commands need to start.
      (await import('../mcp/run-mcp')).runMcp({ materials, readFile });
      return undefined;
    case '--version':
      console.log(materials.contract.operator.version);
      return 0;
    case undefined:
    case '--help':
    case '-h':
      console.log(renderCommands(translate));
      return 0;
    default:
      console.error(translate('cli-package-unknown', { command }));
      return 2;
  }
}

function renderCommands(translate: Translate): string {
  const entries = [
    ['sandbox', translate('cli-package-sandbox')],
    ['check [FILE …]', translate('cli-package-check')],
    ['    --operation ID', translate('cli-check-operation')],
    ['    --language en|ja', translate('cli-check-language')],
    ['    --format text|json|github', translate('cli-check-format')],
    ['csv FILE', translate('cli-package-csv')],
    ['    --source ID', translate('cli-csv-source', { sources: SOURCES.map(({ id }) => id) })],
    ['    --headers yes|no', translate('cli-csv-headers')],
    ['    --common FILE', translate('cli-csv-common')],
    ['    --out FILE', translate('cli-csv-out')],
    ['    --requests FILE', translate('cli-csv-requests')],
    ['    --language en|ja', translate('cli-check-language')],
    ['    --format text|json|github', translate('cli-check-format')],
    ['explain [FILE | TEXT]', translate('cli-package-explain')],
    ['    --language en|ja', translate('cli-check-language')],
    ['    --format text|json', translate('cli-explain-format')],
    ['mcp', translate('cli-package-mcp')],
    ['--help', translate('cli-flag-help')],
    ['--version', translate('cli-package-version')],
  ];
  return [
    translate('cli-package-title'),
    '',
    `  ${translate('cli-package-usage')}`,
    '',
    ...entries.flatMap(([name, text]) => [`  ${name}`, `      ${text}`]),
  ].join('\n');
}
