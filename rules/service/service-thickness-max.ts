import { defineRule } from '../define-rule';
import { listSides, SIDES_COUNT } from '../shipping/parcel-package';
import { listServiceLimits } from './service-list';

export const serviceThicknessMax = defineRule({
  id: 'service-thickness-max',
  title: 'Maximum thickness of each service',
  subject: 'service',
  scope: 'listed',
  operations: ['shipment-create', 'rates-list'],
  source: 'assumed',
  statement:
    "The thickness of a parcel (its shortest side) can't exceed the maximum of its service; see [the limits of each service](/common-car#limits).",
  message: 'Parcels of this service can be at most {value} cm thick. Use another service or a thinner parcel.',
  about: (contract) => ({ thickness: listServiceLimits(contract, ({ max_thickness_cm: cm }) => cm) }),
  check({ service, parcels }) {
    const value = service?.max_thickness_cm;
    if (value === undefined) return [];
    return parcels.flatMap((parcel, index) => {
      const sides = listSides(parcel);
      const given = Math.min(...sides);
      return sides.length === SIDES_COUNT && given > value
        ? [{ code: 'TOO_MANY' as const, field: `parcels.${index}`, value, given }]
        : [];
    });
  },
});
