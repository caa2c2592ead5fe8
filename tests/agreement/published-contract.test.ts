import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import { dereference, type OpenApiDocument, type Response, type Schema } from '../../contract';
import { loadContract } from '../../contract/node';
import { createSandbox, prepareAccount } from '../../sandbox';
import { loadMaterials } from '../../sandbox/node';
import { buildEnvironment } from '../../tools/record/build-environment';
import { findHeaders, parseHeadersFile } from '../../tools/serve/headers-file';
import { BUILD } from './built-site';

const contract = loadContract('contract');
const A_YEAR_LATER = Date.parse('2027-11-24T01:00:00.000Z');

describe.each(['', 'en/'])('the published contract %s', (locale) => {
  const read = (file: string): string => readFileSync(join(BUILD, locale, file), 'utf8');
  const document = JSON.parse(read('openapi.json')) as OpenApiDocument;
  const operations = Object.values(document.paths).flatMap((item) => Object.values(item));

  it('says the same in YAML and JSON', () => {
    expect(parse(read('openapi.yaml'))).toEqual(document);
  });

  it('gives every operation a unique function name and its page', () => {
    const names = operations.map(({ operationId }) => operationId);
    expect(names.filter((name) => !/^[a-z]+[A-Z][A-Za-z]+$/.test(name))).toEqual([]);
    expect(new Set(names).size).toBe(contract.operations.length);
    const pages = operations.map(({ externalDocs }) => externalDocs?.url.split('/').pop());
    expect(pages.sort()).toEqual(contract.operations.map(({ id }) => id).sort());
  });

  it('puts the sandbox first and describes every server', () => {
    expect(document.servers.map(({ url }) => url)).toEqual([contract.operator.sandbox_url, contract.operator.api_url]);
    expect(document.servers.filter(({ description }) => description === '')).toEqual([]);
  });

  it('names every schema, and writes the services once', () => {
    const { schemas } = document.components;
    expect(Object.entries(schemas).filter(([name, { title }]) => title !== name)).toEqual([]);
    const services = JSON.stringify(schemas.Service?.enum);
    expect(JSON.stringify(document).split(services)).toHaveLength(2);
  });

  it('shadows no built-in type', () => {
    const names = Object.keys(document.components.schemas);
    expect(names.filter((name) => name in globalThis)).toEqual([]);
  });

  it('gives every parameter an example', () => {
    const { parameters: shared } = document.components;
    const missing = operations.flatMap(({ operationId, parameters }) =>
      parameters
        .map((one) => dereference(shared, one))
        .filter((one) => one.example === undefined)
        .map((one) => `${operationId}: ${one.name}`),
    );
    expect(missing).toEqual([]);
  });

  it('gives every error response a recorded error in its language', () => {
    const bodies = operations.flatMap(({ operationId, responses }) =>
      Object.entries(responses)
        .filter(([status]) => status !== '200')
        .map(([status, entry]): [string, { link: string }[]] => {
          const response: Response | undefined = dereference(document.components.responses, entry);
          const examples = Object.values(response.content?.['application/json'].examples ?? {});
          return [`${operationId} ${status}`, examples.map(({ value }) => value as { link: string })];
        }),
    );
    expect(bodies.filter(([, examples]) => examples.length === 0)).toEqual([]);
    const isEnglish = locale === 'en/';
    expect(bodies.flatMap(([, all]) => all).filter(({ link }) => link.includes('/en/') !== isEnglish)).toEqual([]);
  });

  it('can be loaded by pages of other hosts', () => {
    const rules = parseHeadersFile(readFileSync(join(BUILD, '_headers'), 'utf8'));
    for (const file of ['openapi.json', 'openapi.yaml']) {
      expect(findHeaders(rules, `/${locale}${file}`)).toMatchObject({ 'Access-Control-Allow-Origin': '*' });
    }
  });

  it('uses a type for every described field', () => {
    const untyped: string[] = [];
    const visit = (schema: Schema, at: string): void => {
      for (const [name, field] of Object.entries(schema.properties ?? {})) {
        if (field && !['type', '$ref', 'anyOf', 'oneOf'].some((key) => key in field)) untyped.push(`${at}.${name}`);
        if (field) visit(field, `${at}.${name}`);
      }
      for (const part of [...(schema.allOf ?? []), ...(schema.anyOf ?? [])]) visit(part, at);
      if (schema.items) visit(schema.items, `${at}[]`);
    };
    for (const [name, schema] of Object.entries(document.components.schemas)) visit(schema, name);
    expect(untyped).toEqual([]);
  });
});

describe('the examples of the published contract', () => {
  const document = JSON.parse(readFileSync(join(BUILD, 'en/openapi.json'), 'utf8')) as OpenApiDocument;

  it('are accepted a year later, or say which dates to replace', async () => {
    const materials = loadMaterials();
    const refused: string[] = [];
    for (const [path, item] of Object.entries(document.paths)) {
      if (path.includes('{') || !item.post?.requestBody) continue;
      const examples = item.post.requestBody.content['application/json'].examples ?? {};
      for (const [name, { value, description }] of Object.entries(examples)) {
        const environment = buildEnvironment(materials, {
          now: () => A_YEAR_LATER,
          ignoreHours: true,
          report: (problem) => void refused.push(problem),
        });
        const token = await prepareAccount(environment);
        const { handle } = createSandbox(environment);
        const response = await handle(
          new Request(`http://127.0.0.1/v1${path}`, {
            method: 'POST',
            headers: { 'x-access-token': token, 'content-type': 'application/json', 'accept-language': 'en' },
            body: JSON.stringify(value),
          }),
        );
        const { code } = (await response.json()) as { code?: string };
        // Without its carrier account a shipment fails later than at its dates.
        if (code === 'VALIDATION_ERROR' && description === undefined) refused.push(`${path} ${name}`);
      }
    }
    expect(refused).toEqual([]);
  });
});
