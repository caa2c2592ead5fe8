// cspell:ignore Nguyễn Łódź
import { createHash } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { EXAMPLE_NOW, resolveExampleValue } from '../../contract';
import type { InvoiceData, LabelData } from '../../sandbox/documents/label-data';
import { contract, getInvoice, getLabel, renderInvoice, renderLabel } from '../documents/examples';
import type { Outcome } from './in-browser/entry';
import { openSandboxPage } from './in-browser/serve-sandbox';

test('the sandbox runs in a browser, without Node, under a policy without eval', async ({ page }) => {
  const { pageErrors } = await openSandboxPage(page);
  const example = contract.examples.find(({ operation, name }) => operation === 'shipment-create' && name === 'sagawa');
  const body = resolveExampleValue(example?.request, EXAMPLE_NOW);
  const outcome = await page.evaluate(
    (request) => (globalThis as unknown as { runSandbox: (body: unknown) => Promise<Outcome> }).runSandbox(request),
    body,
  );

  expect(pageErrors).toEqual([]);
  expect(outcome.reports).toEqual([]);
  expect(outcome.status, JSON.stringify(outcome.created)).toBe(200);
  expect(outcome.label).toEqual({ type: 'application/pdf', begins: '%PDF-' });
});

test('strings in both fonts, with composite glyphs, rare kanji and missing characters, result in the same PDFs as in Node', async ({
  page,
}) => {
  type Document = { label: LabelData } | { invoice: InvoiceData };
  const { pageErrors, requested } = await openSandboxPage(page);
  const digestInBrowser = (document: Document): Promise<string> =>
    page.evaluate(
      (one) =>
        (globalThis as unknown as { digestDocument: (document: unknown) => Promise<string> }).digestDocument(one),
      document,
    );
  const digest = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
  const digestInNode = async (document: Document): Promise<string> =>
    digest(await ('label' in document ? renderLabel(document.label) : renderInvoice(document.invoice)));
  const name = 'Łódź Nguyễn 万年筆 𠮷 齟齬 😀';
  const documents: Document[] = [
    { invoice: getInvoice('dhl', ({ products }) => Object.assign(products[0] ?? {}, { name })) },
    {
      label: getLabel('sagawa', {
        hasArchivePage: true,
        shipment: ({ products }) => Object.assign(products[0] ?? {}, { name }),
      }),
    },
  ];
  for (const document of documents) expect(await digestInBrowser(document)).toBe(await digestInNode(document));
  expect(pageErrors).toEqual([]);
  const fonts = requested.filter((path) => path.startsWith('/fonts/'));
  expect(fonts.length).toBe(new Set(fonts).size);
});
