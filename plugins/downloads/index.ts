import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { toLanguage, toPublishedOpenApi, type OpenApiDocument } from '../../contract';
import { deriveTextLater } from '../../contract/node';
import { serveFiles, type Files } from '../live-files';
import { readPageData } from '../reference/generated-file';
import { loadEdition } from '../reference/load-edition';
import type { Label } from '../reference/labels';
import { toReadableChangelog } from '../reference/readable-changelog';
import { toCollection } from './collection';
import { listErrors, renderCsv } from './error-catalogue';
import { toJsonSchema } from './json-schema';
import { renderArazzo } from './render-arazzo';
import { renderAtom } from './render-atom';
import { renderChangelog } from './render-changelog';
import { renderOpenCollection } from './render-open-collection';
import { renderPostman } from './render-postman';

/**
 * Writes the files that readers load into their tools, from the contract and the recorded examples: collections of
 * requests, workflows, TypeScript types, a JSON Schema and the changelog for each language, and one error catalog.
 */
export default function downloadsPlugin({ siteDir, baseUrl, i18n, siteConfig }: LoadContext): Plugin {
  const locale = i18n.currentLocale;
  const language = toLanguage(locale);
  const root = `${siteConfig.url}${baseUrl}`;
  let categories = new Map<string, string>();
  return {
    name: 'downloads',
    allContentLoaded({ allContent }) {
      categories = listCategories(allContent['docusaurus-plugin-content-docs']?.default as LoadedContent);
      serveFiles('downloads', listFiles);
    },
    async postBuild({ outDir }) {
      for (const [name, make] of Object.entries(listFiles())) writeFileSync(join(outDir, name), await make());
    },
  };

  /** The inputs of several files are read once, for the first of them. */
  function listFiles(): Files {
    const getData = once(() => readPageData(siteDir, locale));
    const getOpenApi = once(() => toPublishedOpenApi(getData().contract, language));
    const label = (name: Label): string => getData().labels[name] ?? '';
    const getCategory = (operation: string): string => categories.get(operation) ?? operation;
    const getCollection = once(() =>
      toCollection({ contract: getData().contract, locale: language, label, getCategory }),
    );
    const getChangelog = once(() => {
      const { contract, changelog } = readPageData(siteDir, locale);
      return toReadableChangelog(changelog, { contract, locale: language, root, label });
    });
    const getErrors = once(() => listErrors({ en: loadEdition(siteDir, 'en'), ja: loadEdition(siteDir, 'ja') }));
    return {
      'postman-collection.json': () => renderPostman(getCollection()),
      'bruno-collection.yaml': () => renderOpenCollection(getCollection()),
      'workflows.arazzo.yaml': () =>
        renderArazzo({ contract: getData().contract, openapi: getOpenApi(), locale: language }),
      'types.ts': () => {
        const types = {
          copy: join(siteDir, `node_modules/.cache/types-${locale}.ts`),
          from: [__dirname, join(siteDir, 'package-lock.json')],
          given: JSON.stringify(getOpenApi()),
        };
        return deriveTextLater(types, () => renderTypes(getOpenApi()));
      },
      'schema.json': () => toText(toJsonSchema(getOpenApi(), `${root}schema.json`)),
      'changelog.json': () => toText(getChangelog()),
      'changelog.md': () => renderChangelog(getChangelog()),
      'changelog.atom': () =>
        renderAtom(getChangelog(), { locale, root, author: getData().contract.operator.organisation }),
      'errors.json': () => toText(getErrors()),
      'errors.csv': () => renderCsv(getErrors()),
    };
  }
}

function once<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}

function toText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
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

/** Renders the TypeScript types of a published contract for openapi-fetch; a field with a default is optional. */
async function renderTypes(openapi: OpenApiDocument): Promise<string> {
  // It brings the whole of TypeScript, which takes longer to load than all plugins.
  const { default: openapiTS, astToString } = await import('openapi-typescript');
  const types = astToString(await openapiTS(JSON.stringify(openapi), { silent: true, defaultNonNullable: false }));
  return `// Types of ${openapi.info.title} ${openapi.info.version}, for openapi-fetch and others.\n\n${types}`;
}
