import type { Contract, SchemaView } from '../../contract';
import { findBodyView } from '../body-view';

/** The values that the contract lists for a field of a body; what depends on other fields counts by the body. */
export function listValues(
  contract: Contract,
  { operation, field, body }: { operation: string; field: string; body: unknown },
): readonly unknown[] {
  let view: SchemaView | undefined = findBodyView(contract, operation);
  let value = body;
  for (const part of field.split('.')) {
    view = /^\d+$/.test(part) ? view?.items : view?.of(value ?? {}).fields.get(part);
    value = getEntry(value, part);
  }
  return view?.schema.enum ?? [];
}

/** The value of a field, `parcels.0.weight`; undefined where there is none. */
export function getField(body: unknown, field: string): unknown {
  return field === '' ? body : field.split('.').reduce<unknown>(getEntry, body);
}

function getEntry(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}
