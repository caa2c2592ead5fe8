import type { Contract } from '../../contract';

/** The code of errors.yaml with which a carrier refuses a field: 'yamato', 'to_address.province' → 'YAMATO_WS003001' */
export function findCarrierCode(
  { errors }: Contract,
  { carrierType, field }: { carrierType: string | undefined; field: string },
): string | undefined {
  return Object.keys(errors.carrier_codes).find((code) => {
    const entry = errors.carrier_codes[code];
    return entry?.carrier === carrierType && entry?.field === field;
  });
}
