import { defineRule } from '../define-rule';
import { sumDecimals } from '../decimals';
import { listSortedSides } from '../shipping/parcel-package';
import { listServiceLimits } from './service-list';

export const serviceGirthMax = defineRule({
  id: 'service-girth-max',
  title: 'Maximum length plus girth of each service',
  subject: 'service',
  scope: 'listed',
  operations: ['shipment-create', 'rates-list'],
  source: 'assumed',
  statement:
    "Length plus girth of a parcel (the longest side, plus twice the other two) can't exceed the maximum of its service; see [the limits of each service](/common-car#limits).",
  message:
    'The length plus girth of this parcel (its longest side, plus twice the other two) is {given} cm. With this service, it can be at most {value} cm. Use another service or a smaller parcel.',
  about: (contract) => ({ sizes: listServiceLimits(contract, ({ max_girth_cm: cm }) => cm) }),
  check({ service, parcels }) {
    const value = service?.max_girth_cm;
    if (value === undefined) return [];
    return parcels.flatMap((parcel, index) => {
      const [length = 0, ...others] = listSortedSides(parcel);
      const given = sumDecimals([length, ...others, ...others]);
      return given > value
        ? [{ code: 'TOO_MANY' as const, field: `parcels.${index}`, value, given, params: { given } }]
        : [];
    });
  },
});
