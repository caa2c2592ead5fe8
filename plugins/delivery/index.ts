import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { toLanguage, type DataFiles } from '../../contract';
import { renderApiCatalog, renderSkill, renderSkillIndex } from './agent-files';
import { listHeadTags, pointToIndex } from './head-tags';
import { renderIcon, toIco } from './icons';
import { buildManifest } from './manifest';
import { renderSocialPicture } from './social-picture';
import { readPageData } from '../reference/generated-file';
import { findExpiry, renderRobots, renderSecurityText } from './text-files';
import { collectPackageFiles, listPackageFolders, listUnseenFiles, renderNotices } from './third-party';
import { readTokens } from './tokens';

type Operator = DataFiles['schemas']['Operator'];

/** Writes what browsers, phones, search engines and chats request besides pages: pictures, manifest, robots.txt … */
export default function deliveryPlugin(
  { siteDir, i18n, baseUrl, siteConfig: { url } }: LoadContext,
  operator: Operator,
): Plugin {
  const locale = i18n.currentLocale;
  const language = toLanguage(locale);
  const [name, tagline] = [operator.name[language], operator.tagline[language]];
  const tokens = readTokens(siteDir);
  const packageFiles = new Set(listUnseenFiles(siteDir));
  return {
    name: 'delivery',
    configureWebpack: (_, isServer) => (isServer ? {} : { plugins: [collectPackageFiles(packageFiles)] }),
    injectHtmlTags: () => ({
      headTags: listHeadTags({ name, tagline, root: `${url}${baseUrl}`, baseUrl, tokens }),
      preBodyTags: [pointToIndex(baseUrl)],
    }),
    postBuild({ outDir }) {
      const logo = readFileSync(join(siteDir, 'static/img/logo.svg'), 'utf8');
      const write = (file: string, content: string | Buffer): void => {
        mkdirSync(dirname(join(outDir, file)), { recursive: true });
        writeFileSync(join(outDir, file), content);
      };
      for (const size of [180, 192, 512]) write(`img/icon-${size}.png`, renderIcon(logo, size));
      write('img/social.png', renderSocialPicture({ name, tagline, host: new URL(url).host, logo, tokens }));
      write('manifest.webmanifest', JSON.stringify(buildManifest({ name, tagline, locale, baseUrl, tokens })));
      const site = {
        name: operator.name,
        tagline: operator.tagline,
        portal: `${url}${baseUrl}`.replace(/(?:\/en)?\/$/, ''),
        apiUrl: operator.api_url,
        sandboxUrl: operator.sandbox_url,
        package: operator.package_name.replace(/^@/, '').replace('/', '-'),
        carriers: Object.keys(readPageData(siteDir, locale).contract.catalogue.carriers),
      };
      write('skill.md', renderSkill(site, language));
      // These are looked for at the root of a host and speak for all languages.
      if (locale !== i18n.defaultLocale) return;
      const expiry = findExpiry(operator, new Date());
      if (expiry) console.warn(expiry);
      const roots = i18n.locales.map((one) => `${url}${baseUrl}${one === i18n.defaultLocale ? '' : `${one}/`}`);
      write('third-party-notices.txt', renderNotices(listPackageFolders(packageFiles)));
      write('favicon.ico', toIco(renderIcon(logo, 32)));
      write('robots.txt', renderRobots(roots, operator.content_signals));
      write('.well-known/security.txt', renderSecurityText(operator, `${url}${baseUrl}`));
      const skills = { 'en/skill.md': renderSkill(site, 'en'), 'skill.md': renderSkill(site, 'ja') };
      write('.well-known/agent-skills/index.json', renderSkillIndex(site.portal, skills));
      write('.well-known/api-catalog', renderApiCatalog(site));
    },
  };
}
