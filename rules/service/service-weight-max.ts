import { defineRule } from '../define-rule';
import { getField } from '../get-field';
import { chooseService } from '../quick-fix/choose-service';
import { toGrams } from '../shipping/parcel-package';
import { listServiceLimits } from './service-list';

export const serviceWeightMax = defineRule({
  id: 'service-weight-max',
  title: 'Maximum weight of each service',
  subject: 'service',
  scope: 'listed',
  operations: ['shipment-create', 'rates-list'],
  source: 'assumed',
  statement: "A parcel can't be heavier than its service allows; see [the limits of each service](/common-car#limits).",
  message:
    'Parcels of this service can weigh at most {value} g. Use lighter parcels[, or a service that carries this weight: {services}].',
  about: (contract) => ({ weights: listServiceLimits(contract, ({ max_weight_kg: kg }) => kg) }),
  check({ carrier, service, parcels }) {
    const max = service?.max_weight_kg;
    if (max === undefined) return [];
    return parcels.flatMap((parcel, index) => {
      const grams = parcel.number('weight') ?? 0;
      if (grams <= toGrams(max)) return [];
      const services = Object.entries(carrier?.services ?? {})
        .filter(([, { ended, freight, max_weight_kg: kg = 0 }]) => !ended && !freight && grams <= toGrams(kg))
        .map(([code]) => code);
      return [
        { code: 'TOO_MANY' as const, field: `parcels.${index}.weight`, value: toGrams(max), params: { services } },
      ];
    });
  },
  fix({ field }, context) {
    const grams = Number(getField(context.body, field));
    return chooseService(context, ({ freight, max_weight_kg: kg = Infinity }) => !freight && grams <= toGrams(kg));
  },
});
