import type { RuleContract } from '../../contract';
import { toReader, type Reader } from '../reader';

/** The addresses of a request, whatever the carrier. Whatever is wrong in form is absent. */
export type AddressSubject = {
  contract: RuleContract;
  /** Each with the field that it is in, empty when it is the body itself. */
  addresses: { at: string; address: Reader }[];
};

export type AddressInput = {
  contract: RuleContract;
  operation: 'shipment-create' | 'rates-list' | 'address-register' | 'warehouse-register';
  body: unknown;
};

/** The body of a registration is an address. A shipment or a rate request contains two addresses. */
export function toAddressSubject({ operation, body, contract }: AddressInput): AddressSubject {
  const reader = toReader(body);
  const isShipment = operation === 'shipment-create' || operation === 'rates-list';
  const addresses = isShipment
    ? ['to_address', 'from_address'].map((at) => ({ at, address: reader.object(at) }))
    : [{ at: '', address: reader }];
  return { contract, addresses };
}
