import { sumDecimals } from '../decimals';
import { defineRule } from '../define-rule';
import { listSides } from '../shipping/parcel-package';
import { listServiceLimits } from './service-list';

export const serviceSizeMax = defineRule({
  id: 'service-size-max',
  title: 'Maximum size of each service',
  subject: 'service',
  scope: 'listed',
  operations: ['shipment-create', 'rates-list'],
  source: 'assumed',
  statement:
    "The three sides of a parcel, added up, can't exceed the maximum of its service; see [the limits of each service](/common-car#limits).",
  message:
    'This parcel measures {given} cm. With this service, width, height and depth can add up to at most {value} cm. Use another service or a smaller parcel.',
  about: (contract) => ({ sizes: listServiceLimits(contract, ({ max_sides_cm: cm }) => cm) }),
  check({ service, parcels }) {
    const value = service?.max_sides_cm;
    if (value === undefined) return [];
    return parcels.flatMap((parcel, index) => {
      const given = sumDecimals(listSides(parcel));
      return given > value
        ? [{ code: 'TOO_MANY' as const, field: `parcels.${index}`, value, given, params: { given } }]
        : [];
    });
  },
});
