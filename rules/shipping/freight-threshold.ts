import { defineRule } from '../define-rule';
import { listSides } from './parcel-package';
import { findServices } from './service-list';

const GRAMS = 1000;

export const freightThreshold = defineRule({
  id: 'freight-threshold',
  subject: 'shipping',
  operations: ['shipment-create'],
  source: 'spec 5',
  statement:
    'These services are freight: {services}. They need a parcel heavier than {kg} kg ({lb} lb) or with any side over {cm} cm ({in} in).',
  message: 'Freight needs a parcel heavier than {kg} kg or with a side over {cm} cm. Use another service for this one.',
  about(contract) {
    const limits = Object.values(contract.catalogue.carriers)
      .flatMap(({ services }) => Object.values(services))
      .flatMap(({ freight }) => freight ?? []);
    return {
      services: findServices(contract, ({ freight }) => freight !== undefined),
      kg: Array.from(new Set(limits.map((one) => one.over_weight_kg))),
      lb: Array.from(new Set(limits.map((one) => one.over_weight_lb))),
      cm: Array.from(new Set(limits.map((one) => one.over_side_cm))),
      in: Array.from(new Set(limits.map((one) => one.over_side_in))),
    };
  },
  check({ service, parcels }) {
    const freight = service?.freight;
    if (!freight || parcels.length === 0) return [];
    const { over_weight_kg: kg, over_side_cm: cm } = freight;
    const isFreight = parcels.some(
      (parcel) => (parcel.number('weight') ?? 0) > kg * GRAMS || listSides(parcel).some((side) => side > cm),
    );
    return isFreight ? [] : [{ code: 'INSUFFICIENT', field: 'parcels', params: { kg, cm } }];
  },
});
