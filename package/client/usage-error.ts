/** A mistake in the call, found before anything was sent. */
export type UsageError = TypeError & { readonly outcome: 'not-sent' };

export function createUsageError(message: string, cause?: unknown): UsageError {
  return Object.assign(new TypeError(message, cause === undefined ? {} : { cause }), { outcome: 'not-sent' } as const);
}
