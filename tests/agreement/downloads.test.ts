import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { EXAMPLE_NOW, resolveExampleValue } from '../../contract';
import { loadContract } from '../../contract/node';
import { RULES, type Rule } from '../../rules';
import { BUILD, readAnchors, readPage } from './built-site';

const contract = loadContract('contract');
const read = (file: string): string => readFileSync(join(BUILD, file), 'utf8');

type Entry = {
  code: string;
  detail: string | null;
  rule: string | null;
  status: number;
} & Record<'message' | 'cause' | 'fix' | 'url', { en: string; ja: string }>;

describe('the error catalogue', () => {
  const errors = JSON.parse(read('errors.json')) as Entry[];

  it('contains every code, also of details, carriers and rates, and every rule that rejects a request, once', () => {
    const { codes, carrier_codes: carrierCodes, rate_codes: rateCodes, details } = contract.errors;
    const general = errors.filter(({ rule, detail }) => rule === null && detail === null).map(({ code }) => code);
    const expected = new Set([codes, carrierCodes, rateCodes].flatMap((one) => Object.keys(one)));
    expect(general.sort()).toEqual([...expected].sort());
    expect(errors.flatMap(({ rule, detail }) => (rule === null ? (detail ?? []) : []))).toEqual(Object.keys(details));
    const refusing = (RULES as readonly Rule[]).filter(({ severity }) => severity !== 'warning').map(({ id }) => id);
    expect(errors.flatMap(({ rule }) => rule ?? []).sort()).toEqual([...refusing].sort());
  });

  it('says of each entry what happened, why and what to do, in three sentences', () => {
    const repeated = errors
      .filter(
        ({ message, cause, fix }) =>
          new Set([message.en, cause.en, fix.en]).size < 3 || new Set([message.ja, cause.ja, fix.ja]).size < 3,
      )
      .map(({ code, detail }) => `${code} ${detail ?? ''}`);
    expect(repeated).toEqual([]);
  });

  it('says everything in both languages, and leads to a heading that is there', () => {
    for (const entry of errors) {
      for (const text of [entry.message, entry.cause, entry.fix]) {
        expect(text.en, entry.code).toMatch(/\w/);
        expect(text.ja, entry.code).toMatch(/[ぁ-んァ-ヶ一-龠]/);
      }
      for (const locale of ['en', 'ja'] as const) {
        const { pathname, hash } = new URL(entry.url[locale]);
        const anchors = readAnchors(readPage(locale, pathname.split('/').at(-1) ?? ''));
        expect.soft(anchors.has(hash.slice(1)), `${entry.url[locale]} leads nowhere.`).toBe(true);
      }
    }
  });

  it('is the same as CSV, which Excel in Japan reads as UTF-8, and in both languages', () => {
    const csv = read('errors.csv');
    expect(csv.startsWith('\uFEFFcode,detail,rule,status,retry,message_en,message_ja,')).toBe(true);
    const rows = parseCsv(csv.slice(1));
    expect(rows.slice(1).map(([code, detail, rule, status]) => [code, detail, rule, status])).toEqual(
      errors.map(({ code, detail, rule, status }) => [code, detail ?? '', rule ?? '', String(status)]),
    );
    expect(rows.slice(1).map((row) => row[6])).toEqual(errors.map(({ message }) => message.ja));
    expect(new Set(rows.map(({ length }) => length)).size).toBe(1);
    for (const file of ['errors.json', 'errors.csv']) expect(read(`en/${file}`)).toBe(read(file));
  });
});

describe.each(['schema.json', 'en/schema.json'])('%s', (file) => {
  const ajv = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true, allErrors: true });
  addFormats(ajv);
  const schema = JSON.parse(read(file)) as { $id: string; $defs: Record<string, object> };
  ajv.addSchema(schema);

  it('is published where it says, and compiles in a strict validator', () => {
    expect(existsSync(join(BUILD, new URL(schema.$id).pathname))).toBe(true);
    for (const name of Object.keys(schema.$defs))
      expect(ajv.getSchema(`${schema.$id}#/$defs/${name}`), name).toBeDefined();
  });

  it('accepts every recorded request', () => {
    for (const { operation: id, name: example, request } of contract.examples) {
      const operation = contract.operations.find((one) => one.id === id)?.operation;
      const name = operation?.requestBody?.content['application/json'].schema.$ref?.split('/').at(-1);
      if (!name) continue;
      const validate = ajv.getSchema(`${schema.$id}#/$defs/${name}`);
      const isValid = validate?.(resolveExampleValue(request, EXAMPLE_NOW));
      expect.soft(isValid, `${id}/${example}: ${JSON.stringify(validate?.errors)}`).toBe(true);
    }
  });

  it('rejects a shipment without a service', () => {
    const example = contract.examples.find(({ operation }) => operation === 'shipment-create');
    const validate = ajv.getSchema(`${schema.$id}#/$defs/ShipmentRequest`);
    const { setup, ...rest } = resolveExampleValue(example?.request, EXAMPLE_NOW) as { setup: Record<string, unknown> };
    expect(validate?.({ ...rest, setup: { ...setup, service: undefined } })).toBe(false);
  });
});

/** RFC 4180: 'a,"b ""c"""\r\n' → [['a', 'b "c"']] */
function parseCsv(text: string): string[][] {
  return text
    .split('\r\n')
    .slice(0, -1)
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,"]*))/g)].map(([, quoted, plain]) =>
        quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'),
      ),
    );
}
