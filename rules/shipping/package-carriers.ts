import { listCarriers } from '../../contract';
import { defineRule } from '../define-rule';
import { listPackages } from './parcel-package';
import { toRefusal } from './refusal';

export const packageCarriers = defineRule({
  id: 'package-carriers',
  subject: 'shipping',
  operations: ['shipment-create', 'rates-list'],
  source: 'assumed',
  statement:
    'Only {carriers} have packages of their own for `parcels.package`. With any other carrier give dimensions.',
  message:
    'This carrier has no packages of its own. Give the dimensions of the parcel, or use another carrier: {value}.',
  about: (contract) => ({ carriers: listCarriers(contract, 'packages') }),
  check(subject) {
    const { contract, carrier, isCustom } = subject;
    const isRefused = carrier ? carrier.packages.length === 0 : isCustom;
    return (isRefused ? listPackages(subject) : []).map(({ field }) => ({
      code: 'INVALID',
      field,
      value: listCarriers(contract, 'packages'),
      ...toRefusal(subject, 'SHIPMENT_FAILED'),
    }));
  },
});
