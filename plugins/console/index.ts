import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { finishContract, toLanguage, type Contract, toConsoleData } from '../../contract';
import { deriveText, loadCachedSource, renderValidatorModules } from '../../contract/node';
import { loadEdition } from '../reference/load-edition';
import { toCheckData, toPhrases } from './check-data';
import { getGlyphFiles, writeGlyphFiles, type GlyphFiles } from './glyph-files';
import { getLabelFiles, writeLabelFiles } from './label-files';
import { toSandboxData } from './sandbox-data';

/**
 * Writes what the workers of a page are made of: validators as a module, and data in the language of the page. Writes
 * the glyphs for PDFs and the labels of the home page as well.
 */
export default function consolePlugin({ siteDir, siteConfig, baseUrl, i18n }: LoadContext): Plugin<Contract> {
  const locale = i18n.currentLocale;
  const language = toLanguage(locale);
  const contractDir = join(siteDir, 'contract');
  // Errors link to pages by themselves, and glyphs are the same for all languages.
  const rootUrl = locale === i18n.defaultLocale ? baseUrl : baseUrl.replace(/(?<![^/])[^/]+\/$/, '');
  const authoringDir = join(siteDir, '.docusaurus', 'console', 'static');
  let glyphs: GlyphFiles | undefined;
  return {
    name: 'console',
    getPathsToWatch: () => [join(contractDir, '**/*.{yaml,json}')],
    loadContent: () => finishContract(loadCachedSource(contractDir), 'en'),
    async contentLoaded({ content, actions }) {
      const checked = content.operations.filter(({ operation }) => operation.requestBody).map(({ id }) => id);
      for (const [file, source] of Object.entries(getValidators(content, checked)))
        await actions.createData(file, source);
      await actions.createData('checks/index.js', renderLoaders(checked));
      await actions.createData('check-data.json', toCheckData(content, language));
      await actions.createData('check-phrases.json', toPhrases(content, { locale: language, prefix: 'check-' }));
      glyphs = getGlyphFiles(content, siteDir);
      if (process.env.NODE_ENV !== 'production') {
        writeGlyphFiles(glyphs, authoringDir);
        writeLabelFiles(getLabelFiles(content), authoringDir);
      }
      await actions.createData(
        'sandbox-data.json',
        toSandboxData(content, {
          locale: language,
          docsUrl: `${siteConfig.url}${rootUrl}`.replace(/\/$/, ''),
          glyphsUrl: `${rootUrl}${glyphs.folder}/`,
        }),
      );
      await actions.createData('console-data.json', toConsoleData(loadEdition(siteDir, locale).contract, language));
    },
    configureWebpack: () =>
      ({
        devServer: {
          static: [
            { directory: authoringDir, publicPath: [...new Set([rootUrl, baseUrl])], serveIndex: false, watch: false },
          ],
        },
      }) as ReturnType<NonNullable<Plugin['configureWebpack']>>,
    postBuild({ content, outDir }) {
      if (glyphs && locale === i18n.defaultLocale) writeGlyphFiles(glyphs, outDir);
      writeLabelFiles(getLabelFiles(content), outDir);
    },
  };

  /** The modules of validators by their files, the same for all languages. */
  function getValidators(contract: Contract, checked: readonly string[]): Record<string, string> {
    const copy = join(siteDir, 'node_modules/.cache/validators.json');
    const text = deriveText({ copy, from: [contractDir, join(siteDir, 'package-lock.json')] }, () => {
      const modules = renderValidatorModules(contract, {
        'body-validators.js': { kinds: ['body'] },
        'parameter-validators.js': { kinds: ['parameters'] },
        // A page checks one operation, and loads its validators alone.
        ...Object.fromEntries(checked.map((id) => [`checks/${id}.js`, { kinds: ['body'], operation: id }])),
      });
      return JSON.stringify(modules);
    });
    return JSON.parse(text) as Record<string, string>;
  }
}

/** A module that loads the validators of an operation by its ID. */
function renderLoaders(operations: readonly string[]): string {
  const rows = operations.map((id) => `  ${JSON.stringify(id)}: () => import('./${id}.js'),`);
  return ['export default {', ...rows, '};', ''].join('\n');
}
