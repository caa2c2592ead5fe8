import {
  EXAMPLE_NOW,
  mergePatch,
  resolveExampleValue,
  shortenBase64,
  toErrorAnchor,
  toLanguageRoot,
  type Contract,
  type Language,
} from '../../contract';
import { renderStatement } from '../../rules';
import { listChanges } from '../reference/list-changes';
import type { PageData } from '../reference/messages';
import { nameCarriers } from '../reference/page-rules';

type Texts = Record<Language, string>;

/** A field of a recorded request that fails, and what it has in the example that passes; undefined where it isn't set. */
type RecordedChange = { field: string; works?: unknown; fails?: unknown };

/**
 * An error that a client can meet: a code, a code of `details`, a rule, a code that a carrier passes on, or a code of the
 * errors of rates.
 */
export type ErrorEntry = {
  code: string;
  /** `details[].code`, where the entry is about a field. */
  detail: string | null;
  /** `details[].rule`, where the entry is about a rule. */
  rule: string | null;
  status: number;
  /** fix: send again once the request is fixed; wait: the same request later; contact: later, then ask support. */
  retry: string;
  message: Texts;
  cause: Texts;
  fix: Texts;
  url: Texts;
  /** The sentences of the message, with `{name}` in place of what varies. */
  templates: Record<Language, string[]>;
  /** The difference between the recorded request that breaks the rule and the example that passes. */
  changes: RecordedChange[];
};

type Editions = Record<Language, PageData>;
type Recorded = { code?: string; details?: { code: string; rule: string | null; message: string }[] };

/** Every error of the contract in both languages. The messages of rules are those of the recorded failing requests. */
export function listErrors(editions: Editions): ErrorEntry[] {
  return [
    ...listCodes(editions),
    ...listRules(editions),
    ...listDetailCodes(editions),
    ...listCarrierCodes(editions),
    ...listRateCodes(editions),
  ];
}

function listCodes(editions: Editions): ErrorEntry[] {
  return Object.entries(editions.en.contract.errors.codes).map(([code, { status, retry, phrases }]) => {
    const text = (part: 'message' | 'cause' | 'fix'): Texts => both((locale) => getCode(editions[locale], code)[part]);
    return {
      ...{ code, detail: null, rule: null, status, retry },
      ...{ message: text('message'), cause: text('cause'), fix: text('fix') },
      url: toUrls(editions.en.contract, `err-code#${toErrorAnchor(code)}`),
      templates: listTemplates(editions, text('message'), phrases),
      changes: [],
    };
  });
}

function listRules(editions: Editions): ErrorEntry[] {
  const { contract, rules } = editions.en;
  return rules.flatMap(({ id, operations, severity }): ErrorEntry[] => {
    // A warning comes with a shipment that was made.
    if (severity === 'warning') return [];
    const errorCase = contract.errorCases.find(({ rule }) => rule === id);
    const responses = errorCase?.responses as Record<Language, Recorded> | undefined;
    const details = responses && both((locale) => responses[locale].details?.find(({ rule }) => rule === id));
    const code = responses?.en.code;
    if (!code || !details?.en || !details.ja) throw new Error(`No error is recorded for the rule "${id}".`);
    const { en, ja } = details;
    const { status, retry } = getCode(editions.en, code);
    return [
      {
        ...{ code, detail: en.code, rule: id, status, retry },
        message: { en: en.message, ja: ja.message },
        cause: both((locale) => renderRule(editions[locale], id, locale)),
        fix: both((locale) => getCode(editions[locale], code).fix),
        url: toUrls(contract, `${operations[0]}#rule-${id}`),
        templates: both((locale) => [
          editions[locale].rules.find((rule) => rule.id === id)?.message ?? '',
          ...listSaid(editions[locale].schemaSentences, details[locale]),
        ]),
        changes: listRecordedChanges(contract, id),
      },
    ];
  });
}

/** The sentences that a recorded error has in place of the message of its rule, such as one that names the nearest value. */
function listSaid(sentences: Record<string, string>, said: { code: string; message: string } | undefined): string[] {
  return Object.entries(sentences).flatMap(([key, sentence]) => {
    const parts = sentence.split(/\{[^{}]*\}/);
    const isSaid = key.startsWith(`${said?.code}.`) && parts.every((part) => said?.message.includes(part));
    return isSaid ? [sentence] : [];
  });
}

/** The changes to its example that make a request break a rule, with the dates of the recordings. */
function listRecordedChanges({ examples, errorCases }: Contract, rule: string): RecordedChange[] {
  const errorCase = errorCases.find((one) => one.rule === rule);
  const example = examples.find(
    ({ operation, name }) => operation === errorCase?.operation && name === errorCase.example,
  );
  if (!errorCase || example?.request === undefined) return [];
  const { request } = example;
  return listChanges(request, mergePatch(request, errorCase.change)).map(({ path, before, after }) => ({
    field: path,
    works: toShown(before),
    fails: toShown(after),
  }));
}

/** A value with the dates of the recordings, without the content of files; undefined where there is none. */
function toShown(value: unknown): unknown {
  const json = JSON.stringify(resolveExampleValue(value, EXAMPLE_NOW), shortenBase64) as string | undefined;
  return json === undefined ? undefined : JSON.parse(json);
}

/** The codes of details, as they are without a rule: the request doesn't have the documented form. */
function listDetailCodes(editions: Editions): ErrorEntry[] {
  const { contract } = editions.en;
  return Object.keys(contract.errors.details).map((detail) => {
    const code = detail in contract.errors.codes ? detail : 'VALIDATION_ERROR';
    const { status, retry } = getCode(editions.en, code);
    const texts = toTexts(editions, 'details', detail);
    return {
      ...{ code, detail, rule: null, status, retry },
      ...texts,
      url: toUrls(contract, 'err-code#details'),
      templates: both((locale) => [
        texts.message[locale],
        ...Object.entries(editions[locale].schemaSentences).flatMap(([key, sentence]) =>
          key.split('.')[0] === detail ? [sentence] : [],
        ),
      ]),
      changes: [],
    };
  });
}

function listCarrierCodes(editions: Editions): ErrorEntry[] {
  const { contract } = editions.en;
  return Object.keys(contract.errors.carrier_codes).map((code) => {
    const texts = toTexts(editions, 'carrier_codes', code);
    const { status, retry } = getCode(editions.en, code);
    return {
      ...{ code, detail: null, rule: null, status, retry },
      ...texts,
      url: toUrls(contract, 'err-code#carrier-codes'),
      templates: listTemplates(editions, texts.message),
      changes: [],
    };
  });
}

/** The codes that only a rate has: the call succeeds, with status 200. */
function listRateCodes(editions: Editions): ErrorEntry[] {
  const { contract } = editions.en;
  const { codes, rate_codes: rateCodes } = contract.errors;
  return Object.entries(rateCodes)
    .filter(([code]) => !(code in codes))
    .map(([code, { retry, phrases }]) => {
      const texts = toTexts(editions, 'rate_codes', code);
      return {
        ...{ code, detail: null, rule: null, status: 200, retry },
        ...texts,
        url: toUrls(contract, `err-code#${toErrorAnchor(code)}`),
        templates: listTemplates(editions, texts.message, phrases),
        changes: [],
      };
    });
}

const COLUMNS = ['code', 'detail', 'rule', 'status', 'retry'] as const;
const TEXT_COLUMNS = ['message', 'cause', 'fix', 'url'] as const;

/** Renders CSV (RFC 4180) with a byte order mark, without which Excel in Japan reads it as Shift_JIS. */
export function renderCsv(errors: ErrorEntry[]): string {
  const head = [...COLUMNS, ...TEXT_COLUMNS.flatMap((name) => [`${name}_en`, `${name}_ja`])];
  const rows = errors.map((entry) => [
    ...COLUMNS.map((name) => String(entry[name] ?? '')),
    ...TEXT_COLUMNS.flatMap((name) => [entry[name].en, entry[name].ja]),
  ]);
  return `\uFEFF${[head, ...rows].map((row) => `${row.map(toCell).join(',')}\r\n`).join('')}`;
}

function toCell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function renderRule({ rules, contract }: PageData, id: string, locale: Language): string {
  const rule = rules.find((one) => one.id === id);
  if (!rule) throw new Error(`There is no rule "${id}".`);
  const statement = renderStatement(rule.statement, nameCarriers(rule.about, contract, locale), locale);
  // Files aren't pages: the words of a link stay.
  return statement.replaceAll(/\[([^\][]+)\]\(\/[^()]*\)/g, '$1');
}

/** A code that a carrier passes on is treated as a shipment that failed. */
function getCode({ contract: { errors } }: PageData, code: string): Contract['errors']['codes'][string] {
  const entry = errors.codes[code in errors.carrier_codes ? 'SHIPMENT_FAILED' : code];
  if (!entry) throw new Error(`errors.yaml has no code "${code}".`);
  return entry;
}

/** The strings of an entry of the error catalog, with its meaning as the message. */
function toTexts(
  editions: Editions,
  kind: 'details' | 'carrier_codes' | 'rate_codes',
  code: string,
): Pick<ErrorEntry, 'message' | 'cause' | 'fix'> {
  const text = (part: 'meaning' | 'cause' | 'fix'): Texts =>
    both((locale) => editions[locale].contract.errors[kind][code]?.[part] ?? '');
  return { message: text('meaning'), cause: text('cause'), fix: text('fix') };
}

function toUrls({ operator }: Contract, path: string): Texts {
  return both((locale) => `${toLanguageRoot(operator.site_url, locale)}/${path}`);
}

function both<Value>(get: (locale: Language) => Value): Record<Language, Value> {
  return { en: get('en'), ja: get('ja') };
}

/** The message of a code, and those of details that no rule has. */
function listTemplates(editions: Editions, message: Texts, phrases: string[] = []): Record<Language, string[]> {
  return both((locale) => [
    message[locale],
    ...phrases.map((name) => {
      const phrase = editions[locale].contract.phrases[name];
      if (phrase === undefined) throw new Error(`errors.yaml names the phrase "${name}", which phrases.yaml lacks.`);
      return phrase;
    }),
  ]);
}
