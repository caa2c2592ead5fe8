import { getLimit, type Contract } from '../../contract';
import { COMMANDS, FLAG_NAMES, FLAGS, toVariable, USUAL_PORT } from '../../sandbox/node';
import type { Translate } from './translator';

/** Renders the output of `--help`. Names are on separate lines, so that both languages are aligned. */
export function renderHelp(translate: Translate, contract: Contract, data: string): string[] {
  const limit = `${getLimit(contract, 'call-limit-calls')}/${getLimit(contract, 'call-limit-seconds')}`;
  const params = { port: String(USUAL_PORT), data, limit, variable: 'SANDBOX_DATA_TOKEN' };
  const flags = FLAG_NAMES.flatMap((name) => {
    const { placeholder } = FLAGS[name];
    const flag = placeholder === undefined ? `--${name}` : `--${name} ${placeholder}`;
    return [`  ${flag}  (${toVariable(name)})`, `      ${translate(`cli-flag-${name}`, params)}`];
  });
  return [
    translate('cli-title'),
    '',
    `  ${translate('cli-usage')}`,
    '',
    translate('cli-commands'),
    '',
    ...COMMANDS.flatMap((command) => [`  ${command}`, `      ${translate(`cli-command-${command}`)}`]),
    '',
    translate('cli-flags'),
    '',
    ...flags,
    '  --help',
    `      ${translate('cli-flag-help')}`,
  ];
}
