import { defineRule } from '../define-rule';
import { countCharacters } from '../text-length';

export const dhlAddressTotal = defineRule({
  id: 'dhl-address-total',
  subject: 'shipping',
  operations: ['shipment-create', 'rates-list'],
  source: 'spec 5',
  statement: 'For DHL `address1` and `address2` together hold at most {total} characters.',
  message: 'For DHL the two address lines hold at most {value} characters together; these hold {length}.',
  about: ({ catalogue }) => ({ total: catalogue.carriers.dhl?.address.total ?? 0 }),
  check({ carrier, to, from }) {
    const total = carrier?.address.total;
    if (!total) return [];
    return [
      { name: 'to_address', address: to },
      { name: 'from_address', address: from },
    ].flatMap(({ name, address }) => {
      const length = countCharacters(`${address.text('address1') ?? ''}${address.text('address2') ?? ''}`);
      return length > total
        ? [{ code: 'TOO_LONG' as const, field: `${name}.address2`, value: total, params: { length } }]
        : [];
    });
  },
});
