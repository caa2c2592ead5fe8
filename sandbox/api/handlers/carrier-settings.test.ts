import { describe, expect, it } from 'vitest';
import { compact, readPdf, type ReadPage } from '../../../tests/documents/read-pdf';
import { createTestSandbox, getExampleBody } from '../../../tests/sandbox/test-sandbox';

type Carrier = { id: string; settings: object };
type Shipment = { delivery: { label: string } };
type Row = { name: string; settings: object; example?: string; setup?: object };

/** Registers an account with the settings, creates a shipment with it and reads its label. */
async function print({ settings, example = 'yamato', setup = {} }: Row): Promise<ReadPage[]> {
  const { send, handle } = await createTestSandbox({ ignoreHours: true });
  const carrier = example.split('-')[0] ?? '';
  const account = getExampleBody(`carrier-register/${carrier}`, { settings: null }) as object;
  const { body, status } = await send<Carrier>('POST /carriers', { body: { ...account, settings } });
  expect({ status, settings: body.settings }).toEqual({ status: 200, settings });
  const shipment = getExampleBody(`shipment-create/${example}`, { setup });
  const created = await send<Shipment>('POST /shipments', { body: shipment });
  expect(created.status, JSON.stringify(created.body)).toBe(200);
  const response = await handle(new Request(created.body.delivery.label));
  return readPdf(new Uint8Array(await response.arrayBuffer()));
}

const toMillimeters = (points: number): number => Math.round((points * 25.4) / 72);
const THERMAL = 'PDF_4.5X7.8';

describe('settings.print', () => {
  it.each<Row & { size: [number, number] }>([
    { name: 'A4 by default', settings: {}, size: [210, 297] },
    { name: 'size', settings: { print: { size: 'PDF_A5' } }, size: [148, 210] },
    { name: 'size of another carrier', settings: { print: { size: 'PDF_4X6' } }, example: 'dhl', size: [102, 152] },
    {
      name: 'size, although there is a fallback',
      settings: { print: { size: THERMAL, size_fallback: 'PDF_A5' } },
      size: [114, 198],
    },
    {
      name: 'size_fallback for a service that is printed on A4 sheets',
      settings: { print: { size: THERMAL, size_fallback: 'PDF_A5' } },
      example: 'yamato-nekopos',
      size: [148, 210],
    },
    {
      name: 'A4 for such a service, although there is a fallback',
      settings: { print: { size: 'PDF_A4', size_fallback: 'PDF_A5' } },
      example: 'yamato-nekopos',
      size: [210, 297],
    },
    {
      name: 'A4 for such a service without a fallback',
      settings: { print: { size: 'PDF_A5' } },
      example: 'yamato-nekopos',
      size: [210, 297],
    },
  ])('prints on $name', async ({ size, ...row }) => {
    const [page] = await print(row);
    expect(page?.size.map(toMillimeters)).toEqual(size);
  });
});

const ACCOUNT = '****4471';
const EARLIEST = compact('最短お届け予定日');
const NO_DELIVERY_DATE = { delivery_date: null, delivery_time: null };

describe('settings.label', () => {
  it.each<Row & { pages?: number; shows?: string; hides?: string }>([
    { name: 'show_account by default', settings: {}, example: 'dhl', shows: ACCOUNT },
    { name: 'show_account', settings: { label: { show_account: true } }, example: 'dhl', shows: ACCOUNT },
    { name: 'show_account: false', settings: { label: { show_account: false } }, example: 'dhl', hides: ACCOUNT },
    { name: 'extra_page by default', settings: {}, pages: 1 },
    { name: 'extra_page', settings: { label: { extra_page: true } }, pages: 2 },
    { name: 'delivery_date by default', settings: {}, setup: NO_DELIVERY_DATE, hides: EARLIEST },
    {
      name: 'delivery_date without a delivery date in the setup',
      settings: { label: { delivery_date: true } },
      setup: NO_DELIVERY_DATE,
      shows: compact('最短お届け予定日 11月26日(木)'),
    },
    {
      name: 'delivery_date without a date in the setup',
      settings: { label: { delivery_date: true } },
      example: 'sagawa',
      setup: { ...NO_DELIVERY_DATE, date: null },
      shows: compact('最短お届け予定日 11月26日(木)'),
    },
    { name: 'delivery_date with both dates', settings: { label: { delivery_date: true } }, hides: EARLIEST },
    {
      name: 'delivery_date: false',
      settings: { label: { delivery_date: false } },
      setup: NO_DELIVERY_DATE,
      hides: EARLIEST,
    },
  ])('prints what $name asks for', async ({ pages, shows = '', hides, ...row }) => {
    const label = await print(row);
    if (pages !== undefined) expect(label).toHaveLength(pages);
    expect(label[0]?.text).toContain(shows);
    if (hides !== undefined) expect(label[0]?.text).not.toContain(hides);
  });
});

it('settings.scheduled_delivery_email is stored, and its message can be changed alone', async () => {
  const { send } = await createTestSandbox();
  const settings = { scheduled_delivery_email: { enabled: true, message: '明日お届けします。' } };
  const account = getExampleBody('carrier-register/yamato', { settings: null }) as object;
  const { body } = await send<Carrier>('POST /carriers', { body: { ...account, settings } });
  const change = { settings: { scheduled_delivery_email: { message: '今日お届けします。' } } };
  await send(`PUT /carriers/${body.id}`, { body: change });
  const listed = await send<Carrier[]>('GET /carriers');
  expect(listed.body[0]?.settings).toEqual({
    scheduled_delivery_email: { enabled: true, message: '今日お届けします。' },
  });
});
