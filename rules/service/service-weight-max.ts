import { defineRule } from '../define-rule';
import { toGrams } from '../shipping/parcel-package';
import { listServiceLimits } from './service-list';

export const serviceWeightMax = defineRule({
  id: 'service-weight-max',
  subject: 'service',
  operations: ['shipment-create', 'rates-list'],
  source: 'assumed',
  statement: 'Maximum weight of a parcel by service, in kg: {weights}.',
  message: 'Parcels of this service can weigh at most {value} g. Use another service or a lighter parcel.',
  about: (contract) => ({ weights: listServiceLimits(contract, ({ max_weight_kg: kg }) => kg) }),
  check({ service, parcels }) {
    const max = service?.max_weight_kg;
    if (max === undefined) return [];
    return parcels.flatMap((parcel, index) =>
      (parcel.number('weight') ?? 0) > toGrams(max)
        ? [{ code: 'TOO_MANY' as const, field: `parcels.${index}.weight`, value: toGrams(max) }]
        : [],
    );
  },
});
