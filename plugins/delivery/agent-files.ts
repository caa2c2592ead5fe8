// cspell:ignore linkset
import { createHash } from 'node:crypto';

/** The description of the API and its provider for agents. `portal` is a URL without a trailing slash. */
export type AgentSite = {
  name: string;
  tagline: string;
  portal: string;
  apiUrl: string;
  sandboxUrl: string;
  package: string;
  carriers: readonly string[];
};

/**
 * The one skill that agents load before they write or review calls of the API: how to check a request first, how to
 * test, where to look things up, and what costs money. Its commands are run by the tests of the package.
 */
export function renderSkill(site: AgentSite): string {
  const { name, portal, apiUrl, sandboxUrl } = site;
  const run = `npx --yes ${portal}/${site.package}.tgz`;
  return `---
name: ${site.package}
description: ${describeSkill(site)}
---

# ${name}

${site.tagline}: ${site.carriers.join(', ')}.

## Check a request before you answer

1. Write the JSON body to a file, such as \`request.json\`.
2. Run the rules of the API on it. No account and no token are needed, and nothing is sent:

   \`\`\`sh
   ${run} check request.json --operation shipment-create
   \`\`\`

3. Each line names the place, the field, what is wrong and what to do. The exit status is 0 when the API accepts the request.
   Correct the request and run the command again, and answer with a request that passes.

\`--operation\` takes the ID of the page: \`rates-list\`, \`carrier-register\`, \`address-register\` and so on.

## Explain an error

\`\`\`sh
${run} explain error.json
\`\`\`

The file is the body of a response, a line of a log or a HAR file; a code such as \`VALIDATION_ERROR\` works in its place. The
output has the cause, whether to retry, and what a request that works has instead.

## Test

\`\`\`sh
${run} sandbox
\`\`\`

This serves a simulation of the API at ${sandboxUrl}, and prints a token. \`POST ${sandboxUrl.replace(/\/v1$/, '')}/_sandbox/accounts\` registers a
sample carrier account with every carrier, \`/_sandbox/clock\` moves its time, and \`/_sandbox/reset\` empties it. Tests in
JavaScript need no server: install the same file and use \`createSandbox()\`.

## Look it up

- ${portal}/en/llms.txt lists the pages. Each is Markdown at its URL with \`.md\`, such as ${portal}/en/shipment-create.md.
- ${portal}/en/errors.json has every error code with its cause and what to do.
- ${portal}/en/openapi.json is the OpenAPI description. ${portal}/carriers.json and ${portal}/limits.json have services and limits.
- \`${run} mcp\` is an MCP server with the same pages, the check and a sandbox.

Don't guess a field, a service or a limit: they differ by carrier, and an unknown field is ignored or rejected.

## What costs money

\`POST ${apiUrl}/shipments\` without \`"test": true\` in \`setup\` creates a label that the carrier charges for. Send
nothing to ${apiUrl} unless the user asks for it, and read the token from an environment variable. Nothing in the sandbox
is real.
`;
}

/** The description that agents read before they decide to load the skill. */
function describeSkill({ name, carriers }: AgentSite): string {
  return `Use this skill to write, review or fix calls of the ${name} (labels, rates and tracking with ${carriers.join(', ')}), or to explain one of its errors. It checks requests with the rules of the API.`;
}

/** The index in which agents look for skills, with the digest of the file. */
export function renderSkillIndex(site: AgentSite, skill: string): string {
  return toJson({
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: [
      {
        name: site.package,
        type: 'skill-md',
        description: describeSkill(site),
        url: `${site.portal}/skill.md`,
        digest: `sha256:${createHash('sha256').update(skill).digest('hex')}`,
      },
    ],
  });
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
