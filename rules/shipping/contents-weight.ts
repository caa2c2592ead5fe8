import { multiplyDecimals, sumDecimals } from '../decimals';
import { defineRule } from '../define-rule';
import { NO_FIX } from '../quick-fix/quick-fix';
import { countPieces } from './pieces';

export const contentsWeight = defineRule({
  id: 'contents-weight',
  title: 'Parcels weigh at least as much as their contents',
  subject: 'shipping',
  operations: ['shipment-create', 'rates-list'],
  severity: 'warning',
  source: 'assumed',
  statement:
    'The `weight` of a parcel includes its contents. If the products weigh more than all parcels together, the response contains a warning.',
  message:
    'The products weigh {contents} g together, but the parcels only {total} g. Specify the weight of one product and of one parcel with its contents, both in g.',
  check({ products, parcels, setup }) {
    const weights = parcels.map((parcel) => parcel.number('weight'));
    // The schema reports an amount below one.
    const isCounted = parcels.every((parcel) => (parcel.number('amount') ?? 1) >= 1);
    if (parcels.length === 0 || weights.includes(undefined) || !isCounted) return [];
    const contents = sumDecimals(
      products.map((product) => multiplyDecimals(product.number('weight') ?? 0, product.number('quantity') ?? 0)),
    );
    const pieces = countPieces(parcels);
    // A larger number of pieces in the setup counts each parcel several times.
    const times = Math.max(1, (setup.number('pack_amount') ?? 1) / pieces);
    const total = multiplyDecimals(
      sumDecimals(parcels.map((parcel, index) => multiplyDecimals(weights[index] ?? 0, parcel.number('amount') ?? 1))),
      times,
    );
    if (contents <= total) return [];
    const field = parcels.length === 1 ? 'parcels.0.weight' : 'parcels';
    return [{ code: 'INSUFFICIENT', field, value: contents, given: total, params: { contents, total } }];
  },
  fix: () => NO_FIX,
});
