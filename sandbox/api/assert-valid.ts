import { checkRequest, type Issue, type RequestToCheck } from '../../rules';
import type { RequestBody, RequestContext } from './request-context';
import { ApiFailure } from './http/failure';
import { findGiven } from './http/rejected-value';

type Without<T, Key extends string> = T extends unknown ? Omit<T, Key> : never;

/**
 * Checks the body of a call and returns it with its type, and the warnings.
 *
 * @throws ApiFailure with all errors and unknown fields. Rejections of carriers are only reported if the request is valid
 * otherwise.
 */
export function assertValid<Id extends RequestToCheck['operation']>(
  { environment, body, path }: Pick<RequestContext<object>, 'environment' | 'body' | 'path'>,
  request: Without<RequestToCheck, 'body'> & { operation: Id },
): { body: RequestBody<Id>; warnings: Issue[] } {
  const { contract, validators } = environment;
  const issues = checkRequest({ ...request, body }, contract, validators.body);
  const errors = issues.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) {
    const isInvalid = errors.some(({ rejection }) => rejection === undefined);
    const reported = issues.filter(({ severity, code }) => severity === 'error' || code === 'UNKNOWN_FIELD');
    throw new ApiFailure(isInvalid ? 'VALIDATION_ERROR' : (errors[0]?.rejection ?? 'SHIPMENT_FAILED'), {
      details: reported.map((issue) => ({
        ...issue,
        given: findGiven(issue, Object.hasOwn(path, issue.field) ? path : body),
      })),
    });
  }
  return { body: body as RequestBody<Id>, warnings: issues };
}
