import { readFileSync, statSync } from 'node:fs';
import type { Materials } from '../../sandbox/node';
import { explainCaught, type ComparedExample, type ExplainedError } from '../explain';
import { openLibrary, type ReadPortalFile } from '../mcp/library';
import { createOpener } from '../opener';
import { readFlags } from './read-flags';
import type { Translate } from './translator';

/**
 * Explains the errors in a file, in standard input, or in the argument itself: `explain SAGAWA_E1-0029`. Returns the exit
 * code: 1 when there is no error of the API in it, 2 for a wrong call of the command.
 */
export async function runExplain(materials: Materials, readFile: ReadPortalFile, args: string[]): Promise<number> {
  const flags = readFlags(materials, args, { program: 'shipping-api explain', allowed: { format: ['text', 'json'] } });
  if (!flags) return 2;
  const { values, positionals, language, translate } = flags;
  const given = positionals.join(' ');
  const text =
    given === '' || given === '-' ? readFileSync(0, 'utf8') : isFile(given) ? readFileSync(given, 'utf8') : given;
  const opener = createOpener(materials, openLibrary(readFile).readErrors);
  const opened = await opener.open({ content: text }, language);
  const caught = 'caught' in opened ? opened.caught : undefined;
  if (!caught) {
    console.error(translate('cli-explain-none'));
    return 1;
  }
  const explained = explainCaught(caught, language, { opener, contract: materials.contract });
  const { errors, debugIds, request, nearest } = explained;
  if (values.format === 'json') {
    console.log(JSON.stringify(explained, null, 2));
    return 0;
  }
  const blocks = errors.map((error) => renderError(error, translate));
  const ids = debugIds.map((id) => `debug_id: ${id}`);
  const compared = nearest ? [renderNearest(nearest, translate)] : [];
  const hint = request === '' ? [] : [translate('cli-explain-request')];
  console.log([...blocks, ...ids, ...compared, ...hint].join('\n\n'));
  return 0;
}

const RETRY: Record<string, `cli-${string}`> = {
  fix: 'cli-explain-retry-fix',
  wait: 'cli-explain-retry-wait',
  contact: 'cli-explain-retry-contact',
};

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

function renderError(error: ExplainedError, translate: Translate): string {
  const { carrier, field, code, detail, rule, message, cause, fix, retry, changes, url } = error;
  const say = (name: `cli-${string}`, value: string): string =>
    translate('cli-explain-part', { name: translate(name), value });
  const list = (pick: 'fails' | 'works'): string =>
    changes.map((one) => `${one.field} ${renderValue(one[pick], translate)}`).join('; ');
  const lines = [
    message,
    ...(cause === message ? [] : [say('cli-explain-cause', cause)]),
    // The message of a detail says what to do itself.
    ...(detail === null && fix !== cause ? [say('cli-explain-fix', fix)] : []),
    say('cli-explain-retry', translate(RETRY[retry] ?? 'cli-explain-retry-fix')),
    ...(changes.length === 0 ? [] : [say('cli-explain-fails', list('fails')), say('cli-explain-works', list('works'))]),
    url,
  ];
  return [
    [carrier, field, code, detail, rule].filter(Boolean).join(' '),
    ...lines.map((line) => `  ${line.replaceAll('`', '')}`),
  ].join('\n');
}

/** The nearest example, with what a request has and what works: `setup.service "regular" → "sagawa_regular"` */
function renderNearest({ url, differences }: ComparedExample, translate: Translate): string {
  const rows = differences.map(
    ({ field, given, works }) => `  ${field} ${renderValue(given, translate)} → ${renderValue(works, translate)}`,
  );
  return [translate('cli-explain-nearest', { url }), ...rows].join('\n');
}

function renderValue(value: unknown, translate: Translate): string {
  return value === undefined ? translate('cli-explain-unset') : JSON.stringify(value);
}
