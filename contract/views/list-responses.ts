import type { OperationEntry, ResponseShape } from '../contract';
import type { OpenApiDocument } from '../openapi-document';
import { dereference, viewSchema } from './schema-view';

/** What the bodies of successful responses have, in the order of the contract: that of a shipment is one for all its operations. */
export function listResponses(openapi: OpenApiDocument, operations: readonly OperationEntry[]): ResponseShape[] {
  const byNames = new Map<string, ResponseShape>();
  for (const { id, operation } of operations) {
    const response = operation.responses['200'];
    const schema =
      response && dereference(openapi.components.responses, response).content?.['application/json']?.schema;
    if (!schema) continue;
    const view = viewSchema({ openapi }, schema);
    const required = [...(view.items ?? view).required];
    const shape = byNames.get(required.join()) ?? { operations: [], required };
    shape.operations.push(id);
    byNames.set(required.join(), shape);
  }
  return [...byNames.values()];
}
