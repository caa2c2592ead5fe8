import { toErrorAnchor, toLanguageRoot, type ApiTypes, type Contract, type Language } from '../../../contract';
import { findFieldAnchor, renderIssue, renderMessage, RULES, type Rule } from '../../../rules';
import type { Environment } from '../../environment';
import type { Sentences } from '../../sentences';
import type { ApiFailure, Detail } from './failure';

type ErrorBody = ApiTypes['schemas']['ApiError'];
type ErrorDetail = ErrorBody['details'][number];

type Context = Pick<Environment, 'contract' | 'sentences' | 'docsUrl'> & {
  locale: Language;
  debugId: string;
  /** The operation that was called, when there is one. */
  operation: Contract['operations'][number] | undefined;
};

/** The status of an error and its whole body, in the caller's language. */
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
      description:
        findDescription(failure, context) ?? plain(`${entry.cause}${context.locale === 'en' ? ' ' : ''}${entry.fix}`),
      link: toLink(failure, context),
      details: failure.details.map((detail) => toDetail(detail, context)),
    },
  };
}

/** The description of the cause: that of a 404 depends on the missing resource. */
function findDescription({ details }: ApiFailure, { sentences, locale }: Context): string | undefined {
  const [detail] = details;
  return detail && 'phrase' in detail ? sentences[locale].phrases[`${detail.phrase}-description`] : undefined;
}

/** A detail as callers read it. */
export function toDetail(detail: Detail, { sentences, locale }: Pick<Context, 'sentences' | 'locale'>): ErrorDetail {
  return {
    code: detail.code,
    field: detail.field,
    value: (detail.value ?? null) as ErrorDetail['value'],
    given: detail.given ?? null,
    message: renderDetail(detail, sentences[locale], locale),
    rule: 'rule' in detail ? detail.rule : null,
  };
}

/** The message of a detail: its phrase if it names one, else the sentence of the issue. */
function renderDetail(detail: Detail, sentences: Sentences, locale: Language): string {
  return 'phrase' in detail
    ? renderMessage(sentences.phrases[detail.phrase] ?? detail.phrase, detail, locale)
    : renderIssue(detail, sentences, locale);
}

/** Where the portal explains it: the rule, the field, else the code. English is below /en. */
function toLink({ code, details }: ApiFailure, { contract, docsUrl, locale, operation, sentences }: Context): string {
  const base = toLanguageRoot(docsUrl, locale);
  const id = details.map((detail) => ('rule' in detail ? detail.rule : null)).find((one) => one !== null);
  const rule = (RULES as readonly Rule[]).find((one) => one.id === id);
  if (rule && operation) return `${base}/${operation.id}#rule-${rule.id}`;
  const isCarrierCode = sentences[locale].errors.carrier_codes[code] !== undefined;
  if (isCarrierCode) return `${base}/err-code#carrier-codes`;
  const [detail] = details;
  const isOfOperation = code === 'VALIDATION_ERROR' && operation;
  const anchor =
    isOfOperation &&
    ((detail && 'anchor' in detail && detail.anchor) || findFieldAnchor(detail?.field ?? '', operation, contract));
  return anchor ? `${base}/${operation.id}#${anchor}` : `${base}/err-code#${toErrorAnchor(code)}`;
}

/** The sentences of pages mark code with backticks; responses are plain text. */
function plain(sentence: string): string {
  return sentence.replaceAll('`', '');
}
