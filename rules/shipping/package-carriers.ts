import { listCarriers } from '../../contract';
import { defineRule } from '../define-rule';
import { NO_FIX } from '../quick-fix/quick-fix';
import { selectForRoute } from './route';
import { listPackages } from './parcel-package';

export const packageCarriers = defineRule({
  id: 'package-carriers',
  title: 'Carriers without packages',
  subject: 'shipping',
  scope: 'others',
  operations: ['shipment-create', 'rates-list'],
  source: 'assumed',
  rejection: 'SHIPMENT_FAILED',
  statement:
    'Packages (`parcels.package`) are available only with {carriers}. With other carriers, specify the dimensions.',
  message: 'This carrier has no packages. Specify the dimensions of the parcel[, or use another carrier: {carriers}].',
  about: (contract) => ({ carriers: listCarriers(contract, 'packages') }),
  check(subject) {
    const { contract, carrier, isCustom } = subject;
    const isRefused = carrier ? Object.keys(carrier.packages).length === 0 : isCustom;
    return (isRefused ? listPackages(subject) : []).map(({ field }) => ({
      code: 'INVALID',
      field,
      params: { carriers: selectForRoute(listCarriers(contract, 'packages'), subject.isCrossBorder, contract) },
    }));
  },
  fix: () => NO_FIX,
});
