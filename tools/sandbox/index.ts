import { loadRuntimeData, locateData, readSettings, CliError, type Materials } from '../../sandbox/node';
import { renderHelp } from './help';
import { maintain } from './maintain';
import { start } from './start';
import { createTranslator, pickLanguage, type Translate } from './translator';

/**
 * The API in test mode on loopback, over a database that lasts. `--help` lists its flags and commands. It speaks the
 * language of the shell it is started in, English or Japanese.
 */
async function main(): Promise<number> {
  const materials = loadRuntimeData();
  const translate = createTranslator(materials.sentences, pickLanguage(process.env));
  try {
    return await run(materials, translate);
  } catch (error) {
    if (error instanceof CliError) console.error(translate(error.phrase, error.params));
    else
      console.error(
        translate('cli-failed', { problem: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
      );
    return 1;
  }
}

async function run(materials: Materials, translate: Translate): Promise<number> {
  const { settings, errors } = readSettings(process.argv.slice(2), process.env);
  const { command, isHelpAsked, asked } = settings;
  if (isHelpAsked) {
    console.log(renderHelp(translate));
    return 0;
  }
  if (errors.length > 0) {
    for (const { phrase, params } of errors) console.error(translate(phrase, params));
    console.error(translate('cli-see-help'));
    return 1;
  }
  const location = locateData(asked.data, process.env);
  if (command === 'start') await start(materials, asked, location, translate);
  else await maintain(command, { materials, asked, location, translate });
  return 0;
}

main().then(
  // Responses that are delayed on purpose would keep the process alive.
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
