import { defineRule } from '../define-rule';
import { chooseService } from '../quick-fix/choose-service';
import { listSides, toGrams } from '../shipping/parcel-package';
import { findServices } from './service-list';

export const freightThreshold = defineRule({
  id: 'freight-threshold',
  title: 'Minimum weight or size of freight',
  subject: 'service',
  scope: 'listed',
  operations: ['shipment-create'],
  source: 'spec 5',
  statement:
    'The freight services {services} require a parcel over {kg} kg ({lb} lb) or with a side over {cm} cm ({in} in).',
  message: 'Freight requires a parcel over {kg} kg or with a side over {cm} cm. Use another service for this parcel.',
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
  check({ carrier, service, parcels }) {
    const freight = service?.freight;
    if (!freight || parcels.length === 0) return [];
    const { over_weight_kg: kg, over_side_cm: cm } = freight;
    const isFreight = parcels.some(
      (parcel) => (parcel.number('weight') ?? 0) > toGrams(kg) || listSides(parcel).some((side) => side > cm),
    );
    if (isFreight) return [];
    const others = Object.entries(carrier?.services ?? {}).filter(([, other]) => other.freight === undefined);
    return [
      { code: 'NOT_SUPPORTED_BY_SERVICE', field: 'parcels', value: others.map(([code]) => code), params: { kg, cm } },
    ];
  },
  fix: (_, context) => chooseService(context, ({ freight }) => !freight),
});
