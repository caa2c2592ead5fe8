import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { finishContract, toLanguage } from '../../contract';
import { toCarrierChoice, type CarrierChoice } from './carrier-choice';
import { generatedFilePath, writePageData } from './generated-file';
import { loadPageData } from './load-page-data';
import { toTranslationFiles, translatePageData } from './localize';
import type { PageData } from './messages';
import { writeMachineFiles } from './machine-files';

/** Brings the contract to the pages of a locale, and publishes it as OpenAPI. */
export default function referencePlugin({ siteDir, baseUrl, i18n, siteConfig }: LoadContext): Plugin<PageData> {
  const locale = i18n.currentLocale;
  const language = toLanguage(locale);
  const contractDir = join(siteDir, 'contract');
  const machineFilesDir = join(siteDir, '.docusaurus', 'reference', 'static', locale);
  return {
    name: 'reference',
    getPathsToWatch: () => [join(contractDir, '**/*.{yaml,json}')],
    loadContent: () => loadPageData(contractDir),
    getTranslationFiles: ({ content }) => toTranslationFiles(content),
    translateContent: ({ content, translationFiles }) =>
      translatePageData(content, { files: translationFiles, language }),
    contentLoaded({ content, actions }) {
      const contract = finishContract(content.contract, language);
      const portal = { value: String(siteConfig.customFields?.portalUrl), source: 'docusaurus.config.ts' };
      // The build writes the version and the hash of the package in place of these words, once it has both.
      const path = `/assets/package/${contract.operator.package_name.replace(/^@/, '').replace('/', '-')}-VERSION-HASH.tgz`;
      const facts = {
        ...contract.facts,
        'portal.url': portal,
        'package.url': { ...portal, value: `${portal.value}${path}` },
      };
      const data = { ...content, contract: { ...contract, facts } };
      writePageData(siteDir, locale, data);
      actions.setGlobalData(toCarrierChoice(data, language) satisfies CarrierChoice);
      // Live authoring has no build folder for them.
      if (process.env.NODE_ENV !== 'production') writeMachineFiles(data.contract, machineFilesDir, language);
    },
    configureWebpack: () => ({
      devServer: { static: [{ directory: machineFilesDir, publicPath: baseUrl, serveIndex: false, watch: false }] },
      module: {
        rules: [
          {
            test: /\.mdx$/,
            include: ['docs/', 'src/pages/', 'i18n/'].map((dir) => join(siteDir, dir)),
            enforce: 'pre',
            use: {
              loader: join(__dirname, 'depend-on-contract.cjs'),
              options: { file: generatedFilePath(siteDir, locale) },
            },
          },
        ],
      },
    }),
    postBuild: ({ content, outDir }) => writeMachineFiles(finishContract(content.contract, language), outDir, language),
  };
}
