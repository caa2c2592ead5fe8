import { loadContract } from '../../contract/node';
import type { Shipment } from '../../sandbox/documents/label-data';
import { listLabelledExamples, renderInvoice, renderLabel } from '../documents/examples';
import { readPdf } from '../documents/read-pdf';
import { readSvgBarcode, readSvgText } from '../documents/read-svg';
import { toShipment } from '../../sandbox/api/shipping/to-shipment';
import type { ShipmentRecord } from '../../sandbox/store/store';
import { sendExample } from '../../tools/record/send-example';
import { BuiltWorker } from './built-worker';
import { openInWorker } from './open-in-worker';
import { expect, test } from './portal';
import { readStore } from './read-store';

const contract = loadContract('contract', { isRecording: true });
const { catalogue } = contract;

/** pdf.js and the table of the font disagree about which of these similar characters the glyph is. */
const normalize = (text: string): string => text.replaceAll('〜', '～').normalize('NFKC');

test('the site makes the PDFs that Node makes, to the byte, and its SVGs say the same, for the examples of all carriers @full', async ({
  page,
  open,
}) => {
  test.setTimeout(120_000);
  await open('ja', 'auth');
  const worker = new BuiltWorker(page, 'ja');
  await worker.start();
  const recorder = { open: (now: () => number) => openInWorker(worker, now) };
  const carriers = new Set<string>();

  for (const name of listLabelledExamples()) {
    const example = contract.examples.find((one) => one.operation === 'shipment-create' && one.name === name);
    if (!example) throw new Error(`There is no example ${name}.`);
    const { body } = await sendExample(contract, example, { recorder, locale: 'ja' });
    const { id, delivery } = body as Shipment;
    carriers.add(delivery.carrier);

    const { label, shipment } = await readLabelled(id);
    const pdf = await renderLabel({ shipment, label, catalogue });
    expect.soft(await readFile(delivery.label), `${name}: label`).toEqual(Buffer.from(pdf));
    if (delivery.carrier_invoice !== null) {
      const invoice = await renderInvoice({ shipment, catalogue, form: 'carrier' });
      expect.soft(await readFile(delivery.carrier_invoice), `${name}: invoice`).toEqual(Buffer.from(invoice));
    }

    const pages = await worker.ask('label', { url: delivery.label ?? '' });
    const texts = (await readPdf(pdf)).map(({ text }) => normalize(text));
    expect.soft(pages.map(readSvgText).map(normalize), `${name}: text`).toEqual(texts);
    const isInternational = catalogue.carriers[delivery.carrier]?.scope === 'international';
    const isTracked = catalogue.carriers[delivery.carrier]?.services[delivery.method]?.tracked === true;
    expect(delivery.tracking_numbers.length > 0, `${name}: number`).toBe(isTracked);
    for (const [index, number] of delivery.tracking_numbers.entries()) {
      const read = readSvgBarcode(pages[index] ?? '', isInternational ? 'code128' : 'codabar');
      expect.soft(read, `${name}: barcode`).toBe(isInternational ? number : `A${number}A`);
    }
  }
  expect([...carriers].sort()).toEqual(Object.keys(catalogue.carriers).sort());

  async function readLabelled(id: string) {
    const rows = await readStore<{ kind: string; id: string; body: ShipmentRecord }>(page, 'records');
    const record = rows.find((row) => row.kind === 'shipment' && row.id === id)?.body;
    if (!record?.label) throw new Error(`The shipment ${id} has no label.`);
    return { label: record.label, shipment: toShipment(record, 'http://127.0.0.1:4010') };
  }

  async function readFile(url: string | null): Promise<Buffer> {
    return Buffer.from((await worker.ask('file', { url: url ?? '' })) ?? []);
  }
});
