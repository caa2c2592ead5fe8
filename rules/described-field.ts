import type { Contract } from '../contract';
import { findBodySchema, findItems, listMembers } from './schemas';

/**
 * The part of a field's path that the contract describes whatever else the body holds. Members that depend on another
 * one and names that callers choose are left out: 'credentials.site_id' → 'credentials', 'rates.0.prices.North Tohoku' →
 * 'rates.0.prices'
 */
export function toDescribedField(contract: Contract, operation: string, field: string): string {
  const described: string[] = [];
  let at = findBodySchema(contract, operation);
  for (const part of field.split('.')) {
    const items = at && /^\d+$/.test(part) ? findItems(at, contract) : undefined;
    at = items ?? (at && listMembers(at, contract, {}).get(part));
    if (!at) break;
    described.push(part);
  }
  return described.join('.');
}
