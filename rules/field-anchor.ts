import { toDescribedPath, toFieldId, viewBody, type Contract } from '../contract';

type Entry = Contract['operations'][number];

/**
 * Where the page of an operation explains a field; entries of lists share one address, and what has no name in the
 * contract is explained by what holds it: 'parcels.0.width' → 'request-parcels-width', 'rates.0.prices.Kanto' →
 * 'request-rates-prices'. Undefined when it is no field of the operation.
 */
export function findFieldAnchor(field: string, { id, operation }: Entry, contract: Contract): string | undefined {
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
