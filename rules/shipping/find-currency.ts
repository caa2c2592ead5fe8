import { isRecord } from '../reader';
import { findDefault } from './default-value';
import { listedValues } from './listed-values';
import type { ShippingSubject } from './subject';

const getCurrencies = listedValues('Currency');

/** The currency of all amounts: the usual one where none is given, undefined while what is given is none. */
export function findCurrency(subject: ShippingSubject): string | undefined {
  const { contract, setup } = subject;
  if (!isRecord(setup.value)) return undefined;
  const currency = Object.hasOwn(setup.value, 'currency')
    ? setup.text('currency')
    : String(findDefault(subject, 'currency'));
  return getCurrencies(contract).has(currency) ? currency : undefined;
}
