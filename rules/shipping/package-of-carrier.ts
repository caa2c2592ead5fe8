import { defineRule } from '../define-rule';
import { listPackages } from './parcel-package';

export const packageOfCarrier = defineRule({
  id: 'package-of-carrier',
  title: 'Package belongs to the carrier',
  subject: 'shipping',
  operations: ['shipment-create', 'rates-list'],
  source: 'assumed',
  rejection: 'SHIPMENT_FAILED',
  statement:
    "If the dimensions of a parcel are omitted, `parcels.package` must be a package of the carrier. Otherwise, it isn't used, and can be a package of any carrier.",
  message: 'The package {code} belongs to another carrier. Packages of this carrier: {value}.',
  check(subject) {
    const value = Object.keys(subject.carrier?.packages ?? {});
    if (value.length === 0) return [];
    return listPackages(subject).flatMap(({ code, field }) =>
      value.includes(code) ? [] : [{ code: 'INVALID_VALUE' as const, field, value, params: { code } }],
    );
  },
});
