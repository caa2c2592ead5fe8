import type { OpenApiDocument } from '../../contract';

/** TypeScript's types of a published contract, as openapi-fetch reads them; a field with a default may be left out. */
export async function renderTypes(openapi: OpenApiDocument): Promise<string> {
  // It brings the whole of TypeScript, which takes longer to load than all plugins.
  const { default: openapiTS, astToString } = await import('openapi-typescript');
  const types = astToString(await openapiTS(JSON.stringify(openapi), { silent: true, defaultNonNullable: false }));
  return `// Types of ${openapi.info.title} ${openapi.info.version}, for openapi-fetch and others.\n\n${types}`;
}
