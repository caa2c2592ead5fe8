import type { DataFiles } from '../../../contract';
import type { RequestContext } from '../request-context';
import { LOWER_CASE_AND_DIGITS } from '../../random';
import type { CarrierRecord } from '../../store/store';
import type { LabelRecord } from '../../store/label-record';
import { maskCredential } from '../carriers/mask-credentials';
import { estimateDelivery } from './estimate-delivery';
import type { ShipmentRequest } from './request';

type CarrierEntry = DataFiles['schemas']['CarrierEntry'];

/** The print size of accounts without a setting, and that of label sheets. */
const A4 = 'PDF_A4';

/** How the label of a shipment is printed: by the settings of the account, and by what the service can be printed on. */
export function createLabelRecord(
  { environment: { contract }, random, now }: RequestContext,
  request: ShipmentRequest,
  { account, carrier }: { account: CarrierRecord | undefined; carrier: CarrierEntry },
): LabelRecord {
  const { setup } = request;
  const { print = {}, label = {} } = account?.settings ?? {};
  const service = carrier.services[setup.service];
  const { size = A4, size_fallback: fallback = A4 } = print;
  // A service with label positions is printed on A4 sheets.
  const canUseSize = service?.label_position === undefined || size === A4;
  const wantsDate = label.delivery_date === true && setup.delivery_date === undefined;
  return {
    id: random.letters(LOWER_CASE_AND_DIGITS, 26),
    printSize: canUseSize ? size : fallback,
    hasArchivePage: label.extra_page === true,
    accountNumber: account && label.show_account !== false ? findAccountNumber(account) : null,
    earliestDelivery: wantsDate ? estimateDelivery(request, { contract, now }) : null,
  };
}

function findAccountNumber({ credentials }: CarrierRecord): string | null {
  const { account_number: number, customer_numbers: numbers } = credentials;
  if (typeof number === 'string') return maskCredential(number);
  return Array.isArray(numbers) ? numbers.map((part) => maskCredential(String(part))).join('-') : null;
}
