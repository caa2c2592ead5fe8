import type { Language } from '../contract';
import { toNamedCode } from './find-code';
import type { Issue, Params } from './issue';
import { formatDate } from './japan-time';
import { nameInvisible } from './name-invisible';
import { renderSentence } from './render-sentence';

/** The sentences for the text of an issue: the message of each rule, the sentences of the schema, and the names of carriers. */
export type IssueSentences = {
  rules: Record<string, string>;
  schema: Record<string, string>;
  carriers: Record<string, string>;
};

type MessageParts = { field: string; value?: unknown; params?: Params };

/** The message of an issue in a language: 'Use at most 45 characters.' */
export function renderIssue(issue: Omit<Issue, 'given'>, sentences: IssueSentences, locale: Language): string {
  const { rules, schema } = sentences;
  const sentence =
    issue.rule === null || issue.sentence !== undefined
      ? schema[issue.sentence ?? issue.code]
      : (rules[issue.rule] ?? schema[issue.rule]);
  return renderMessage(sentence ?? issue.code, { ...withNames(issue, sentences, locale), field: issue.field }, locale);
}

/**
 * Fills the sentence of a detail with what it found; invisible characters are named by their code points. The sentences
 * of pages mark code with backticks; messages do not.
 */
export function renderMessage(sentence: string, { field, value, params }: MessageParts, locale: Language): string {
  const given: Params = { field, ...toParams(value), ...params };
  const named = Object.entries(given).map(([key, one]) => [
    key,
    typeof one === 'object' ? one.map(toVisible) : toVisible(one),
  ]);
  return renderSentence(sentence, Object.fromEntries(named) as Params, locale).replaceAll('`', '');
}

function toVisible(value: string | number): string | number {
  return typeof value === 'string' ? nameInvisible(value) : value;
}

/** The parameters that are codes of carriers. Others may contain what the caller sent. */
const CARRIER_PARAMS = new Set(['carrier', 'carriers', 'type']);

/** The parameters that are codes the caller has to send. */
const CODE_PARAMS = new Set(['country', 'nearest', 'services']);

/** The parameters that are single characters. Those that people know by name have one among the sentences. */
const CHARACTER_PARAMS = new Set(['characters']);

/** The parameters that are dates which nobody has to send. */
const DATE_PARAMS = new Set(['since']);

/** The parameters that are units. Currencies stay as they are. */
const UNIT_PARAMS = new Set(['unit']);

/** Names of carriers, types and characters in place of their codes. A code that the caller has to send stays, with its name. */
function withNames(
  { code, value, params, codeNames = {} }: Omit<Issue, 'given'> & MessageParts,
  { carriers, schema }: IssueSentences,
  locale: Language,
): Omit<MessageParts, 'field'> {
  const toName = (one: string | number): string | number => carriers[one] ?? one;
  const toCharacter = (one: string | number): string | number =>
    schema[`character.${nameInvisible(String(one))}`] ?? one;
  const toUnit = (one: string | number): string | number => schema[`unit.${one}`] ?? one;
  const toDate = (one: string | number): string => formatDate(String(one), locale);
  const withName = (one: string | number): string => toNamedCode(String(one), codeNames, locale);
  const changes = [
    [CARRIER_PARAMS, toName],
    [CODE_PARAMS, withName],
    [CHARACTER_PARAMS, toCharacter],
    [DATE_PARAMS, toDate],
    [UNIT_PARAMS, toUnit],
  ] as const;
  const named = Object.entries(params ?? {}).map(([key, one]) => {
    const change = changes.find(([keys]) => keys.has(key))?.[1];
    return [key, !change ? one : typeof one === 'object' ? one.map(change) : change(one)];
  });
  return { value: listNames(), params: Object.fromEntries(named) as Params };

  function listNames(): unknown {
    if (!Array.isArray(value)) return value;
    if (code === 'NOT_SUPPORTED') return value.map((one) => carriers[String(one)] ?? String(one));
    if (code === 'INVALID_TYPE') return value.map((one) => schema[`type.${String(one)}`] ?? String(one));
    return code === 'INVALID_VALUE' ? value.map((one) => withName(String(one))) : value;
  }
}

function toParams(value: unknown): Params {
  if (typeof value === 'string' || typeof value === 'number') return { value };
  if (!Array.isArray(value)) return {};
  return { value: value.map((one: unknown) => (Array.isArray(one) ? one.join(' + ') : String(one))) };
}
