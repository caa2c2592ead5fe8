import type { Language } from '../../../contract';
import type { LabelData } from '../label-data';
import { toJapaneseParty, toLatinParty } from '../text/addresses';
import { WORDS } from './domestic-words';
import { LATIN_WORDS } from './latin-words';

/** A description of a label, for readers who don't see it: carrier and service, tracking numbers and both parties. */
export function describeLabel({ shipment, catalogue }: LabelData, language: Language): string {
  const { delivery, to_address: to, from_address: from } = shipment;
  const carrier = catalogue.carriers[delivery.carrier];
  const words = language === 'ja' ? WORDS : LATIN_WORDS;
  const [separator, end, toParty] =
    language === 'ja' ? (['：', '。', toJapaneseParty] as const) : ([': ', '. ', toLatinParty] as const);
  const [consignee, shipper] = [to, from].map((address) => {
    const { company, name } = toParty(address);
    return [company, name].filter(Boolean).join(' ');
  });
  const numbers = delivery.tracking_numbers;
  return [
    [carrier?.name, carrier?.services[delivery.method]?.name].map((name) => name?.[language] ?? '').join(' '),
    numbers.length > 0 ? `${words.number}${separator}${numbers.join(', ')}` : words.noNumber,
    `${words.consignee}${separator}${consignee}`,
    `${words.shipper}${separator}${shipper}`,
    shipment.test ? words.test : words.simulated,
  ].join(end);
}
