import { COMMANDS, FLAG_NAMES, FLAGS, locateData, toVariable, USUAL_PORT } from '../../sandbox/node';
import type { Say } from './voice';

/** What --help shows. Names stand on lines of their own, so that both languages line up. */
export function renderHelp(say: Say): string {
  const params = { port: String(USUAL_PORT), data: locateData(undefined, {}).data, variable: 'SANDBOX_DATA_TOKEN' };
  const flags = FLAG_NAMES.flatMap((name) => {
    const { placeholder } = FLAGS[name];
    const flag = placeholder === undefined ? `--${name}` : `--${name} ${placeholder}`;
    return [`  ${flag}  (${toVariable(name)})`, `      ${say(`cli-flag-${name}`, params)}`];
  });
  return [
    say('cli-title'),
    '',
    `  ${say('cli-usage')}`,
    '',
    say('cli-commands'),
    '',
    ...COMMANDS.flatMap((command) => [`  ${command}`, `      ${say(`cli-command-${command}`)}`]),
    '',
    say('cli-flags'),
    '',
    ...flags,
    '  --help',
    `      ${say('cli-flag-help')}`,
  ].join('\n');
}
