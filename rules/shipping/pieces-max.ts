import { getFact } from '../../contract';
import { defineRule } from '../define-rule';
import { countPieces } from './pieces';
import { toRefusal } from './refusal';

export const piecesMax = defineRule({
  id: 'pieces-max',
  subject: 'shipping',
  operations: ['shipment-create', 'rates-list'],
  source: 'assumed',
  statement: 'The parcels are at most {max} pieces in all, the sum of their `amount`.',
  message: 'These parcels are {pieces} pieces. Send at most {value} at a time.',
  about: ({ facts }) => ({ max: getFact(facts, 'parcels-max').value }),
  check(subject) {
    const max = Number(getFact(subject.contract.facts, 'parcels-max').value);
    const pieces = countPieces(subject.parcels);
    // One amount that is too large by itself is for the schema to name.
    const isSum = subject.parcels.every((parcel) => (parcel.number('amount') ?? 1) <= max);
    return isSum && pieces > max
      ? [
          {
            code: 'TOO_MANY',
            field: 'parcels',
            value: max,
            params: { pieces },
            ...toRefusal(subject, 'YAMATO_EF029001'),
          },
        ]
      : [];
  },
});
