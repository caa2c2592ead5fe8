import { defineRule } from '../define-rule';

const GRAMS = 1000;

export const serviceWeightMax = defineRule({
  id: 'service-weight-max',
  subject: 'shipping',
  operations: ['shipment-create'],
  source: 'assumed',
  statement: 'A parcel weighs at most what its service takes, in kg: {weights}.',
  message: 'This service takes parcels up to {value} g. Use another service, or make the parcel lighter.',
  about: ({ catalogue }) => ({
    weights: Object.values(catalogue.carriers)
      .flatMap(({ services }) => Object.entries(services))
      .flatMap(([code, { max_weight_kg: kg }]) => (kg === undefined ? [] : [`${code} ${kg}`])),
  }),
  check({ service, parcels }) {
    const max = service?.max_weight_kg;
    if (max === undefined) return [];
    return parcels.flatMap((parcel, index) =>
      (parcel.number('weight') ?? 0) > max * GRAMS
        ? [{ code: 'TOO_MANY' as const, field: `parcels.${index}.weight`, value: max * GRAMS }]
        : [],
    );
  },
});
