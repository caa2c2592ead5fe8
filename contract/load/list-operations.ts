import type { OperationEntry } from '../contract';
import type { HttpMethod, OpenApiDocument } from '../openapi-document';

/** Every operation of the document with its method and path, in the order of the document. */
export function listOperations(openapi: OpenApiDocument): OperationEntry[] {
  return Object.entries(openapi.paths).flatMap(([path, item]) =>
    (Object.keys(item) as HttpMethod[]).flatMap((method) => {
      const operation = item[method];
      return operation ? [{ id: operation.operationId, method, path, operation }] : [];
    }),
  );
}
