import type { Contract } from '../../contract';
import { toDescribedField } from '../../rules';

type Entry = Contract['operations'][number];

/**
 * Where the page of an operation explains a field; entries of lists share one address, and what has no name in the
 * contract is explained by what holds it: 'parcels.0.width' → 'request-parcels-width', 'rates.0.prices.Kanto' →
 * 'request-rates-prices'. Undefined when it is no field of the operation.
 */
export function findFieldAnchor(field: string, { id, operation }: Entry, contract: Contract): string | undefined {
  if (!operation.requestBody) return findParameterAnchor(field, operation);
  const described = toDescribedField(contract, id, field);
  if (described === '' && field !== '') return undefined;
  return ['request', ...described.split('.').filter((part) => part !== '' && !/^\d+$/.test(part))].join('-');
}

function findParameterAnchor(field: string, { parameters }: Entry['operation']): string | undefined {
  const names = parameters.flatMap((one) => ('in' in one && one.in !== 'header' ? [one.name] : []));
  if (field === '') return names.length > 0 ? 'parameters' : undefined;
  return names.includes(field) ? `parameter-${field}` : undefined;
}
