import type { ApiTypes, Contract } from '../../contract';
import { renderSentence, RULES, type Params, type Rule } from '../../rules';
import type { Environment, Locale } from '../environment';
import type { Sentences } from '../sentences';
import type { ApiFailure, Detail } from './failure';
import { findFieldAnchor } from './field-anchor';

type ErrorBody = ApiTypes['schemas']['Error'];

type Context = Pick<Environment, 'contract' | 'sentences' | 'docsUrl'> & {
  locale: Locale;
  debugId: string;
  /** The operation that was called, when there is one. */
  operation: Contract['operations'][number] | undefined;
};

/** The status of an error and its body, all five parts, in the caller's language. */
export function toErrorBody(failure: ApiFailure, context: Context): { status: number; body: ErrorBody } {
  const { errors } = context.sentences[context.locale];
  const carrierCode = errors.carrier_codes[failure.code];
  const entry = errors.codes[carrierCode ? 'SHIPMENT_FAILED' : failure.code] ?? errors.codes.INTERNAL_ERROR;
  if (!entry) throw new Error('errors.yaml has no INTERNAL_ERROR.');
  return {
    status: entry.status,
    body: {
      ...(entry.class === 'token-error' ? { auth: false as const } : {}),
      debug_id: context.debugId,
      code: failure.code,
      message: plain(carrierCode?.meaning ?? entry.message),
      description: plain(`${entry.cause}${context.locale === 'en' ? ' ' : ''}${entry.fix}`),
      link: toLink(failure, context),
      details: failure.details.map((detail) => toDetail(detail, context)),
    },
  };
}

function toDetail(detail: Detail, { sentences, locale }: Context): ErrorBody['details'][number] {
  return {
    code: detail.code,
    field: detail.field,
    ...(detail.value === undefined ? {} : { value: detail.value }),
    message: renderMessage(detail, sentences[locale], locale),
    rule: 'rule' in detail ? detail.rule : null,
  };
}

/** What a detail or a warning says, in a language. */
export function renderMessage(detail: Detail, sentences: Sentences, locale: Locale): string {
  const params: Params = { field: detail.field, ...toParams(detail.value), ...detail.params };
  return plain(renderSentence(getSentence(detail, sentences), params, locale));
}

/** The phrase that is named, the message of the rule, or that of the schema for this kind of fault. */
function getSentence(detail: Detail, { phrases, rules, schema }: Sentences): string {
  const known: Record<string, string> = rules;
  if ('phrase' in detail) return phrases[detail.phrase] ?? detail.phrase;
  return (
    (detail.rule === null ? schema[detail.sentence ?? detail.code] : (known[detail.rule] ?? schema[detail.rule])) ??
    detail.code
  );
}

function toParams(value: unknown): Params {
  if (typeof value === 'string' || typeof value === 'number') return { value };
  return Array.isArray(value) ? { value: value.map(String) } : {};
}

/** Where the portal explains it: the rule, the field, else the code. English stands below /en. */
function toLink({ code, details }: ApiFailure, { contract, docsUrl, locale, operation, sentences }: Context): string {
  const base = `${docsUrl}${locale === 'en' ? '/en' : ''}`;
  const id = details.map((detail) => ('rule' in detail ? detail.rule : null)).find((one) => one !== null);
  const rule = (RULES as readonly Rule[]).find((one) => one.id === id);
  if (rule) return `${base}/${rule.operations[0]}#rule-${rule.id}`;
  const isCarrierCode = sentences[locale].errors.carrier_codes[code] !== undefined;
  if (isCarrierCode) return `${base}/err-code#carrier-codes`;
  const isAboutField = code === 'VALIDATION_ERROR' && operation;
  const anchor = isAboutField && findFieldAnchor(details[0]?.field ?? '', operation, contract);
  return anchor ? `${base}/${operation.id}#${anchor}` : `${base}/err-code#${toErrorAnchor(code)}`;
}

/** The address of a code on the page of codes: 'NOT_FOUND' → 'not-found' */
function toErrorAnchor(code: string): string {
  return code.toLowerCase().replaceAll('_', '-');
}

/** The sentences of pages mark code with backticks; answers are plain text. */
function plain(sentence: string): string {
  return sentence.replaceAll('`', '');
}
