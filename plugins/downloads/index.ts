import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { loadChangelog, toSurface } from '../../changelog';
import { finishContract, toPublishedOpenApi } from '../../contract';
import { deriveTextLater } from '../../contract/node';
import { readPageData } from '../reference/generated-file';
import { loadPageData } from '../reference/load-page-data';
import type { Label } from '../reference/labels';
import type { PageData } from '../reference/messages';
import { toReadableChangelog } from './changelog';
import { toCollection } from './collection';
import { listErrors, renderCsv } from './error-catalogue';
import { toJsonSchema } from './json-schema';
import { renderArazzo } from './render-arazzo';
import { renderAtom } from './render-atom';
import { renderChangelog } from './render-changelog';
import { renderOpenCollection } from './render-open-collection';
import { renderPostman } from './render-postman';
import { renderTypes } from './render-types';

/**
 * Writes what readers load into their own tools, made from the contract and the recorded examples: collections of requests,
 * workflows, TypeScript's types, a JSON Schema and the changelog for each language, and one catalogue of errors for both.
 */
export default function downloadsPlugin({ siteDir, baseUrl, i18n, siteConfig }: LoadContext): Plugin {
  const locale = i18n.currentLocale === 'ja' ? 'ja' : 'en';
  let categories = new Map<string, string>();
  return {
    name: 'downloads',
    allContentLoaded({ allContent }) {
      categories = listCategories(allContent['docusaurus-plugin-content-docs']?.default as LoadedContent);
    },
    async postBuild({ outDir }) {
      const data = readPageData(siteDir, locale);
      const english = loadEnglish(join(siteDir, 'contract'));
      const { contract, labels } = data;
      const root = `${siteConfig.url}${baseUrl}`;
      const label = (name: Label): string => labels[name] ?? '';
      const getCategory = (operation: string): string => categories.get(operation) ?? operation;
      const collection = toCollection({ contract, locale, label, getCategory });
      const openapi = toPublishedOpenApi(contract, locale);
      const changes = loadChangelog(siteDir, toSurface(english.contract));
      const changelog = toReadableChangelog(changes, { contract, locale, root, label });
      const write = (file: string, text: string): void => writeFileSync(join(outDir, file), text);
      write('postman-collection.json', renderPostman(collection));
      write('bruno-collection.yaml', renderOpenCollection(collection));
      write('workflows.arazzo.yaml', renderArazzo({ contract, openapi, locale }));
      const types = {
        copy: join(siteDir, `node_modules/.cache/types-${locale}.ts`),
        from: [__dirname, join(siteDir, 'package-lock.json')],
        given: JSON.stringify(openapi),
      };
      write('types.ts', await deriveTextLater(types, () => renderTypes(openapi)));
      write('schema.json', toText(toJsonSchema(openapi, `${root}schema.json`)));
      write('changelog.json', toText(changelog));
      write('changelog.md', renderChangelog(changelog));
      write('changelog.atom', renderAtom(changelog, { locale, root, author: contract.operator.organisation }));
      // One catalogue for both languages: the one that is built first, and its copy.
      if (locale !== i18n.defaultLocale) {
        for (const file of ['errors.json', 'errors.csv']) copyFileSync(join(outDir, '..', file), join(outDir, file));
        return;
      }
      const errors = listErrors({ en: english, ja: data });
      write('errors.json', toText(errors));
      write('errors.csv', renderCsv(errors));
    },
  };
}

function toText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function loadEnglish(contractDir: string): PageData {
  const data = loadPageData(contractDir);
  return { ...data, contract: finishContract(data.contract, 'en') };
}

/** The category of the sidebar that each page is in, in the words of the locale. */
function listCategories({ loadedVersions: [version] }: LoadedContent): Map<string, string> {
  const items = Object.values(version?.sidebars ?? {}).flat();
  return new Map(
    items.flatMap((item) =>
      item.type === 'category'
        ? item.items.flatMap((entry): [string, string][] => (entry.type === 'doc' ? [[entry.id, item.label]] : []))
        : [],
    ),
  );
}
