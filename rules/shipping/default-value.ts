import type { ShippingSubject } from './subject';

/** What a field of the setup is when it is left out; undefined where the contract gives no such value. */
export function findDefault({ contract }: ShippingSubject, field: string): unknown {
  const schema = contract.openapi.components.schemas.Setup?.properties?.[field];
  return schema ? schema.default : undefined;
}
