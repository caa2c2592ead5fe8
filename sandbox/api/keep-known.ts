import type { SchemaView } from '../../contract';
import { isRecord } from '../../rules';

/** Returns a value without the fields that its schema does not describe. An object without described fields stays whole. */
export function keepKnown<Value>(value: Value, view: SchemaView | undefined): Value {
  return (view ? keep(value, view) : value) as Value;
}

function keep(value: unknown, view: SchemaView): unknown {
  if (Array.isArray(value)) return value.map((entry: unknown) => keepKnown(entry, view.items));
  if (!isRecord(value)) return value;
  const { fields } = view.of(value);
  if (fields.size === 0) return value;
  const known = Object.entries(value).filter(([name]) => fields.has(name));
  return Object.fromEntries(known.map(([name, one]) => [name, keepKnown(one, fields.get(name))]));
}
