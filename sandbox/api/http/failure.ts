import type { Issue, Params } from '../../../rules';
import type { Given } from './rejected-value';

/**
 * A detail of an error: an issue of the rules, or something that only the sandbox knows, with the phrase that says it and the
 * heading on the page of the operation that explains it, unless that is the field.
 */
export type Detail = (
  | Omit<Issue, 'given'>
  | { code: Issue['code']; field: string; value?: unknown; phrase: string; params?: Params; anchor?: string }
) & { given?: Given };

/**
 * Ends a call with an error. `code` is one of the error catalog, a carrier's codes included; what the caller reads is
 * made from it in the caller's language.
 */
export class ApiFailure extends Error {
  readonly code: string;
  readonly details: readonly Detail[];
  readonly headers: Record<string, string>;
  /** Whether the caller asked for this error with a scenario. */
  readonly isRequested: boolean;

  constructor(
    code: string,
    {
      details = [],
      headers = {},
      isRequested = false,
    }: { details?: Detail[]; headers?: Record<string, string>; isRequested?: boolean } = {},
  ) {
    super(code);
    this.name = 'ApiFailure';
    this.code = code;
    this.details = details;
    this.headers = headers;
    this.isRequested = isRequested;
  }
}

/** The failure for a record that does not exist, or that belongs to another caller. */
export function notFound(phrase: string, field: string, value: string): ApiFailure {
  const params = { [field === 'tracking_number' ? 'number' : field]: value };
  return new ApiFailure('NOT_FOUND', { details: [{ code: 'NOT_FOUND', field, given: value, phrase, params }] });
}

/** The failure for a path that exists with other methods. `allowed` are those of the header `Allow`. */
export function methodNotAllowed(path: string, methods: string[], allowed = methods): ApiFailure {
  return new ApiFailure('METHOD_NOT_ALLOWED', {
    headers: { Allow: allowed.join(', ') },
    details: [
      { code: 'NOT_SUPPORTED', field: '', value: methods, phrase: 'method-not-allowed', params: { path, methods } },
    ],
  });
}
