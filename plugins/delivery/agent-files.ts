// cspell:ignore linkset
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../contract';

/** The description of the API and its provider for agents. `portal` is a URL without a trailing slash. */
export type AgentSite = {
  name: Record<Language, string>;
  tagline: Record<Language, string>;
  portal: string;
  apiUrl: string;
  sandboxUrl: string;
  package: string;
  carriers: readonly string[];
};

/**
 * The skill that agents load before they write or review calls of the API: how to check a request first, how to test,
 * where to look things up, and what costs money. Its commands are run by the tests of the package.
 */
export function renderSkill({ carriers, portal, apiUrl, sandboxUrl, ...site }: AgentSite, locale: Language): string {
  const values: Record<string, string> = {
    ...{ name: site.name[locale], tagline: site.tagline[locale], package: site.package },
    ...{ portal, api: apiUrl, sandbox: sandboxUrl, sandboxRoot: sandboxUrl.replace(/\/v1$/, '') },
    carriers: carriers.join(locale === 'ja' ? '、' : ', '),
  };
  // Prettier puts spaces into the braces of the front matter.
  const template = readFileSync(join(__dirname, `skill.${locale}.md`), 'utf8');
  return template.replace(/\{ ?(\w+) ?\}/g, (_, name: string) => values[name] ?? '');
}

/** The index in which agents look for skills, with the digest of each file. */
export function renderSkillIndex(portal: string, skills: Record<string, string>): string {
  return toJson({
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: Object.entries(skills).map(([path, skill]) => ({
      name: readMatter(skill, 'name'),
      type: 'skill-md',
      description: readMatter(skill, 'description'),
      url: `${portal}/${path}`,
      digest: `sha256:${createHash('sha256').update(skill).digest('hex')}`,
    })),
  });
}

function readMatter(skill: string, key: string): string | undefined {
  return new RegExp(`^${key}: (.*)$`, 'm').exec(skill)?.[1];
}

/** The catalog of the operator's APIs (RFC 9727): the API, its contract and its pages, as a linkset (RFC 9264). */
export function renderApiCatalog({ portal, apiUrl }: AgentSite): string {
  return toJson({
    linkset: [
      {
        anchor: apiUrl,
        'service-desc': [
          { href: `${portal}/openapi.json`, type: 'application/json' },
          { href: `${portal}/openapi.yaml`, type: 'application/yaml' },
        ],
        'service-doc': [
          { href: `${portal}/`, type: 'text/html', hreflang: ['ja'] },
          { href: `${portal}/en/`, type: 'text/html', hreflang: ['en'] },
          { href: `${portal}/llms.txt`, type: 'text/plain' },
        ],
      },
    ],
  });
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
