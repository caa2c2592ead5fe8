import { defineRule } from '../define-rule';
import { toFixSubject } from '../quick-fix/choose-service';
import { setOrChoose } from '../quick-fix/quick-fix';
import { isRecord } from '../reader';

export const carrierRequired = defineRule({
  id: 'carrier-required',
  title: 'Carrier or carrier account is required',
  subject: 'shipping',
  operations: ['shipment-create'],
  source: 'assumed',
  statement:
    'Specify the carrier in `setup.carrier` or a carrier account in `setup.carrier_id`. Only in-house shipping, the service `{service}`, requires neither.',
  message: 'Specify `setup.carrier` or `setup.carrier_id`.',
  about: ({ catalogue }) => ({ service: catalogue.custom.service }),
  check: ({ setup, isCustom }) =>
    isRecord(setup.value) && !isCustom && !setup.has('carrier') && !setup.has('carrier_id')
      ? [{ code: 'ONE_OF_REQUIRED', field: 'setup', value: [['carrier'], ['carrier_id']] }]
      : [],
  fix(_, context) {
    const { carrierType } = toFixSubject(context);
    const types = Object.keys(context.contract.catalogue.carriers);
    return setOrChoose('setup.carrier', carrierType === undefined ? types : [carrierType]);
  },
});
