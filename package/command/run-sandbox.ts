import { locateData, readSettings, CliError, type Materials } from '../../sandbox/node';
import { renderHelp } from './help';
import { maintain } from './maintain';
import { start } from './start';
import { print, printError, toLines } from './terminal';
import { createTranslator, pickLanguage, type Translate } from './translator';

export type SandboxCommand = {
  materials: Materials;
  args: string[];
  /** The command that the reader types to start it: 'npm run sandbox --' */
  program: string;
  /** Where data is kept without --data. */
  usualData?: string;
};

/**
 * The simulated API on loopback. `--help` lists its flags and commands. It speaks the language of the shell it is
 * started in, English or Japanese. Returns the exit code.
 */
export async function runSandbox(command: SandboxCommand): Promise<number> {
  const translate = createTranslator(command.materials.sentences, pickLanguage(process.env), command.program);
  try {
    return await run(command, translate);
  } catch (error) {
    if (error instanceof CliError) {
      printError(translate(error.phrase, error.params));
      return 1;
    }
    const [problem = '', ...stack] = toLines(error);
    printError(translate('cli-failed', { problem }), ...stack);
    return 1;
  }
}

async function run({ materials, args, usualData }: SandboxCommand, translate: Translate): Promise<number> {
  const { settings, errors } = readSettings(args, process.env);
  const { command, isHelpAsked, asked } = settings;
  if (isHelpAsked) {
    print(...renderHelp(translate, materials.contract, locateData(undefined, {}, usualData).data));
    return 0;
  }
  if (errors.length > 0) {
    for (const { phrase, params } of errors) printError(translate(phrase, params));
    printError(translate('cli-see-help'));
    return 1;
  }
  const location = locateData(asked.data, process.env, usualData);
  if (command === 'start') await start(materials, asked, location, translate);
  else await maintain(command, { materials, asked, location, translate });
  return 0;
}
