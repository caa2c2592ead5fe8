import type { Language } from '../../contract';
import { readErrors, type WrittenDetail, type WrittenError } from '../../request-text/read-errors';
import type { CaughtErrors, Explanation } from '../check-result';
import { findLostCall } from './find-lost-call';

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

/** A shorter part of a sentence occurs by chance; in a line of a log, which is mostly about something else, a longer one does too. */
const LITERAL_LENGTH_MIN = 6;
const LITERAL_LENGTH_IN_LOG = 10;
/** Bounded: the lookbehind reads nine blanks at most, and every other repetition begins at one place. */
const TIME = /\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:?\d\d)?|(?<=^date: {0,9})\S.+$/im;
const STATUS_LINE = /^HTTP\/[\d.]+ (\d{3})\b/m;

// The check loads it with this file, for texts that can contain an error.
export { readErrors };

/**
 * Explains the errors in a text: in the body of a response, a log, a HAR file, or as a code, the ID of a rule or a message.
 * One that the text contains several times, such as a response and a line with its code, is explained once. A text without any
 * can show a call that had no response of the API. It never throws.
 *
 * @returns undefined when there is neither in the text
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
  const failed = findCode('SHIPMENT_FAILED');
  const written = errors.flatMap((error) => explainError(error));
  const named = explainNamed(rest, written.length > 0).filter((one) => !written.some((other) => isSame(one, other)));
  const explanations = [...written, ...named];
  if (explanations.length === 0) {
    const lost = findLostCall(text);
    return lost && { explanations: [lost.explanation], debugIds: [], time: findTime(text), rest: lost.rest.trim() };
  }
  return {
    explanations,
    debugIds: errors.flatMap(({ debugId }) => debugId ?? []),
    time: findTime(text),
    rest: written.length > 0 ? rest.trim() : '',
  };

  /** The errors that lines name. What a log breaks into lines is found if the text has no other error. */
  function explainNamed(plain: string, isBeside: boolean): Explanation[] {
    const lines = plain.split('\n').filter((line) => line.trim() !== '');
    const isAlone = !isBeside && lines.length === 1;
    const byWord = new Map<string, CatalogueEntry[]>();
    for (const entry of catalogue)
      for (const word of [entry.code, entry.detail, entry.rule])
        if (word !== null) byWord.set(word, [...(byWord.get(word) ?? []), entry]);
    const found = new Set<CatalogueEntry | string>();
    let length = 0;
    for (const line of new Set(lines)) {
      length += line.length;
      const read = length > SENTENCES_MAX ? '' : line;
      const byMessage = findByMessage(read, isAlone ? LITERAL_LENGTH_MIN : LITERAL_LENGTH_IN_LOG, catalogue);
      for (const one of listNamed(line, byMessage, byWord)) found.add(one);
    }
    const explained = [...found].flatMap((one) =>
      typeof one !== 'string' ? [toExplanation(one, {})] : failed ? [toExplanation(failed, { code: one })] : [],
    );
    if (isBeside || explained.length > 0) return explained;
    const message = findByMessage(plain, LITERAL_LENGTH_MIN, catalogue);
    return (message.length > 0 ? message : findByStatus(plain, catalogue)).map((one) => toExplanation(one, {}));
  }

  /**
   * The errors that one line names: a rule, codes, or a message, which says more than the code next to it. A code of a carrier
   * that the catalog doesn't list is named as it is.
   */
  function listNamed(
    line: string,
    byMessage: readonly CatalogueEntry[],
    byWord: ReadonlyMap<string, readonly CatalogueEntry[]>,
  ): (CatalogueEntry | string)[] {
    const words = new Set(line.match(/[A-Za-z]\w*(?:-\w+)*/g));
    const ofCode = byMessage.filter(({ code, rule }) => words.has(code) || (rule !== null && words.has(rule)));
    const said = ofCode.length > 0 ? ofCode : byMessage;
    const named = [...words]
      .flatMap((word) => byWord.get(word) ?? [])
      .filter(
        (entry) =>
          isNamed(entry, words) &&
          !said.some(({ code }) => code === entry.code || (entry.rule === null && GENERAL_CODES.includes(entry.code))),
      );
    const unlisted = [...words].filter((word) => isCarrierCode(word, carriers) && !byWord.has(word));
    const entries = [...said, ...named].filter((entry) => unlisted.length === 0 || entry !== failed);
    return [...entries, ...unlisted];
  }

  function explainError(error: WrittenError): Explanation[] {
    const { code, carrier, message, description, details } = error;
    // A word in front of the details, or an error of something else in the same log.
    const isOwn = findCode(code) !== undefined || isCarrierCode(code ?? '', carriers) || error.debugId !== undefined;
    if (details.length > 0)
      return details.map((detail, at) => explainDetail(detail, isOwn ? error : { ...error, code: undefined }, at));
    const ofClient = CLIENT_RETRY[code ?? ''];
    // The message says what to do, for the method and the values of the call.
    if (ofClient !== undefined)
      return [{ ...UNKNOWN, ...CLIENT, code: code ?? '', message: message ?? '', ...ofClient }];
    const entry = findCode(code) ?? failed;
    const isShown = isOwn || (carrier !== undefined && carriers.includes(carrier));
    return entry && isShown ? [toExplanation(entry, { code, carrier, message, cause: description })] : [];
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
      (detail === '' ? findByMessage(message, LITERAL_LENGTH_MIN, catalogue)[0] : undefined) ??
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
      ...{ severity: 'error' as const, code, detail, rule, retry, changes, field: '' },
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
const CLIENT = { severity: 'error' as const, detail: null, rule: null, field: '', cause: '', link: 'err#outcome' };

const UNKNOWN = { severity: 'error' as const, retry: 'fix', changes: [], fix: '' };

/** Pages link without the host: 'https://docs.shipping.example/en/err-code#not-found' → 'err-code#not-found' */
function toLink(url: string): string {
  return url.slice(url.lastIndexOf('/') + 1);
}

/** Codes that many rules have. A code of a carrier belongs to few: they say what the carrier means. */
const GENERAL_CODES = ['VALIDATION_ERROR', 'SHIPMENT_FAILED', 'NOT_FOUND'];

function findTime(text: string): string | undefined {
  return TIME.exec(text)?.[0];
}

/** Whether words name an entry. In a longer text, the code of a carrier names its own entry, not each rule with that code. */
function isNamed({ code, detail, rule }: CatalogueEntry, words: ReadonlySet<string>): boolean {
  if (rule !== null && words.has(rule)) return true;
  if (detail === null) return words.has(code);
  return words.size === 1 && (rule === null ? words.has(detail) : words.has(code) && !GENERAL_CODES.includes(code));
}

/** Whether a text that names an error is about one that was explained. */
function isSame({ code, detail, rule }: Explanation, other: Explanation): boolean {
  if (rule !== null) return other.rule === rule;
  return detail === null ? other.code === code : other.detail === detail;
}

/** The entries whose message is in a text, in either language: those with the most letters. */
function findByMessage(text: string, least: number, catalogue: readonly CatalogueEntry[]): CatalogueEntry[] {
  const plain = normalize(text.slice(0, SENTENCES_MAX));
  if (plain === '') return [];
  const found = catalogue.map((entry) => ({
    entry,
    length: Math.max(...Object.values(entry.templates).flat().map(matchIn), 0),
  }));
  const most = Math.max(...found.map(({ length }) => length), 0);
  return most === 0 ? [] : found.filter(({ length }) => length === most).map(({ entry }) => entry);

  /** How many letters of a sentence are in the text; 0 when it isn't there. */
  function matchIn(template: string): number {
    const { variants, length } = toTemplate(template);
    const isLong = length >= least || template === plain;
    return isLong && variants.some((parts) => hasParts(plain, parts)) ? length : 0;
  }
}

function findByStatus(text: string, catalogue: readonly CatalogueEntry[]): CatalogueEntry[] {
  const status = Number(STATUS_LINE.exec(text)?.[1]);
  const found = catalogue.filter((one) => one.status === status && one.rule === null && one.detail === null);
  return found.length === 1 ? found : [];
}

const CARRIER_CODE = /^[A-Z]+_(?=[A-Z-]*\d)[A-Z\d]+(?:-[A-Z\d]+)*$/;

/** Whether a word is a code of a carrier, such as one that the catalog doesn't list: 'SAGAWA_E1-0043' */
function isCarrierCode(word: string, carriers: readonly string[]): boolean {
  return CARRIER_CODE.test(word) && carriers.includes(word.slice(0, word.indexOf('_')).toLowerCase());
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
