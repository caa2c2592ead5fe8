import type { RuleContract } from '../../contract';
import { toReader, type Reader } from '../reader';
import type { CarrierEntry } from '../shipping/subject';

/** Negotiated rates that are uploaded for an account, or deleted. Whatever is wrong in form is absent. */
export type NegotiatedRatesSubject = {
  contract: RuleContract;
  operation: 'negotiated-rates-upload' | 'negotiated-rates-delete';
  carrierType: string;
  carrier: CarrierEntry;
  rows: Reader[];
};

export type NegotiatedRatesInput = Pick<NegotiatedRatesSubject, 'contract' | 'operation' | 'carrierType'> & {
  body: unknown;
};

/** @throws on a carrier type that the catalog does not have: accounts have none such. */
export function toNegotiatedRatesSubject({ body, ...given }: NegotiatedRatesInput): NegotiatedRatesSubject {
  const carrier = given.contract.catalogue.carriers[given.carrierType];
  if (!carrier) throw new Error(`There is no carrier type "${given.carrierType}".`);
  return { ...given, carrier, rows: toReader(body).list('rates') };
}
