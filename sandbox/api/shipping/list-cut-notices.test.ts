import { describe, expect, it } from 'vitest';
import { mergePatch } from '../../../contract';
import { createTestSandbox, getExampleBody } from '../../../tests/sandbox/test-sandbox';

type Answer = { delivery: { warnings: { type: string; message: string }[] } };

const REFERENCE = '注文番号2026-11-24-0001-ABCDEFGHIJKLMNOPQRSTUVWX-0012';
const NOTE =
  '正面の門は閉まっているため、裏手の搬入口から入り、守衛室で受付を済ませてから三階の事務所までお届けください。不在の場合は一階の管理人に預けて、必ず受領印をもらってください。';

/** Creates a shipment of an example on a paper and returns the warnings about its label and its invoice. */
async function ship(carrier: string, change: object, { language = 'en', settings = {} } = {}): Promise<string[]> {
  const { send } = await createTestSandbox();
  await send('POST /carriers', { body: mergePatch(getExampleBody(`carrier-register/${carrier}`), { settings }) });
  const { status, body } = await send<Answer>('POST /shipments', {
    headers: { 'accept-language': language },
    body: mergePatch(getExampleBody(`shipment-create/${carrier}`), change),
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.delivery.warnings.map(({ type, message }) => `${type}: ${message}`);
}

describe('a text that a label has no room for', () => {
  const long = { setup: { ref_number: REFERENCE, delivery_note: NOTE } };

  it('is a warning with its field, its end and how much is missing', async () => {
    expect(await ship('sagawa', long)).toEqual([
      expect.stringMatching(/^label: Not all of setup\.ref_number fits on the label\. .* after “.+”, and \d+ more/),
      expect.stringMatching(/^label: Not all of setup\.delivery_note fits on the label\. .* after “.+”, and \d+ more/),
    ]);
    expect(await ship('sagawa', long, { language: 'ja' })).toEqual([
      expect.stringMatching(/^label: setup\.ref_numberは送り状に収まりません。「.+」の後の\d+文字は/),
      expect.stringMatching(/^label: setup\.delivery_noteは送り状に収まりません。「.+」の後の\d+文字は/),
    ]);
  });

  it('has room once it is as short as the warning says', async () => {
    const [reference = '', note = ''] = await ship('sagawa', long);
    const shorten = (text: string, warning: string) =>
      text.slice(0, text.length - Number(/and (\d+) more/.exec(warning)?.[1]));
    const setup = { ref_number: shorten(REFERENCE, reference), delivery_note: shorten(NOTE, note) };
    expect(setup.ref_number.length).toBeGreaterThan(30);
    expect(await ship('sagawa', { setup })).toEqual([]);
  });

  it('depends on the paper', async () => {
    const countMissing = async (size: string) => {
      const [warning = ''] = await ship(
        'sagawa',
        { setup: { delivery_note: NOTE } },
        { settings: { print: { size } } },
      );
      return Number(/and (\d+) more/.exec(warning)?.[1] ?? 0);
    };
    expect(await countMissing('PDF_4.2X8.3_BLUE')).not.toBe(await countMissing('PDF_A4'));
  });

  it('is reported once for several products, and on the invoice with its own words', async () => {
    const product = { quantity: 1, price: 1000, weight: 100, hs_code: '9608.10', origin_country: 'JP' };
    const products = Array.from({ length: 12 }, (_, at) => ({
      ...product,
      name: `Pen ${at} ${'with blue ink '.repeat(13)}`,
    }));
    const warnings = (await ship('dhl', { products })).filter((warning) => /fits on/.test(warning));
    expect(warnings.filter((warning) => warning.startsWith('label'))).toHaveLength(1);
    expect(warnings.filter((warning) => warning.startsWith('invoice'))).toHaveLength(12);
    expect(warnings.at(-1)).toContain('Not all of products.11.name fits on the commercial invoice.');
  });
});
