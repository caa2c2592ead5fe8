import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { accept } from './accept';
import { comparePages, compareStrings, KIND_NAMES } from './compare';
import { readLock, toLockFile, writeLock } from './lock';
import { listMirrors, type Pair } from './pages';
import { collectEnglishStrings, readStrings } from './strings';

/** The language of `docs` and of the code. */
const SOURCE_LOCALE = 'en';
const TRANSLATIONS = /^@generated\/codeTranslations$/;
const MARKED = join(__dirname, 'marked-messages.ts');

/** Rebuilds pages whose notice depends on other files, and adds the commands with which translators see what is to do and say what is done. */
export default function translationPlugin({ siteDir, generatedFilesDir, i18n }: LoadContext): Plugin {
  const { currentLocale, defaultLocale, locales } = i18n;
  return {
    name: 'translation',
    configureWebpack: (_, isServer, { currentBundler: { instance } }) => ({
      plugins: hasOwnMessages(isServer) ? [new instance.NormalModuleReplacementPlugin(TRANSLATIONS, MARKED)] : [],
      module: {
        rules: [
          ...(hasOwnMessages(isServer) ? [toMessageRule({ siteDir, generatedFilesDir })] : []),
          {
            test: /\.mdx$/,
            include: listMirrors(currentLocale).map(({ translated }) => join(siteDir, translated, '/')),
            enforce: 'pre',
            use: { loader: join(__dirname, 'depend-on-english.cjs'), options: toLoaderOptions(siteDir, currentLocale) },
          },
        ],
      },
    }),
    extendCli(cli) {
      cli
        .command('i18n:check')
        .description(
          'List the translated pages and strings that are missing, not accepted, stale or orphaned, of all languages.',
        )
        .action(() => locales.filter((locale) => locale !== SOURCE_LOCALE).forEach((locale) => check(siteDir, locale)));
      cli
        .command('i18n:accept <what...>')
        .description(
          'Record that translated pages (docs/auth.mdx) or strings (reference/errors.json, or reference/errors.json:ID) are up to date.',
        )
        .option('--locale <locale>', 'The language of the translation', defaultLocale)
        .action((what: string[], { locale }: { locale: string }) => {
          const english = collectEnglishStrings(siteDir);
          const translated = readStrings(join(siteDir, 'i18n', locale));
          const known = { locale, lock: readLock(siteDir, locale), english, translated };
          writeLock(siteDir, locale, accept(siteDir, what, known));
          console.log(`i18n/${locale}: recorded as up to date: ${what.join(', ')}`);
        });
    },
  };
}

/** Whether scripts bring the messages that they show. Live authoring runs the theme's scripts, which need the dictionary. */
function hasOwnMessages(isServer: boolean): boolean {
  return !isServer && process.env.NODE_ENV === 'production';
}

function toMessageRule({ siteDir, generatedFilesDir }: Pick<LoadContext, 'siteDir' | 'generatedFilesDir'>): object {
  return {
    test: /\.tsx?$/,
    include: join(siteDir, 'src', '/'),
    enforce: 'pre',
    use: {
      loader: join(__dirname, 'write-messages.cjs'),
      options: { file: join(generatedFilesDir, 'codeTranslations.json') },
    },
  };
}

function toLoaderOptions(siteDir: string, locale: string): { lock: string; mirrors: Pair[] } {
  return {
    lock: join(siteDir, toLockFile(locale)),
    mirrors: listMirrors(locale).map(({ english, translated }) => ({
      english: join(siteDir, english),
      translated: join(siteDir, translated),
    })),
  };
}

function check(siteDir: string, locale: string): void {
  const lock = readLock(siteDir, locale);
  const findings = [
    ...comparePages(siteDir, locale, lock),
    ...compareStrings(collectEnglishStrings(siteDir), readStrings(join(siteDir, 'i18n', locale)), lock),
  ];
  for (const { kind, what } of findings) console.log(`${KIND_NAMES[kind].padEnd(17)}  ${what}`);
  if (findings.length === 0) return console.log(`Every page and string of i18n/${locale} is up to date.`);
  console.log(
    `\n${findings.length} to do in i18n/${locale}. Translate what is missing or stale, read what is new, remove what is orphaned, then run "npm run i18n:accept -- WHAT --locale ${locale}".`,
  );
  process.exitCode = 1;
}
