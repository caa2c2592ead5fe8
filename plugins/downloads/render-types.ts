import type { OpenApiDocument } from '../../contract';

/** Renders the TypeScript types of a published contract for openapi-fetch; a field with a default is optional. */
export async function renderTypes(openapi: OpenApiDocument): Promise<string> {
  // It brings the whole of TypeScript, which takes longer to load than all plugins.
  const { default: openapiTS, astToString } = await import('openapi-typescript');
  const types = astToString(await openapiTS(JSON.stringify(openapi), { silent: true, defaultNonNullable: false }));
  return `// Types of ${openapi.info.title} ${openapi.info.version}, for openapi-fetch and others.\n\n${types}`;
}
