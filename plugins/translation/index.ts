import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { accept } from './accept';
import { comparePages, compareStrings } from './compare';
import { LOCK_FILE, readLock, writeLock } from './lock';
import { MIRRORS } from './pages';
import { collectEnglishStrings, readStrings } from './strings';

const TRANSLATIONS = /^@generated\/codeTranslations$/;
const MARKED = join(__dirname, 'marked-messages.ts');

/** Rebuilds pages whose notice depends on other files, and adds the commands with which translators see what is to do and say what is done. */
export default function translationPlugin({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'translation',
    configureWebpack: (_, isServer, { currentBundler: { instance } }) => ({
      plugins: hasOwnMessages(isServer) ? [new instance.NormalModuleReplacementPlugin(TRANSLATIONS, MARKED)] : [],
      module: {
        rules: [
          ...(hasOwnMessages(isServer) ? [toMessageRule({ siteDir, generatedFilesDir })] : []),
          {
            test: /\.mdx$/,
            include: MIRRORS.map(({ japanese }) => join(siteDir, japanese, '/')),
            enforce: 'pre',
            use: { loader: join(__dirname, 'depend-on-english.cjs'), options: toLoaderOptions(siteDir) },
          },
        ],
      },
    }),
    extendCli(cli) {
      cli
        .command('i18n:check')
        .description('List Japanese pages and strings that are missing, stale or orphaned.')
        .action(() => check(siteDir));
      cli
        .command('i18n:accept <what...>')
        .description(
          'Record that Japanese pages (docs/auth.mdx) or strings (reference/errors.json, or reference/errors.json:ID) are up to date.',
        )
        .action((what: string[]) => {
          const english = collectEnglishStrings(siteDir);
          const japanese = readStrings(join(siteDir, 'i18n/ja'));
          writeLock(siteDir, accept(siteDir, what, { lock: readLock(siteDir), english, japanese }));
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

function toLoaderOptions(siteDir: string): { lock: string; mirrors: typeof MIRRORS } {
  return {
    lock: join(siteDir, LOCK_FILE),
    mirrors: MIRRORS.map(({ english, japanese }) => ({
      english: join(siteDir, english),
      japanese: join(siteDir, japanese),
    })),
  };
}

function check(siteDir: string): void {
  const lock = readLock(siteDir);
  const findings = [
    ...comparePages(siteDir, lock),
    ...compareStrings(collectEnglishStrings(siteDir), readStrings(join(siteDir, 'i18n/ja')), lock),
  ];
  for (const { kind, what } of findings) console.log(`${kind.padEnd(8)}  ${what}`);
  if (findings.length === 0) return console.log('Every Japanese page and string is up to date.');
  console.log(
    `\n${findings.length} to do. Translate what is missing or stale, remove what is orphaned, then run "npm run i18n:accept -- WHAT".`,
  );
  process.exitCode = 1;
}
