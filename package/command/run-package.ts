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
  const help = command === undefined || command === 'sandbox' ? undefined : listCommands(translate)[command];
  if (help && (args.includes('--help') || args.includes('-h'))) {
    console.log(renderCommand(help).join('\n'));
    return 0;
  }
  switch (command) {
    case 'sandbox':
      return runSandbox({ materials, args, program: 'shipping-api sandbox', usualData: ':memory:' });
    case 'check':
      return runCheck(materials, readFile, args);
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

/** What a command reads, and its flags, each with what it means. */
type CommandHelp = { usage: string; text: string; flags: [usage: string, text: string][] };

function listCommands(translate: Translate): Record<string, CommandHelp> {
  const language: [string, string] = ['--language en|ja', translate('cli-check-language')];
  const format: [string, string] = ['--format text|json|github', translate('cli-check-format')];
  return {
    // The sandbox lists its flags itself.
    sandbox: { usage: 'sandbox', text: translate('cli-package-sandbox'), flags: [] },
    check: {
      usage: 'check [FILE …]',
      text: translate('cli-package-check'),
      flags: [['--operation ID', translate('cli-check-operation')], language, format],
    },
    csv: {
      usage: 'csv FILE',
      text: translate('cli-package-csv'),
      flags: [
        ['--source ID', translate('cli-csv-source', { sources: SOURCES.map(({ id }) => id) })],
        ['--headers yes|no', translate('cli-csv-headers')],
        ['--common FILE', translate('cli-csv-common')],
        ['--out FILE', translate('cli-csv-out')],
        ['--requests FILE', translate('cli-csv-requests')],
        language,
        format,
      ],
    },
    explain: {
      usage: 'explain [FILE | TEXT]',
      text: translate('cli-package-explain'),
      flags: [language, ['--format text|json', translate('cli-explain-format')]],
    },
    mcp: { usage: 'mcp', text: translate('cli-package-mcp'), flags: [] },
  };
}

function renderCommand({ usage, text, flags }: CommandHelp): string[] {
  return [`  ${usage}`, `      ${text}`, ...flags.flatMap(([name, does]) => [`      ${name}`, `          ${does}`])];
}

function renderCommands(translate: Translate): string {
  return [
    translate('cli-package-title'),
    '',
    `  ${translate('cli-package-usage')}`,
    '',
    ...Object.values(listCommands(translate)).flatMap(renderCommand),
    ...['  --help', `      ${translate('cli-flag-help')}`],
    ...['  --version', `      ${translate('cli-package-version')}`],
  ].join('\n');
}
