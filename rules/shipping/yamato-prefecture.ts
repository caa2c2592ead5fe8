import { defineRule } from '../define-rule';
import { isRecord } from '../reader';
import { findPrinted } from './addresses';
import { findCarrierCode } from './carrier-code';

const FIELD = 'to_address.province';

export const yamatoPrefecture = defineRule({
  id: 'yamato-prefecture',
  subject: 'shipping',
  operations: ['shipment-create'],
  source: 'assumed',
  statement: 'Yamato needs the prefecture of the consignee in `to_address.province`.',
  message: 'Yamato needs the prefecture of the consignee. Give its name.',
  check({ contract, carrier, carrierType, to }) {
    const refusal = findCarrierCode(contract, { carrierType, field: FIELD });
    return carrier && refusal !== undefined && isRecord(to.value) && !findPrinted(to, 'province', carrier)
      ? [{ code: 'REQUIRED', field: FIELD, refusal }]
      : [];
  },
});
