import { defineRule } from '../define-rule';
import { getField } from '../get-field';
import { NO_FIX } from '../quick-fix/quick-fix';
import { isRecord } from '../reader';
import { countPieces } from './pieces';

export const singleParcel = defineRule({
  id: 'single-parcel',
  title: 'One parcel only',
  subject: 'shipping',
  scope: 'listed',
  operations: ['shipment-create', 'rates-list'],
  source: 'assumed',
  statement: 'With {carriers}, a shipment can have only one parcel.',
  message: 'This carrier allows only one parcel in a shipment. Create a shipment for each parcel.',
  about: ({ catalogue }) => ({
    carriers: Object.entries(catalogue.carriers).flatMap(([type, { multiple_parcels: many }]) => (many ? [] : [type])),
  }),
  check({ carrier, parcels, setup }) {
    if (!carrier || carrier.multiple_parcels) return [];
    const pieces = countPieces(parcels);
    if (pieces > 1) return [{ code: 'TOO_MANY', field: 'parcels', value: 1, given: pieces }];
    return (setup.number('pack_amount') ?? 1) > 1 ? [{ code: 'TOO_MANY', field: 'setup.pack_amount', value: 1 }] : [];
  },
  fix({ field }, { body }) {
    if (field === 'setup.pack_amount') return { kind: 'set', field, value: 1 };
    return isRecord(getField(body, 'parcels.0')) && getField(body, 'parcels.1') === undefined
      ? { kind: 'set', field: 'parcels.0.amount', value: 1 }
      : NO_FIX;
  },
});
