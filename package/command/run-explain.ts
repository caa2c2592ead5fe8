import { existsSync } from 'node:fs';
import { CliError, type Materials } from '../../sandbox/node';
import { explainCaught, type ComparedExample, type ExplainedError } from '../explain';
import { openLibrary, type ReadPortalFile } from '../mcp/library';
import { createOpener } from '../opener';
import { readText, STANDARD_INPUT } from './files';
import { readCommandFlags, type CommandFlags } from './read-flags';
import { print, printError, printRendered, renderJson } from './terminal';
import type { Translate } from './translator';

/**
 * Explains the errors and warnings in a file, in standard input, or in the argument itself: `explain SAGAWA_E1-0029`. Returns
 * the exit code: 1 when there is none of the API in it, 2 for a wrong call of the command.
 */
export async function runExplain(materials: Materials, readFile: ReadPortalFile, args: string[]): Promise<number> {
  const flags = readCommandFlags(materials, args, {
    program: 'shipping-api explain',
    allowed: { format: ['text', 'json'] },
  });
  if (!flags) return 2;
  try {
    return await explain(materials, readFile, flags);
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    printError(flags.translate(error.phrase, error.params));
    return 2;
  }
}

async function explain(
  materials: Materials,
  readFile: ReadPortalFile,
  { values, positionals, language, translate }: CommandFlags,
): Promise<number> {
  const given = positionals.join(' ');
  const isFile = given === '' || given === STANDARD_INPUT || (positionals.length === 1 && existsSync(given));
  const text = isFile ? readText(given || STANDARD_INPUT) : given;
  const opener = createOpener(materials, openLibrary(readFile).readErrors);
  const opened = await opener.open({ content: text }, language);
  const caught = 'caught' in opened ? opened.caught : undefined;
  if (!caught) {
    // The name of a file that isn't there is no text of an error.
    if (!isFile && FILE_NAME.test(given))
      throw new CliError('cli-file-missing', { file: given, folder: process.cwd() });
    printError(translate(opened.kind === 'response' ? 'check-response' : 'cli-explain-none'));
    return 1;
  }
  const explained = explainCaught(caught, language, { opener, contract: materials.contract });
  const { errors, debugIds, request, nearest } = explained;
  if (values.format === 'json') {
    printRendered([renderJson(explained)]);
    return 0;
  }
  const blocks = [
    ...errors.map((error) => renderError(error, translate)),
    ...debugIds.map((id) => [`debug_id: ${id}`]),
    ...(nearest ? [renderNearest(nearest, translate)] : []),
    ...(request === '' ? [] : [[translate('cli-explain-request')]]),
  ];
  print(...blocks.flatMap((block, at) => (at === 0 ? block : ['', ...block])));
  return 0;
}

const FILE_NAME = /^\S+\.\w{2,5}$/;

function renderError(error: ExplainedError, translate: Translate): string[] {
  const { carrier, field, code, detail, rule, message, cause, fix, retry, outcome, changes, url } = error;
  const say = (name: `cli-${string}`, value: string): string =>
    translate('cli-explain-part', { name: translate(name), value });
  const list = (pick: 'fails' | 'works'): string =>
    changes.map((one) => `${one.field} ${renderValue(one[pick], translate)}`).join('; ');
  const lines = [
    message,
    ...(outcome === undefined ? [] : [translate('check-lost')]),
    ...(cause === message || cause === '' ? [] : [say('cli-explain-cause', cause)]),
    // The message of a detail says what to do itself.
    ...(detail === null && fix !== cause ? [say('cli-explain-fix', fix)] : []),
    say('cli-explain-retry', translate(`check-retry-${retry}`)),
    ...(changes.length === 0 ? [] : [say('cli-explain-fails', list('fails')), say('cli-explain-works', list('works'))]),
    url,
  ];
  return [
    [carrier, field, code, detail, rule].filter(Boolean).join(' '),
    ...lines.map((line) => `  ${line.replaceAll('`', '')}`),
  ];
}

/** The nearest example, with what a request has and what works: `setup.service "regular" → "sagawa_regular"` */
function renderNearest({ url, differences }: ComparedExample, translate: Translate): string[] {
  const rows = differences.map(
    ({ field, given, works }) => `  ${field} ${renderValue(given, translate)} → ${renderValue(works, translate)}`,
  );
  return [translate('cli-explain-nearest', { url }), ...rows];
}

function renderValue(value: unknown, translate: Translate): string {
  return value === undefined ? translate('cli-explain-unset') : JSON.stringify(value);
}
