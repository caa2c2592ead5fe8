import { toErrorAnchor, type Contract, type Language } from '../../contract';
import { renderSentence } from '../../rules';
import type { PageData } from '../reference/messages';
import { nameCarriers } from '../reference/page-rules';

type Texts = Record<Language, string>;

/** An error that a client can meet: a code, a code of `details`, a rule, or a code that a carrier passes on. */
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
};

type Editions = Record<Language, PageData>;
type Recorded = { code?: string; details?: { code: string; rule: string | null; message: string }[] };

/** Every error of the contract in both languages. The messages of rules are those of the recorded failing requests. */
export function listErrors(editions: Editions): ErrorEntry[] {
  return [...listCodes(editions), ...listRules(editions), ...listCarrierCodes(editions)];
}

function listCodes(editions: Editions): ErrorEntry[] {
  return Object.entries(editions.en.contract.errors.codes).map(([code, { status, retry }]) => {
    const text = (part: 'message' | 'cause' | 'fix'): Texts => both((locale) => getCode(editions[locale], code)[part]);
    return {
      ...{ code, detail: null, rule: null, status, retry },
      ...{ message: text('message'), cause: text('cause'), fix: text('fix') },
      url: toUrls(editions.en.contract, `err-code#${toErrorAnchor(code)}`),
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
        cause: both((locale) => renderStatement(editions[locale], id, locale)),
        fix: both((locale) => getCode(editions[locale], code).fix),
        url: toUrls(contract, `${operations[0]}#rule-${id}`),
      },
    ];
  });
}

function listCarrierCodes(editions: Editions): ErrorEntry[] {
  const { contract } = editions.en;
  const meaning = (code: string): Texts =>
    both((locale) => editions[locale].contract.errors.carrier_codes[code]?.meaning ?? '');
  return Object.keys(contract.errors.carrier_codes).map((code) => {
    const { status, retry } = getCode(editions.en, code);
    return {
      ...{ code, detail: null, rule: null, status, retry },
      ...{ message: meaning(code), cause: meaning(code) },
      fix: both((locale) => getCode(editions[locale], code).fix),
      url: toUrls(contract, 'err-code#carrier-codes'),
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

function renderStatement({ rules, contract }: PageData, id: string, locale: Language): string {
  const rule = rules.find((one) => one.id === id);
  if (!rule) throw new Error(`There is no rule "${id}".`);
  return renderSentence(rule.statement, nameCarriers(rule.about, contract, locale), locale);
}

/** A code that a carrier passes on is treated as a shipment that failed. */
function getCode({ contract: { errors } }: PageData, code: string): Contract['errors']['codes'][string] {
  const entry = errors.codes[code in errors.carrier_codes ? 'SHIPMENT_FAILED' : code];
  if (!entry) throw new Error(`errors.yaml has no code "${code}".`);
  return entry;
}

function toUrls({ operator }: Contract, path: string): Texts {
  return { en: `${operator.site_url}/en/${path}`, ja: `${operator.site_url}/${path}` };
}

function both<Value>(get: (locale: Language) => Value): Record<Language, Value> {
  return { en: get('en'), ja: get('ja') };
}
