import { getFact } from '../../contract';
import { defineRule } from '../define-rule';
import { NO_FIX } from '../quick-fix/quick-fix';
import { countPieces } from './pieces';

export const piecesMax = defineRule({
  id: 'pieces-max',
  title: 'Maximum number of pieces',
  subject: 'shipping',
  operations: ['shipment-create', 'rates-list'],
  source: 'assumed',
  statement: 'A shipment can have at most {max} pieces, the sum of `amount` over all parcels.',
  message: 'These parcels have {pieces} pieces. A shipment can have at most {value}.',
  about: ({ facts }) => ({ max: getFact(facts, 'parcels-max').value }),
  check(subject) {
    const max = Number(getFact(subject.contract.facts, 'parcels-max').value);
    const pieces = countPieces(subject.parcels);
    // More parcels than that, or one amount that is too large by itself, are for the schema to name.
    const isSum =
      subject.parcels.length <= max && subject.parcels.every((parcel) => (parcel.number('amount') ?? 1) <= max);
    return isSum && pieces > max
      ? [
          {
            code: 'TOO_MANY',
            field: 'parcels',
            value: max,
            given: pieces,
            params: { pieces },
          },
        ]
      : [];
  },
  fix: () => NO_FIX,
});
