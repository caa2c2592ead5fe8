import type { RuleContract, RuleSchemaView } from '../../contract';
import { findBodyView } from '../body-view';
import { getField } from '../get-field';

/** The values that the contract lists for a field of a body; what depends on other fields counts by the body. */
export function listValues(
  contract: RuleContract,
  { operation, field, body }: { operation: string; field: string; body: unknown },
): readonly unknown[] {
  let view: RuleSchemaView | undefined = findBodyView(contract, operation);
  let value = body;
  for (const part of field.split('.')) {
    view = /^\d+$/.test(part) ? view?.items : view?.of(value ?? {}).fields.get(part);
    value = getField(value, part);
  }
  return view?.schema.enum ?? [];
}
