import { defineRule } from '../define-rule';
import { NO_FIX } from '../quick-fix/quick-fix';
import { countPieces } from './pieces';

export const piecesAgree = defineRule({
  id: 'pieces-agree',
  title: 'One number of pieces',
  subject: 'shipping',
  scope: 'international',
  operations: ['shipment-create', 'rates-list'],
  source: 'assumed',
  statement:
    'In an international shipment, the sum of `amount` over all parcels is the number of pieces, and determines the price. `setup.pack_amount` must be the same, if it is specified.',
  message:
    'The number of pieces is {amount} here, but {pieces} in the parcels. Correct `amount` of the parcels, or omit `setup.pack_amount`.',
  check({ isCrossBorder, carrier, parcels, setup }) {
    const [amount, pieces] = [setup.number('pack_amount'), countPieces(parcels)];
    // Other rules say that the carrier doesn't serve the route, or accepts only one piece.
    const isOfOtherRule = carrier?.scope === 'domestic' || carrier?.multiple_parcels === false;
    if (!isCrossBorder || isOfOtherRule || amount === undefined || parcels.length === 0 || amount === pieces) return [];
    return [{ code: 'INVALID_VALUE', field: 'setup.pack_amount', value: [pieces], params: { amount, pieces } }];
  },
  // Which of the two is right, only the shipper knows.
  fix: () => NO_FIX,
});
