import type { components } from './generated/openapi';

export type ReportedError = components['schemas']['ErrorDetail'];

/** The errors that a response reports: the `details` of an error, or those of each of the `errors` of rates. */
export function listReported(response: unknown): ReportedError[] {
  const { details = [], errors = [] } = response as {
    details?: ReportedError[];
    errors?: { details: ReportedError[] }[];
  };
  return [...details, ...errors.flatMap((error) => error.details)];
}
