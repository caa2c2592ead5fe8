import { defineRule } from '../define-rule';
import { SIDES_COUNT, listSortedSides } from '../shipping/parcel-package';
import { listServiceLimits } from './service-list';

export const serviceSizeMin = defineRule({
  id: 'service-size-min',
  title: 'Minimum size of each service',
  subject: 'service',
  scope: 'listed',
  operations: ['shipment-create', 'rates-list'],
  source: 'assumed',
  statement:
    'The label has to fit on the parcel, so some services require a minimum of the two longest sides; see [the limits of each service](/common-car#limits).',
  message:
    'The two longest sides of this parcel measure {given} cm. With this service, they must measure at least {limit} cm. Use a larger parcel or another service.',
  about: (contract) => ({
    sides: listServiceLimits(contract, ({ shortest_face_cm: sides }) => sides?.join('\u00a0×\u00a0')),
  }),
  check({ service, parcels }) {
    const limits = service?.shortest_face_cm;
    if (!limits) return [];
    return parcels.flatMap((parcel, index) => {
      const sides = listSortedSides(parcel);
      const value = limits.find((limit, place) => (sides[place] ?? limit) < limit);
      if (value === undefined || sides.length < SIDES_COUNT) return [];
      const params = { given: sides.slice(0, limits.length).join(' × '), limit: limits.join(' × ') };
      return [{ code: 'INSUFFICIENT' as const, field: `parcels.${index}`, value, given: params.given, params }];
    });
  },
});
