import { defineRule } from '../define-rule';

const MARKS = ['fragile', 'side_up', 'valuable_goods'] as const;

export const handlingMarks = defineRule({
  id: 'handling-marks',
  title: 'Handling marks on international labels',
  subject: 'shipping',
  scope: 'international',
  operations: ['shipment-create'],
  source: 'assumed',
  severity: 'warning',
  statement:
    'International labels have no marks for handling: `options.fragile`, `options.side_up` and `options.valuable_goods` are saved, but not printed. The shipment is created and `delivery.warnings` reports it.',
  message: 'The label of this carrier has no mark for this instruction. Mark the parcel itself.',
  check({ body, setup, carrier }) {
    if (carrier?.scope !== 'international') return [];
    // The options at the top win over those of the setup, one by one.
    const places = [
      ['options', body.object('options')],
      ['setup.options', setup.object('options')],
    ] as const;
    return MARKS.flatMap((name) => {
      const [at, options] = places.find(([, place]) => place.has(name)) ?? [];
      return options?.flag(name) ? [{ code: 'INVALID' as const, field: `${at}.${name}` }] : [];
    });
  },
});
