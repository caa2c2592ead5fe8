import type { Language } from '../../contract';
import { readErrors, type WrittenDetail, type WrittenError } from '../../request-text/read-errors';
import type { CaughtErrors, Explanation } from '../check-result';

/** An entry of errors.json, which the portal publishes. */
export type CatalogueEntry = {
  code: string;
  detail: string | null;
  rule: string | null;
  status: number;
  retry: string;
  templates: Record<Language, string[]>;
  changes: { field: string; works?: unknown; fails?: unknown }[];
} & Record<'message' | 'cause' | 'fix' | 'url', Record<Language, string>>;

/** A shorter part of a sentence occurs by chance. */
const LITERAL_LENGTH_MIN = 6;
/** Bounded: the lookbehind reads nine blanks at most, and every other repetition begins at one place. */
const TIME = /\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:?\d\d)?|(?<=^date: {0,9})\S.+$/im;
const STATUS_LINE = /^HTTP\/[\d.]+ (\d{3})\b/m;

// The check loads it with this file, for texts that can contain an error.
export { readErrors };

/**
 * Explains the errors in a text: in the body of a response, a log, a HAR file, or as a code, the ID of a rule or a message
 * alone. It never throws.
 *
 * @returns undefined when there is no error of the API in the text
 */
export function explainErrors(
  text: string,
  {
    catalogue,
    carriers,
    locale,
  }: { catalogue: readonly CatalogueEntry[]; carriers: readonly string[]; locale: Language },
  { errors, rest } = readErrors(text),
): CaughtErrors | undefined {
  const explanations = errors.length > 0 ? errors.flatMap((error) => explainError(error)) : explainNamed();
  if (explanations.length === 0) return undefined;
  return {
    explanations,
    debugIds: errors.flatMap(({ debugId }) => debugId ?? []),
    time: TIME.exec(text)?.[0],
    rest: errors.length > 0 ? rest.trim() : '',
  };

  function explainNamed(): Explanation[] {
    const named = findNamed(text, catalogue);
    const code = named.length > 0 ? undefined : findCarrierCode(text, carriers);
    const entry = code === undefined ? undefined : findCode('SHIPMENT_FAILED');
    return entry ? [toExplanation(entry, { code })] : named.map((one) => toExplanation(one, {}));
  }

  function explainError(error: WrittenError): Explanation[] {
    const { code, carrier, message, description, details } = error;
    if (details.length > 0) return details.map((detail, at) => explainDetail(detail, error, at));
    const ofClient = CLIENT_RETRY[code ?? ''];
    // The message says what to do, for the method and the values of the call.
    if (ofClient !== undefined)
      return [{ ...UNKNOWN, ...CLIENT, code: code ?? '', message: message ?? '', ...ofClient }];
    const entry = findCode(code) ?? findCode('SHIPMENT_FAILED');
    return entry ? [toExplanation(entry, { code, carrier, message, cause: description })] : [];
  }

  function explainDetail(
    { code: detail, field, rule, message }: WrittenDetail,
    error: WrittenError,
    at: number,
  ): Explanation {
    const entry =
      catalogue.find((one) => rule !== null && one.rule === rule) ??
      catalogue.find((one) => one.rule === null && one.detail === detail) ??
      // The client's own error for a request that it didn't send has only messages.
      (detail === '' ? findNamed(message, catalogue)[0] : undefined) ??
      findCode(error.code);
    // Without a rule, what the API says of the only detail is more specific than the catalog.
    const cause = rule === null && error.details.length === 1 ? error.description : undefined;
    // The link of an error is that of its first detail.
    const link = rule === null && at === 0 && error.link !== undefined ? toLink(error.link) : undefined;
    const given = { code: error.code, carrier: error.carrier, detail, rule, field, message, cause, link };
    return entry
      ? toExplanation(entry, given)
      : { ...UNKNOWN, ...given, cause: cause ?? '', link: link ?? 'err-code', code: error.code ?? detail };
  }

  function findCode(code: string | undefined): CatalogueEntry | undefined {
    return catalogue.find((one) => one.code === code && one.detail === null && one.rule === null);
  }

  function toExplanation(entry: CatalogueEntry, given: Partial<Explanation>): Explanation {
    const { code, detail, rule, retry, changes, message, cause, fix, url } = entry;
    const known = Object.fromEntries(Object.entries(given).filter(([, value]) => Boolean(value)));
    return {
      ...{ code, detail, rule, retry, changes, field: '' },
      ...{ message: message[locale], cause: cause[locale], fix: fix[locale] },
      link: toLink(url[locale]),
      ...known,
    };
  }
}

/** What the client of the package knows of a call without a response of the API, by the name of the error. */
const CLIENT_RETRY: Record<string, Pick<Explanation, 'outcome' | 'retry'>> = {
  NotSentError: { outcome: 'not-sent', retry: 'repeat' },
  ConnectionLostError: { outcome: 'unknown', retry: 'look' },
};
const CLIENT = { detail: null, rule: null, field: '', cause: '', link: 'getting-started-request-examples#outcome' };

const UNKNOWN = { retry: 'fix', changes: [], fix: '' };

/** Pages link without the host: 'https://docs.shipping.example/en/err-code#not-found' → 'err-code#not-found' */
function toLink(url: string): string {
  return url.slice(url.lastIndexOf('/') + 1);
}

/** Codes that many rules have. A code of a carrier belongs to few: they say what the carrier means. */
const GENERAL_CODES = ['VALIDATION_ERROR', 'SHIPMENT_FAILED', 'NOT_FOUND'];

/** The entries that a text names by a rule, a code, a message in either language, or only a status. */
function findNamed(text: string, catalogue: readonly CatalogueEntry[]): CatalogueEntry[] {
  const words = new Set(text.match(/[A-Za-z]\w*(?:-\w+)*/g));
  const isAlone = words.size === 1;
  const byName = catalogue.filter(
    ({ code, detail, rule }) =>
      (rule !== null && words.has(rule)) ||
      (detail === null ? words.has(code) : words.has(code) && !GENERAL_CODES.includes(code)) ||
      (isAlone && rule === null && detail !== null && words.has(detail)),
  );
  if (byName.length > 0) return byName;
  const plain = normalize(text.slice(0, SENTENCES_MAX));
  const byMessage = catalogue
    .map((entry) => ({ entry, length: Math.max(...Object.values(entry.templates).flat().map(matchIn), 0) }))
    .sort((a, b) => b.length - a.length);
  const most = byMessage[0]?.length ?? 0;
  if (most > 0) return byMessage.filter(({ length }) => length === most).map(({ entry }) => entry);
  const status = Number(STATUS_LINE.exec(text)?.[1]);
  const byStatus = catalogue.filter((one) => one.status === status && one.rule === null && one.detail === null);
  return byStatus.length === 1 ? byStatus : [];

  /** How many letters of a sentence are in the text; 0 when it isn't there. */
  function matchIn(template: string): number {
    const { variants, length } = toTemplate(template);
    const isLong = length >= LITERAL_LENGTH_MIN || template === plain;
    return isLong && variants.some((parts) => hasParts(plain, parts)) ? length : 0;
  }
}

/** A code of a carrier that the catalog doesn't list: 'SAGAWA_E1-0043' */
function findCarrierCode(text: string, carriers: readonly string[]): string | undefined {
  const codes = text.match(/\b[A-Z]+_(?=[A-Z-]*\d)[A-Z\d]+(?:-[A-Z\d]+)*\b/g);
  return codes?.find((code) => carriers.includes(code.slice(0, code.indexOf('_')).toLowerCase()));
}

type Template = { variants: string[][]; length: number };

const templates = new Map<string, Template>();

/** A sentence is near the beginning of what someone pastes, if it isn't in a response. */
const SENTENCES_MAX = 100_000;

/**
 * The literal parts of a sentence between its values, with and without what is optional:
 * 'At most {max}[, or {other}].' → ['At most ', '.'], ['At most ', ', or ', '.']
 */
function toTemplate(sentence: string): Template {
  const known = templates.get(sentence);
  if (known) return known;
  const plain = normalize(sentence);
  const [first = '', ...others] = plain.split(/\[(?=[^\][]*\{)/);
  const sources = others.reduce(
    (all, part) => {
      const end = part.indexOf(']', part.indexOf('}'));
      const [optional, rest] = [part.slice(0, end), part.slice(end + 1)];
      return all.flatMap((source) => [source + rest, source + optional + rest]);
    },
    [first],
  );
  const variants = sources.map((source) => source.split(/\{[^{}]*\}/));
  const made = { variants, length: plain.replace(/\{[^{}]*\}/g, '').length };
  templates.set(sentence, made);
  return made;
}

/** Whether the parts occur in their order, with at least one character between two of them. */
function hasParts(text: string, parts: readonly string[]): boolean {
  let end = -1;
  for (const part of parts) {
    const from = end + 1;
    const at = text.indexOf(part, from);
    if (at < 0 || from > text.length) return false;
    end = at + part.length;
  }
  return true;
}

/** Messages have no backticks, and a log may break lines. */
function normalize(text: string): string {
  return text.replaceAll('`', '').replace(/\s+/g, ' ').trim();
}
