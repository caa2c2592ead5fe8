import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LabelData, Shipment } from './label-data';
import { getLabel, listLabelledExamples, renderLabel } from '../../tests/documents/examples';
import { readBarcode, toBarcode } from '../../tests/documents/read-bars';
import { compact, readPdf } from '../../tests/documents/read-pdf';

const render = async (data: LabelData) => readPdf(await renderLabel(data));
const isInternational = ({ shipment, catalogue }: LabelData) =>
  catalogue.carriers[shipment.delivery.carrier]?.scope === 'international';

afterEach(() => void vi.useRealTimers());

describe('a label', () => {
  it.each([
    ['sagawa', 'PDF_A4', 595.276, 841.89],
    ['yamato', 'PDF_A5', 419.528, 595.276],
    ['yuupack', 'PDF_A6', 297.638, 419.528],
    ['dhl', 'PDF_4X6', 288, 432],
    ['yamato', 'PDF_4.5X7.8', 324, 561.6],
    ['sagawa', 'PDF_4.2X8.3_BLUE', 302.4, 597.6],
    ['sagawa', 'PDF_UNHEARD_OF', 595.276, 841.89],
  ])('of %s on %s has the size of the paper', async (example, printSize, width, height) => {
    const [page] = await render(getLabel(example, { printSize }));
    expect(page?.size).toEqual([width, height]);
  });

  it.each(listLabelledExamples())(
    'of %s shows number, service and addressee, a barcode that a scanner reads, and that it is a sample',
    async (example) => {
      const data = getLabel(example);
      const { delivery, to_address: to } = data.shipment;
      const language = isInternational(data) ? 'en' : 'ja';
      const service = data.catalogue.carriers[delivery.carrier]?.services[delivery.method]?.name[language] ?? '';
      const bytes = await renderLabel(data);
      expect(bytes.length).toBeLessThan(100_000);
      const [page] = await readPdf(bytes);
      for (const text of [delivery.tracking_numbers[0] ?? '', service, to.full_name, to.zip, to.address1, 'SAMPLE']) {
        expect(page?.text).toContain(compact(text ?? ''));
      }
      expect(page?.content, 'has 見本 across it').toContain('/ActualText <FEFF898b672c>');
      const [number] = delivery.tracking_numbers;
      if (number === undefined) return expect(page?.text).toContain('追跡番号はありません');
      const [symbology, read] = toBarcode(number, isInternational(data));
      expect(readBarcode(page?.content ?? '', symbology)).toBe(read);
    },
  );

  it.each(['高橋 美咲様', '高橋 美咲　様', '高橋 美咲さま', '高橋 殿', '青葉デザイン御中'])(
    'prints no second form of address after %s',
    async (name) => {
      const addressed = (shipment: Shipment) => (shipment.to_address.full_name = name);
      const pages = await render(getLabel('sagawa', { hasArchivePage: true, shipment: addressed }));
      for (const { text } of pages) {
        expect(text).toContain(compact(name));
        expect(text).not.toContain(compact(`${name}様`));
      }
    },
  );

  it('has no barcode and says so when the carrier gave no number', async () => {
    const withoutNumber = (shipment: Shipment) => (shipment.delivery.tracking_numbers = []);
    const [page] = await render(getLabel('yuumail', { shipment: withoutNumber }));
    expect(page?.text).toContain('追跡番号はありません');
  });

  it('of a domestic carrier whose numbers have letters has a barcode too', async () => {
    const withLetters = (shipment: Shipment) => (shipment.delivery.tracking_numbers = ['TB123456785']);
    const [page] = await render(getLabel('sagawa', { shipment: withLetters }));
    expect(page?.text).not.toContain('追跡番号はありません');
    expect(readBarcode(page?.content ?? '', 'code128')).toBe('TB123456785');
  });

  it('is the same to the byte for the same data at any time, and differs with the shipment', async () => {
    const bytes = await renderLabel(getLabel('yamato'));
    vi.useFakeTimers({ toFake: ['Date'], now: 0 });
    expect(await renderLabel(getLabel('yamato'))).toEqual(bytes);
    const other = getLabel('yamato', { shipment: (shipment) => (shipment.id = 'API-0000000000') });
    expect(await renderLabel(other)).not.toEqual(bytes);
  });
});

describe('the pages of a label', () => {
  it('are the waybill, that of the way back with addresses changed round, and the archive page', async () => {
    const data = getLabel('sagawa-return-label', { hasArchivePage: true, printSize: 'PDF_4.2X8.3_BLUE' });
    const [there, back, archive, ...rest] = await render(data);
    const [number = '', returnNumber = ''] = data.shipment.delivery.tracking_numbers;
    expect(rest).toEqual([]);
    expect([there?.text, back?.text].map((text) => text?.includes(compact('返品用 RETURN')))).toEqual([false, true]);
    expect(readBarcode(there?.content ?? '', 'codabar')).toBe(`A${number}A`);
    expect(readBarcode(back?.content ?? '', 'codabar')).toBe(`A${returnNumber}A`);
    const order = (page: typeof there) =>
      page?.items.map(({ text }) => text).filter((text) => text.startsWith('中村') || text.startsWith('森文具店'));
    expect(order(there)?.map((text) => text.slice(0, 2))).toEqual(['中村', '森文']);
    expect(order(back)?.map((text) => text.slice(0, 2))).toEqual(['森文', '中村']);
    expect(archive?.text).toContain('控え（保管用）');
    expect(archive?.text).toContain(compact(`${number}, ${returnNumber}`));
    expect(archive?.text).toContain('SAMPLE');
  });

  it('are titled RETURN on international labels', async () => {
    const makeReturn = (shipment: Shipment) => {
      shipment.setup.return_label = true;
      shipment.delivery.tracking_numbers.push('7301145301');
    };
    const [there, back] = await render(getLabel('dhl', { shipment: makeReturn, printSize: 'PDF_4X6' }));
    expect(there?.text).not.toContain('RETURN');
    expect(back?.text).toContain(compact('RETURN 返品用'));
    expect(back?.text.indexOf(compact('Mori Stationery'))).toBeGreaterThan(
      back?.text.indexOf(compact('Fern Street Books')) ?? 0,
    );
  });

  it('count several waybills', async () => {
    const addWaybills = (shipment: Shipment) => shipment.delivery.tracking_numbers.push('621033445642', '621033445653');
    const pages = await render(getLabel('yuupack', { shipment: addWaybills, printSize: 'PDF_A6' }));
    expect(pages.map(({ text }) => /[123]\/3/.exec(text)?.[0])).toEqual(['1/3', '2/3', '3/3']);
  });
});

describe('what a waybill shows', () => {
  const shows: [string, string, Parameters<typeof getLabel>[1], string[]][] = [
    ['cash on delivery', 'sagawa-cash-on-delivery', {}, ['代金引換', '¥8,800', 'うち消費税等', '¥800']],
    ['delivery date and slot', 'sagawa', {}, ['配達指定日', '(金)', '時間帯', '16時～18時']],
    ['size and pieces', 'sagawa', {}, ['サイズ 80', '個数 2']],
    ['care', 'yamato', {}, ['こわれもの', '天地無用']],
    ['valuable goods', 'yamato', { shipment: ({ options }) => (options.valuable_goods = true) }, ['貴重品']],
    ['chilled', 'yuupack', {}, ['冷蔵']],
    ['frozen', 'yuupack', { shipment: ({ setup }) => (setup.temperature = 'frozen') }, ['冷凍']],
    ['reference and note', 'yamato', {}, ['お客様管理番号 PO-58214', '記事・備考 宅配ボックス不可']],
    ['instructions', 'seino', {}, ['輸送指示 110 25']],
    ['the account', 'sagawa', { accountNumber: '****4471' }, ['お客様コード ****4471']],
    ['the account abroad', 'dhl', { accountNumber: '****4471' }, ['Account ****4471']],
    ['who pays duties', 'fedex', {}, ['DDP, shipper pays']],
    ['the insured amount', 'japanpost', {}, ['Insured for JPY 20,000']],
    ['that a signature is wanted', 'fedex', {}, ['SIGNATURE']],
    ['a package of the carrier', 'fedex', {}, ['FedEx Pak']],
    ['test mode', 'sagawa', {}, ['テスト用の見本']],
    ['a simulation', 'yuupack', {}, ['サンドボックス']],
  ];
  it.each(shows)('%s', async (_, example, change, texts) => {
    const [page] = await render(getLabel(example, change));
    for (const text of texts) expect(page?.text.replaceAll('〜', '～')).toContain(compact(text));
  });

  it('the earliest delivery when the account wants it and no day is asked for', async () => {
    const withoutDate = ({ setup }: Shipment) => delete setup.delivery_date;
    const [asked] = await render(getLabel('yamato', { earliestDelivery: '2026-11-26' }));
    const [earliest] = await render(getLabel('yamato', { earliestDelivery: '2026-11-26', shipment: withoutDate }));
    expect(asked?.text).not.toContain('最短');
    expect(earliest?.text).toContain(compact('最短お届け予定日 11月26日(木)'));
  });
});

describe('on a sheet of labels', () => {
  const cells: [string, number, { column: number; row: number; rows: number }][] = [
    ['yamato-nekopos', 1, { column: 0, row: 0, rows: 3 }],
    ['yamato-nekopos', 3, { column: 0, row: 1, rows: 3 }],
    ['yamato-nekopos', 6, { column: 1, row: 2, rows: 3 }],
    ['yuupacket', 2, { column: 1, row: 0, rows: 4 }],
    ['yuumail', 8, { column: 1, row: 3, rows: 4 }],
    ['yuumail', 99, { column: 1, row: 3, rows: 4 }],
  ];
  it.each(cells)('%s at position %i is in its cell', async (example, position, { column, row, rows }) => {
    const [page] = await render(
      getLabel(example, { shipment: ({ setup }) => (setup.print_start_location = position) }),
    );
    const [left, top] = [column * 105, (row * 297) / rows];
    expect(page?.items.length).toBeGreaterThan(10);
    for (const { x, y } of page?.items ?? []) {
      expect(x).toBeGreaterThan(left);
      expect(x).toBeLessThan(left + 105);
      expect(y).toBeGreaterThan(top);
      expect(y).toBeLessThan(top + 297 / rows);
    }
  });

  it.each([
    [false, 0],
    [true, 148.5],
  ])('Yu-Pack with print_lower_half %s begins at %f mm', async (lower, top) => {
    const [page] = await render(getLabel('yuupack', { shipment: ({ setup }) => (setup.print_lower_half = lower) }));
    for (const { y } of page?.items ?? []) {
      expect(y).toBeGreaterThan(top);
      expect(y).toBeLessThan(top + 148.5);
    }
  });
});
