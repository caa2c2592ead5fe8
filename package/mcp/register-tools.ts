import type { CallToolResult, McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { getReferenced, resolveExampleValue, shortenBase64, type OpenApiDocument, type Language } from '../../contract';
import type { Materials } from '../../sandbox/node';
import { createCheck } from './check';
import { readSection } from './read-section';
import { MOST_BYTES, sizeOf } from './result-size';
import type { Library } from './library';
import type { RunningSandbox } from './start-sandbox';

type Context = { materials: Materials; library: Library; sandbox: RunningSandbox; language: Language };

/**
 * A text that can be JSON. Its schema is that of a string, since strict clients reject free objects; some clients parse what
 * looks like JSON all the same.
 */
const JSON_TEXT = z.preprocess(
  (value) => (typeof value === 'object' && value !== null ? JSON.stringify(value, null, 2) : value),
  z.string(),
);

/** Registers the tools of the server, each with a schema of its input. If nothing is found, a tool lists what exists. */
export function registerTools(server: McpServer, { materials, library, sandbox, language }: Context): void {
  const { contract } = materials;
  const check = createCheck(materials);
  const ids = contract.operations.map(({ id }) => id);
  const locale = z.enum(['en', 'ja']).default(language).describe('Language of the result');
  const operation = z
    .enum(ids as [string, ...string[]])
    .describe('ID of the operation, which is also the ID of its page');
  const reading = { readOnlyHint: true, openWorldHint: false };

  server.registerTool(
    'check_request',
    {
      title: 'Check a request',
      description:
        'Checks a request of the Shipping API with the rules of the API, before it is sent. Takes JSON, a curl command or code. Returns every issue with its line, the rule, the reason and the fix.',
      inputSchema: z.object({
        request: JSON_TEXT.describe(
          'Request body as JSON text, a curl command, or code in Node.js, Python, PHP, Ruby or Go',
        ),
        operation: operation.optional(),
        locale,
      }),
      annotations: reading,
    },
    ({ request, operation: id, locale: to }) => toResult(check(request, id, to)),
  );
  server.registerTool(
    'search_docs',
    {
      title: 'Search the documentation',
      description:
        'Finds sections of the documentation: pages, headings, fields and rules. Returns titles, pages and excerpts.',
      inputSchema: z.object({ query: z.string().min(2), locale }),
      annotations: reading,
    },
    ({ query, locale: to }) => toResult(library.search(query, to)),
  );
  server.registerTool(
    'get_page',
    {
      title: 'Read a page',
      description:
        'Returns a page of the documentation as Markdown, by its id, or one of its sections. Of a long page, the result is its beginning and a list of its sections. "index" is the home page; search_docs finds ids.',
      inputSchema: z.object({
        page: z.string().describe('ID of the page: shipment-create'),
        section: z.string().optional().describe('ID of a heading on the page: request'),
        locale,
      }),
      annotations: reading,
    },
    ({ page, section, locale: to }) => {
      const text = library.readPage(page, to);
      if (text === undefined) return toError(`There is no page "${page}". Find one with search_docs.`);
      const found = readSection(text, section);
      return found === undefined
        ? toError(`The page "${page}" has no section "${section}". Read the page without a section.`)
        : toText(found);
    },
  );
  server.registerTool(
    'get_operation',
    {
      title: 'Read an operation',
      description:
        'Returns an operation of the OpenAPI document with the schemas that it refers to, without examples. Of a large operation, the result has the names of the schemas, which are read one by one.',
      inputSchema: z.object({
        operation,
        schema: z.string().optional().describe('Name of a schema of the operation, to read it alone: ShipmentSetup'),
        locale,
      }),
      annotations: reading,
    },
    ({ operation: id, schema, locale: to }) => {
      const { schemas, ...found } = findOperation(library.readOpenApi(to), contract, id);
      const names = Object.keys(schemas);
      if (schema !== undefined)
        return schema in schemas
          ? toResult(schemas[schema])
          : toError(`The operation ${id} has the schemas ${names.join(', ')}.`);
      const whole = { ...found, schemas };
      return toResult(sizeOf(render(whole)) > MOST_BYTES ? { ...found, schemas: names } : whole);
    },
  );
  server.registerTool(
    'get_example',
    {
      title: 'Read an example',
      description:
        'Returns a recorded request, with dates that are valid today, and its response. Without a name, returns the names of the examples of the operation.',
      inputSchema: z.object({ operation, name: z.string().optional() }),
      annotations: reading,
    },
    ({ operation: id, name }) => {
      const examples = contract.examples.filter((example) => example.operation === id);
      if (name === undefined) return toResult(examples.map((one) => ({ name: one.name, title: one.title })));
      const found = examples.find((one) => one.name === name);
      if (!found) return toError(`${id} has the examples ${examples.map((one) => one.name).join(', ')}.`);
      const { path, query, request, response } = found;
      return toResult({ path, ...resolveExampleValue({ query, request }, Date.now()), response });
    },
  );
  server.registerTool(
    'get_error',
    {
      title: 'Look up an error',
      description:
        'Returns what an error means and what to do, by a code of the API, of details or of a carrier, or by the id of a rule. Of a code with many rules, the result has the message of each; look up a rule for its cause and fix.',
      inputSchema: z.object({
        code: z.string().describe('VALIDATION_ERROR, TOO_LONG, SAGAWA_E1-0029 or dhl-address-total'),
        locale,
      }),
      annotations: reading,
    },
    ({ code, locale: to }) => {
      const found = library.findErrors(code, to);
      if (found.length === 0) return toError(`There is no error "${code}". Read the page err-code.`);
      const isLong = sizeOf(render(found)) > MOST_BYTES;
      return toResult(isLong ? found.map(({ detail, rule, message }) => ({ detail, rule, message })) : found);
    },
  );
  server.registerTool(
    'call_sandbox',
    {
      title: 'Call the sandbox',
      description:
        'Sends a request to a sandbox of this server on this computer, never to production: labels are samples, nothing is shipped and nothing costs money. Its data lasts until the server ends. Base64 is shortened.',
      inputSchema: z.object({
        method: z.enum(['GET', 'POST', 'PUT', 'DELETE']),
        path: z.string().regex(/^\//).describe('Path below the base URL, with the query string: /shipments?limit=5'),
        body: JSON_TEXT.optional().describe('Request body as JSON text. It is sent as it is'),
        scenario: z
          .string()
          .optional()
          .describe(`Error to simulate: ${Object.keys(contract.scenarios).join(', ')}`),
        locale,
      }),
      annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: false },
    },
    async ({ method, path, body, scenario, locale: to }) =>
      toResult(await sandbox.call({ method, path, body, scenario, locale: to })),
  );
}

type FoundOperation = { schemas: Record<string, unknown> } & Record<string, unknown>;

function findOperation(document: OpenApiDocument, { operations }: Materials['contract'], id: string): FoundOperation {
  const entry = operations.find((one) => one.id === id);
  const operation = entry && document.paths[entry.path]?.[entry.method];
  if (!entry || !operation) throw new Error(`There is no operation "${id}".`);
  const plain = withoutExamples({
    ...operation,
    parameters: operation.parameters.map((one) =>
      '$ref' in one ? getReferenced(document.components.parameters, one.$ref) : one,
    ),
    responses: { '200': operation.responses['200'] },
  });
  const schemas: Record<string, unknown> = {};
  collectSchemas(plain, document, schemas);
  return { method: entry.method.toUpperCase(), path: entry.path, ...(plain as object), schemas };
}

function collectSchemas(value: unknown, document: OpenApiDocument, found: Record<string, unknown>): void {
  for (const [, name = ''] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
    if (name in found) continue;
    found[name] = withoutExamples(document.components.schemas[name]);
    collectSchemas(found[name], document, found);
  }
}

function withoutExamples(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (key, entry: unknown) => (key === 'examples' ? undefined : entry)));
}

function toResult(value: unknown): CallToolResult {
  return toText(render(value));
}

function render(value: unknown): string {
  return JSON.stringify(value, shortenBase64);
}

function toText(text: string): CallToolResult {
  return { content: [{ type: 'text', text }] };
}

function toError(text: string): CallToolResult {
  return { ...toText(text), isError: true };
}
