import { defineRule } from '../define-rule';
import { NO_FIX } from '../quick-fix/quick-fix';
import { countCharacters } from '../text-length';

export const dhlAddressTotal = defineRule({
  id: 'dhl-address-total',
  title: 'Length of both address lines together',
  subject: 'shipping',
  scope: 'listed',
  operations: ['shipment-create', 'rates-list'],
  source: 'spec 5',
  statement: '`address1` and `address2` together can have {totals|up to # characters with %}.',
  message:
    'The two address lines can have at most {total} characters together. They have {length}. Shorten one of them.',
  about: ({ catalogue }) => ({
    totals: Object.entries(catalogue.carriers).flatMap(
      ([
        type,
        {
          address: { total },
        },
      ]) => (total === null ? [] : [`${type} ${total}`]),
    ),
  }),
  check({ carrier, to, from }) {
    const total = carrier?.address.total;
    if (!total) return [];
    return [
      { name: 'to_address', address: to },
      { name: 'from_address', address: from },
    ].flatMap(({ name, address }) => {
      const first = countCharacters(address.text('address1') ?? '');
      const length = first + countCharacters(address.text('address2') ?? '');
      // The limit of the second line is what the first leaves of the total.
      const value = Math.max(0, total - first);
      return length > total
        ? [{ code: 'TOO_LONG' as const, field: `${name}.address2`, value, params: { total, length } }]
        : [];
    });
  },
  fix: () => NO_FIX,
});
