import type { RuleContract } from '../../contract';
import { defineRule } from '../define-rule';
import type { Finding } from '../issue';
import { countHalfWidth } from '../text-length';
import { checkProducts } from './products';
import type { CarrierEntry } from './subject';

type Printed = keyof NonNullable<CarrierEntry['label_widths']>;

export const labelTextWidth = defineRule({
  id: 'label-text-width',
  title: 'Product names and notes on the label',
  subject: 'shipping',
  scope: 'listed',
  operations: ['shipment-create', 'rates-list'],
  source: 'assumed',
  statement:
    'The label has room for a limited number of half-width characters. A product name can have {names|up to # with %}, and `setup.delivery_note` {notes|up to # with %}. A full-width character counts as two.',
  message:
    'Shorten the value to {value} half-width characters. It has {length}, with full-width characters counted as two.',
  about: (contract) => ({
    names: listWidths(contract, 'product_name'),
    notes: listWidths(contract, 'delivery_note'),
  }),
  check(subject) {
    const { carrier, setup } = subject;
    const widths = carrier?.label_widths;
    if (!widths) return [];
    return [
      ...checkProducts(subject, (product, at) => checkWidth(product.text('name'), `${at}.name`, widths.product_name)),
      ...checkWidth(setup.text('delivery_note'), 'setup.delivery_note', widths.delivery_note),
    ];
  },
});

function checkWidth(text: string | undefined, field: string, value: number): Finding[] {
  const length = countHalfWidth(text ?? '');
  return length > value ? [{ code: 'TOO_WIDE', field, value, params: { length } }] : [];
}

/** The carriers with a limit: 'yamato 50' */
function listWidths({ catalogue }: RuleContract, printed: Printed): string[] {
  return Object.entries(catalogue.carriers).flatMap(([type, { label_widths: widths }]) =>
    widths ? [`${type} ${widths[printed]}`] : [],
  );
}
