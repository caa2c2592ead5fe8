import type { Issue, Params } from '../../rules';

/** A detail of an error: an issue of the rules, or a thing that only the sandbox knows, told by a phrase. */
export type Detail = Issue | { code: Issue['code']; field: string; value?: unknown; phrase: string; params?: Params };

/**
 * Ends a call with an error. `code` is one of the error catalogue, a carrier's codes included; what the caller reads is
 * made from it in the caller's language.
 */
export class ApiFailure extends Error {
  readonly code: string;
  readonly details: readonly Detail[];
  readonly headers: Record<string, string>;

  constructor(
    code: string,
    { details = [], headers = {} }: { details?: Detail[]; headers?: Record<string, string> } = {},
  ) {
    super(code);
    this.name = 'ApiFailure';
    this.code = code;
    this.details = details;
    this.headers = headers;
  }
}

/** What was asked for does not exist, or not for this caller. */
export function notFound(phrase: string, field: string, value: string): ApiFailure {
  const params = { [field === 'tracking_number' ? 'number' : field]: value };
  return new ApiFailure('NOT_FOUND', { details: [{ code: 'INVALID_VALUE', field, value, phrase, params }] });
}
