// cspell:ignore HIGA Haruka Wrangelstrasse Nakagyo Ebisucho Priya Raman
import { describe, expect, it } from 'vitest';
import type { Address } from './label-data';
import { drawLabel } from './draw-label';
import { contract, getLabel, listLabelledExamples } from '../../tests/documents/examples';
import { listTexts } from '../../tests/documents/list-texts';

const MORI = ['〒604-8005', '電話 0752110456', '京都府京都市中京区恵比須町', '427番地', '森文具店　様'];
const TAKAHASHI = ['〒060-0042', '電話 0112223344', '北海道札幌市中央区大通西', '5丁目8番地', '高橋 美咲　様'];
const HIGA = ['〒900-0014', '電話 0988620145', '沖縄県那覇市松尾', '2丁目3番15号', '比嘉 結衣　様'];
const NAKAMURA = [
  ...['〒100-0005', '電話 03-3211-0567', '東京都千代田区丸の内', '1丁目9番1号', 'グランビル12階'],
  ...['青葉デザイン株式会社', '中村 大輔　様'],
];
const MORI_ABROAD = [
  ...['Tel 0752110456', 'Mori Stationery', 'Mori Haruka', 'JAPAN'],
  ...['Nakagyo-ku Ebisucho 427', 'Kyoto, Kyoto 604-8005'],
];
const GRANT = [
  ...['Tel +61285550112', 'Southern Stationers', 'Oliver Grant', 'AUSTRALIA'],
  ...['88 Cumberland St', 'Sydney, NSW 2000'],
];

/** The lines of both parties on the label of each example of the portal. */
const LABELS: Record<string, { consignee: string[]; shipper: string[] }> = {
  sagawa: { consignee: TAKAHASHI, shipper: MORI },
  'sagawa-cash-on-delivery': { consignee: TAKAHASHI, shipper: MORI },
  'sagawa-return-label': { consignee: NAKAMURA, shipper: MORI },
  yamato: { consignee: NAKAMURA, shipper: MORI },
  'yamato-collect': { consignee: NAKAMURA, shipper: MORI },
  'yamato-nekopos': { consignee: NAKAMURA, shipper: MORI },
  yuupack: { consignee: HIGA, shipper: MORI },
  yuupacket: { consignee: HIGA, shipper: MORI },
  yuumail: { consignee: TAKAHASHI, shipper: MORI },
  seino: { consignee: NAKAMURA, shipper: MORI },
  japanpost: {
    consignee: ['Tel +6565550199', 'Mei Tan', 'SINGAPORE', '2 Orchard Turn', '#03-12', 'Singapore, 238823'],
    shipper: MORI_ABROAD,
  },
  dhl: {
    consignee: [
      ...['Tel +442079460123', 'Fern Street Books', 'Priya Raman', 'UNITED KINGDOM'],
      ...['14 Lower Marsh', 'Unit 3', 'London, SE1 7PB'],
    ],
    shipper: MORI_ABROAD,
  },
  fedex: {
    consignee: [
      ...['Tel +12065550148', 'Harbor Pens', 'Dana Whitfield', 'UNITED STATES'],
      ...['1411 4th Ave', 'Suite 600', 'Seattle, WA 98101'],
    ],
    shipper: MORI_ABROAD,
  },
  ups: {
    consignee: ['Tel +493022784410', 'Jonas Weber', 'GERMANY', 'Wrangelstrasse 58', 'Berlin, 10997'],
    shipper: MORI_ABROAD,
  },
  'ups-freight': { consignee: GRANT, shipper: MORI_ABROAD },
  pegasus: { consignee: GRANT, shipper: MORI_ABROAD },
};

const SEPARATOR = ' | ';

describe('the label of an example of the portal', () => {
  it.each(listLabelledExamples())('of %s has both addresses as a reader would write them', (example) => {
    const printed = listTexts(drawLabel(getLabel(example, { printSize: 'PDF_A6' }))).join(SEPARATOR);
    const { consignee, shipper } = LABELS[example] ?? { consignee: ['Add the example to LABELS.'], shipper: [] };
    expect(printed).toContain(consignee.join(SEPARATOR));
    expect(printed).toContain(shipper.join(SEPARATOR));
  });
});

describe('a label for a shipment from the warehouse of the portal', () => {
  const warehouse = contract.examples.find(({ operation }) => operation === 'warehouse-register')?.request as Address;

  it('is in Japanese if it is domestic', () => {
    const printed = listTexts(
      drawLabel(getLabel('sagawa', { shipment: (shipment) => (shipment.from_address = warehouse) })),
    );
    const shipper = ['京都府京都市中京区恵比須町', '427番地', '森文具店', '森 春香　様'];
    expect(printed.join(SEPARATOR)).toContain(['〒604-8005', '電話 0752110456', ...shipper].join(SEPARATOR));
    expect(printed.filter((text) => /Kyoto|Mori|Nakagyo/.test(text))).toEqual([]);
  });

  it('is in Latin letters if it is international', () => {
    const printed = listTexts(
      drawLabel(getLabel('dhl', { shipment: (shipment) => (shipment.from_address = warehouse) })),
    );
    expect(printed.join(SEPARATOR)).toContain(MORI_ABROAD.join(SEPARATOR));
    expect(printed.filter((text) => /\p{Script=Han}/u.test(text))).toEqual([]);
  });
});
