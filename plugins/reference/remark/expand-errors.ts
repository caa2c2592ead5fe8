import type { RootContent } from 'mdast';
import { toErrorAnchor, type DataFiles } from '../../../contract';
import type { Label } from '../labels';
import { carrierName } from './field-nodes';
import { element, heading, paragraph, phrasing } from './nodes';
import type { PageContext } from './page-context';
import { table } from './table';

const RETRY_LABELS: Record<'fix' | 'wait' | 'contact', Label> = {
  fix: 'retryFix',
  wait: 'retryWait',
  contact: 'retryContact',
};

/** `<ErrorCodes />`: every code with its status, cause, fix and whether to try again, each under a heading. */
export function expandErrorCodes(context: PageContext): RootContent[] {
  return Object.entries(context.contract.errors.codes).flatMap(([code, entry]) => toEntry(code, entry, context));
}

/** `<RateCodes />`: the codes that only the errors of rates have, in the same form. The call itself succeeds. */
export function expandRateCodes(context: PageContext): RootContent[] {
  const { codes, rate_codes: rateCodes } = context.contract.errors;
  return Object.entries(rateCodes)
    .filter(([code]) => !(code in codes))
    .flatMap(([code, { meaning, cause = '', fix = '', retry }]) =>
      toEntry(code, { status: 200, message: meaning, cause, fix, retry }, context),
    );
}

type Entry = Pick<DataFiles['schemas']['ErrorCode'], 'status' | 'message' | 'cause' | 'fix' | 'retry'>;

function toEntry(code: string, { status, message, cause, fix, retry }: Entry, { label }: PageContext): RootContent[] {
  return [
    heading(3, toErrorAnchor(code), code),
    element(
      'ErrorEntry',
      {
        status,
        labels: [label('cause'), label('fix'), label('retry')],
        retry: label(RETRY_LABELS[retry]),
      },
      [message, cause, fix].map((words) => paragraph(phrasing(words))),
    ),
  ];
}

/** `<DetailCodes />`: the codes of `details`. */
export function expandDetailCodes({ contract, label }: PageContext): RootContent[] {
  return [
    table(
      label('titled', { title: 'details', part: label('code') }),
      [label('code'), label('meaning'), label('value')],
      Object.entries(contract.errors.details).map(([code, { meaning, value }]) => [`\`${code}\``, meaning, value]),
    ),
  ];
}

/** `<CarrierCodes />`: the codes of carriers that the API passes on. */
export function expandCarrierCodes(context: PageContext): RootContent[] {
  const { contract, label } = context;
  return [
    table(
      label('titled', { title: label('carrier'), part: label('code') }),
      [label('code'), label('carrier'), label('field'), label('meaning')],
      Object.entries(contract.errors.carrier_codes).map(([code, { carrier, field, meaning }]) => [
        `\`${code}\``,
        carrierName(carrier, context),
        `\`${field}\``,
        meaning,
      ]),
    ),
  ];
}
