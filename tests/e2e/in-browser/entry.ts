import { toValidators, type Contract, type Validate } from '../../../contract';
import { createMemoryStore, createSandbox, prepareAccount, type Environment, type Sentences } from '../../../sandbox';
import { createPdfRenderers, createSliceReader } from '../../../sandbox/documents/pdf';
import type { InvoiceData, LabelData } from '../../../sandbox/documents/label-data';
// Made by the test from the contract: see bundle-sandbox.ts.
import findValidator from 'validators';

type Materials = { contract: Contract; sentences: { en: Sentences; ja: Sentences }; now: number };

/** The page's result for the test: made in the browser, without Node and without a network. */
export type Outcome = {
  status: number;
  created: unknown;
  label: { type: string | null; begins: string };
  reports: string[];
};

const renderers = createPdfRenderers(
  createSliceReader(async (name) => new Uint8Array(await (await load(`fonts/${name}`)).arrayBuffer())),
);

async function run(body: unknown): Promise<Outcome> {
  const { now, ...materials } = (await load('materials.json').then((response) => response.json())) as Materials;
  const reports: string[] = [];
  const environment: Environment = {
    ...materials,
    validators: toValidators(findValidator as (name: string) => Validate | undefined),
    store: createMemoryStore(),
    renderers,
    now: () => now,
    realClock: {
      now: () => Date.now(),
      wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    },
    seed: 'browser',
    callLimit: { calls: 10, seconds: 1 },
    ignoreHours: true,
    docsUrl: '',
    report: (problem) => void reports.push(problem),
  };
  const { handle } = createSandbox(environment);
  const token = await prepareAccount(environment);
  const headers = { 'x-access-token': token, 'content-type': 'application/json' };
  const response = await handle(
    new Request('http://localhost/v1/shipments', { method: 'POST', headers, body: JSON.stringify(body) }),
  );
  const created = (await response.json()) as { delivery?: { label: string } };
  const label = await handle(new Request(created.delivery?.label ?? 'http://localhost/labels/none'));
  const begins = new TextDecoder().decode(new Uint8Array(await label.arrayBuffer()).slice(0, 5));
  return { status: response.status, created, label: { type: label.headers.get('content-type'), begins }, reports };
}

/** The SHA-256 of a document that the browser renders. */
async function digest(document: { label: LabelData } | { invoice: InvoiceData }): Promise<string> {
  const bytes = await ('label' in document
    ? renderers.renderLabel(document.label)
    : renderers.renderInvoice(document.invoice));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function load(name: string): Promise<Response> {
  return fetch(`/${name}`);
}

Object.assign(globalThis, { runSandbox: run, digestDocument: digest });
