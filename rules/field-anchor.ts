import { toDescribedPath, toFieldId, viewBody, type RuleContract } from '../contract';

type Entry = RuleContract['operations'][number];

/**
 * Returns the anchor of a field on the page of its operation. Entries of an array share one anchor, and a field without a
 * name in the contract has the anchor of its parent: 'parcels.0.width' → 'request-parcels-width', 'rates.0.prices.Kanto' →
 * 'request-rates-prices'. Undefined if the operation has no such field.
 */
export function findFieldAnchor(field: string, { id, operation }: Entry, contract: RuleContract): string | undefined {
  const body = viewBody(contract, id);
  if (!body) return findParameterAnchor(field, operation);
  const path = toDescribedPath(body, field);
  return path.length === 0 && field !== '' ? undefined : toFieldId('request', path);
}

function findParameterAnchor(field: string, { parameters }: Entry['operation']): string | undefined {
  const names = parameters.flatMap((one) => ('in' in one && one.in !== 'header' ? [one.name] : []));
  if (field === '') return names.length > 0 ? 'parameters' : undefined;
  return names.includes(field) ? toFieldId('parameter', [field]) : undefined;
}
