import type { ShippingSubject } from './subject';

/** Returns the default of a field of `setup`; undefined if the contract defines none. */
export function findDefault({ contract }: ShippingSubject, field: string): unknown {
  const schema = contract.openapi.components.schemas.Setup?.properties?.[field];
  return schema ? schema.default : undefined;
}
