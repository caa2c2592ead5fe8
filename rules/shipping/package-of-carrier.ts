import { defineRule } from '../define-rule';
import { listPackages } from './parcel-package';
import { toRefusal } from './refusal';

export const packageOfCarrier = defineRule({
  id: 'package-of-carrier',
  subject: 'shipping',
  operations: ['shipment-create', 'rates-list'],
  source: 'assumed',
  statement:
    '`parcels.package` is a package of the carrier that ships. A package counts only where dimensions are absent.',
  message: 'This package belongs to another carrier. Packages of this one: {value}.',
  check(subject) {
    const value = subject.carrier?.packages ?? [];
    if (value.length === 0) return [];
    return listPackages(subject).flatMap(({ code, field }) =>
      value.includes(code)
        ? []
        : [{ code: 'INVALID' as const, field, value, ...toRefusal(subject, 'SHIPMENT_FAILED') }],
    );
  },
});
