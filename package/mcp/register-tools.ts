import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { dereference, resolveExampleValue, type OpenApiDocument, type Language } from '../../contract';
import { toCheckResult, type CaughtErrors, type Opened } from '../../check';
import type { Materials } from '../../sandbox/node';
import { createTranslator } from '../command/translator';
import { explainCaught } from '../explain';
import { createOpener } from '../opener';
import { toChecked } from './check';
import { readSection } from './read-section';
import { RESULT_BYTES_MAX, sizeOf, takeFitting } from './result-size';
import type { Library } from './library';
import { registerChangeTools } from './register-change-tools';
import type { RunningSandbox } from './start-sandbox';
import { READING, render, toError, toLocaleSchema, toOptional, toResult, toText } from './tool-results';

type Context = { materials: Materials; library: Library; sandbox: RunningSandbox; language: Language };

/**
 * A text that can be JSON. Its schema is that of a string, since strict clients reject free objects; some clients parse what
 * looks like JSON all the same.
 */
const JSON_TEXT = z.preprocess(
  (value) => (typeof value === 'object' && value !== null ? JSON.stringify(value, null, 2) : value),
  z.string(),
);

const OPERATION = 'ID of the operation, which is also the ID of its page';

/** Registers the tools of the server, each with a schema of its input. If nothing is found, a tool lists what exists. */
export function registerTools(server: McpServer, { materials, library, sandbox, language }: Context): void {
  const { contract } = materials;
  const opener = createOpener(materials, library.readErrors);
  const operations = contract.operations.filter(({ operation: { requestBody } }) => requestBody).map(({ id }) => id);
  const locale = toLocaleSchema(language);
  const ids = contract.operations.map(({ id }) => id);
  const operation = z.enum(ids as [string, ...string[]]).describe(OPERATION);

  server.registerTool(
    'check_request',
    {
      title: 'Check a request',
      description:
        'Checks a request of the Shipping API with the rules of the API, before it is sent. Takes JSON, a curl command or code. Returns every issue with its line, the rule, the reason and the fix. A text with an error of the API is explained, as explain_error does.',
      inputSchema: z.object({
        request: JSON_TEXT.describe(
          'Request body as JSON text, a curl command, or code in Node.js, Python, PHP, Ruby or Go',
        ),
        operation: toOptional(operation).describe(OPERATION),
        locale,
      }),
      annotations: READING,
    },
    async ({ request, operation: id, locale: to }) => {
      const opened = await opener.open({ content: request, ...(id !== undefined && { operation: id }) }, to);
      const caught = getCaught(opened);
      return caught ? toExplained(caught, to) : toResult(toChecked(toCheckResult(opened, operations), to, opener));
    },
  );
  server.registerTool(
    'explain_error',
    {
      title: 'Explain an error',
      description:
        'Explains an error of the Shipping API: the body of a response, a line of a log, a HAR file, a code or a message. Returns for each error what it means, what to do, whether to retry, and what a request that works has instead; a request in the same text is checked as well, and compared with the nearest example that works.',
      inputSchema: z.object({
        error: JSON_TEXT.describe('Text that contains the error, with or without the request that caused it'),
        locale,
      }),
      annotations: READING,
    },
    async ({ error, locale: to }) => {
      const opened = await opener.open({ content: error }, to);
      const caught = getCaught(opened);
      if (opened.kind === 'response' && !caught)
        return toResult({ note: createTranslator(materials.sentences, to, 'shipping-api mcp')('check-response') });
      return caught
        ? toExplained(caught, to)
        : toError('There is no error of the Shipping API in this text. Look one up with get_error.');
    },
  );
  server.registerTool(
    'search_docs',
    {
      title: 'Search the documentation',
      description:
        'Finds sections of the documentation: pages, headings, fields and rules. Returns titles, pages and excerpts.',
      inputSchema: z.object({ query: z.string().describe('Words to look for, in either language'), locale }),
      annotations: READING,
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
        section: toOptional(z.string()).describe('ID of a heading on the page: request'),
        locale,
      }),
      annotations: READING,
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
        'Returns an operation of the OpenAPI document with the schemas that it refers to, without examples, its errors by status, and whether it may be repeated when its response is lost. Of a large operation, the result has the names of the schemas, which are read one by one.',
      inputSchema: z.object({
        operation,
        schema: toOptional(z.string()).describe('Name of a schema of the operation, to read it alone: ShipmentSetup'),
        locale,
      }),
      annotations: READING,
    },
    ({ operation: id, schema, locale: to }) => {
      const { schemas, ...found } = findOperation(library.readOpenApi(to), contract, id);
      const names = Object.keys(schemas);
      if (schema !== undefined)
        return Object.hasOwn(schemas, schema)
          ? toResult(schemas[schema])
          : toError(`The operation ${id} has the schemas ${names.join(', ')}.`);
      const whole = { ...found, schemas };
      return toResult(sizeOf(render(whole)) > RESULT_BYTES_MAX ? { ...found, schemas: names } : whole);
    },
  );
  server.registerTool(
    'get_example',
    {
      title: 'Read an example',
      description:
        'Returns a recorded request, with dates that are valid today, and its response. Without a name, returns the names of the examples of the operation.',
      inputSchema: z.object({ operation, name: toOptional(z.string()) }),
      annotations: READING,
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
      annotations: READING,
    },
    ({ code, locale: to }) => {
      const found = library.findErrors(code, to);
      if (found.length === 0)
        return toError(
          `There is no error "${code}". Handle a code of a carrier that isn't listed like SHIPMENT_FAILED; otherwise look for the message with search_docs.`,
        );
      const isLong = sizeOf(render(found)) > RESULT_BYTES_MAX;
      return toResult(isLong ? found.map(({ detail, rule, message }) => ({ detail, rule, message })) : found);
    },
  );
  registerChangeTools(server, { library, locale });
  server.registerTool(
    'call_sandbox',
    {
      title: 'Call the sandbox',
      description:
        'Sends a request to a sandbox of this server on this computer, never to production: labels are samples, nothing is shipped and nothing costs money. Its data lasts until the server ends. Base64 is shortened.',
      inputSchema: z.object({
        method: z.enum(['GET', 'POST', 'PUT', 'DELETE']),
        path: z.string().regex(/^\//).describe('Path below the base URL, with the query string: /shipments?limit=5'),
        body: toOptional(JSON_TEXT).describe('Request body as JSON text. It is sent as it is'),
        scenario: toOptional(z.string()).describe(`Error to simulate: ${Object.keys(contract.scenarios).join(', ')}`),
        locale,
      }),
      annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: false },
    },
    async ({ method, path, body, scenario, locale: to }) =>
      toResult(await sandbox.call({ method, path, body, scenario, locale: to })),
  );

  /** The errors that were found, and the check of the request next to them as far as it fits. */
  function toExplained(caught: CaughtErrors, to: Language): ReturnType<typeof toResult> {
    const { request, errors, debugIds, nearest } = explainCaught(caught, to, { opener, contract });
    const fitting = takeFitting(errors, 1000);
    const left = RESULT_BYTES_MAX - sizeOf(JSON.stringify(fitting));
    const result = opener.getChecker(to).check({ text: request, accounts: 'all' }, opener.now());
    const checked =
      request === '' ? undefined : { request: toChecked(result, to, opener), ...(nearest && { nearest }) };
    return toResult({
      errors: fitting,
      ...(fitting.length < errors.length && { omitted: errors.length - fitting.length }),
      debugIds,
      ...(checked && (sizeOf(render(checked)) < left - 1000 ? checked : { note: CHECK_APART })),
    });
  }
}

const CHECK_APART = 'The text also contains the request. Check it with check_request.';

function getCaught(opened: Opened): CaughtErrors | undefined {
  return 'caught' in opened ? opened.caught : undefined;
}

type FoundOperation = { schemas: Record<string, unknown> } & Record<string, unknown>;

function findOperation(
  document: OpenApiDocument,
  { operations, errors }: Materials['contract'],
  id: string,
): FoundOperation {
  const entry = operations.find((one) => one.id === id);
  const operation = entry && document.paths[entry.path]?.[entry.method];
  if (!entry || !operation) throw new Error(`There is no operation "${id}".`);
  const plain = withoutExamples({
    ...operation,
    parameters: operation.parameters.map((one) => dereference(document.components.parameters, one)),
    responses: { '200': operation.responses['200'] },
  });
  const schemas: Record<string, unknown> = {};
  collectSchemas(plain, document, schemas);
  const failed = Object.entries(operation.responses).filter(([status]) => status !== '200');
  return {
    ...{ method: entry.method.toUpperCase(), path: entry.path },
    errors: failed.map(([status, one]) => {
      const { description } = dereference(document.components.responses, one);
      const codes = Object.entries(errors.codes).filter(([, code]) => String(code.status) === status);
      return { status: Number(status), description, codes: codes.map(([code]) => code) };
    }),
    ...(plain as object),
    schemas,
  };
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
