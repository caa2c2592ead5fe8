import findBodyValidator from '@generated/console/default/body-validators.js';
import findParameterValidator from '@generated/console/default/parameter-validators.js';
import data from '@generated/console/default/sandbox-data.json';
import { getLimit, toValidators } from '../../contract';
import { buildEnglishSentences, buildJapaneseSentences, type Environment } from '../../sandbox';
import {
  BusyError,
  ConnectionError,
  createWebSandbox,
  deleteDatabase,
  NAME,
  openWebStore,
  type WebSandbox,
  type WebStore,
} from '../../sandbox/web';
import type { Requests, RequestType, WorkerError, WorkerMessage, WorkerRequest } from './protocol';
import { createTabLocks, findHolder } from './tab-locks';

/** The sandbox runs only in this worker, never on the thread of the page. */
const scope = self as unknown as {
  onmessage: (event: MessageEvent<WorkerRequest>) => void;
  postMessage: (message: WorkerMessage) => void;
};
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('sandbox');
const cancels = new Map<number, () => void>();
const locks = navigator.locks as LockManager | undefined;
let page = '';
let opening: Promise<{ store: WebStore; sandbox: WebSandbox }> | undefined;

if (channel) channel.onmessage = notifyPage;
scope.onmessage = ({ data: request }) => void respond(request);

async function respond(request: WorkerRequest): Promise<void> {
  const { id } = request;
  page = request.page;
  try {
    scope.postMessage({ id, value: await perform(request) });
  } catch (error) {
    const holder = error instanceof BusyError && locks ? await findHolder(locks, NAME) : undefined;
    scope.postMessage({ id, error: toWorkerError(error), message: String(error), ...(holder ? { holder } : {}) });
  }
}

async function perform({ id, type, sent }: WorkerRequest): Promise<Requests[RequestType]['result']> {
  if (type === 'reset') return reset();
  const { store, sandbox } = await (opening ??= open());
  switch (type) {
    case 'send': {
      const cancelled = new Promise((resolve) => cancels.set(id, () => resolve(undefined)));
      return sandbox.send(sent, cancelled).finally(() => cancels.delete(id));
    }
    case 'cancel':
      cancels.get(sent.call)?.();
      return null;
    case 'file':
      return (await sandbox.readFile(sent.url)) ?? null;
    case 'label': {
      const [label, { renderLabelSvg }] = await Promise.all([sandbox.findLabel(sent.url), loadDrawing()]);
      return label ? renderLabelSvg(label) : [];
    }
    case 'settings':
      await store.changeSettings(sent);
      return null;
    case 'state':
      return sandbox.getState();
    case 'calls':
      return store.listCalls();
    case 'putAside':
      await store.putAside();
      sandbox.restart();
      return null;
    case 'bringBack':
      await store.bringBack();
      return null;
  }
}

/**
 * Empties the sandbox, also of data that this release can't read. What is put aside stays, unless the database itself can't
 * be read. While another tab writes, nothing is emptied.
 */
async function reset(): Promise<null> {
  try {
    const { store, sandbox } = await (opening ??= open());
    await store.reset();
    sandbox.restart();
    await sandbox.getState();
  } catch (error) {
    if (error instanceof BusyError) throw error;
    await opening?.then(({ store }) => store.close()).catch(() => undefined);
    opening = undefined;
    await deleteDatabase(self.indexedDB);
    announce();
  }
  return null;
}

async function open(): Promise<{ store: WebStore; sandbox: WebSandbox }> {
  const { contract, japanese, docsUrl } = data;
  const platform = { indexedDB: self.indexedDB, locks: locks && createTabLocks(locks, () => page), announce };
  const store = await openWebStore(platform).catch((error: unknown) => {
    // The next request tries again.
    opening = undefined;
    throw error;
  });
  const { body, parameters } = toValidators((name) => findBodyValidator(name) ?? findParameterValidator(name));
  const en = buildEnglishSentences(contract);
  const materials = {
    contract,
    // The responses are compared with the contract in the tests.
    validators: { body, parameters },
    sentences: { en, ja: japanese ? buildJapaneseSentences(contract, japanese) : en },
    renderers: createRenderers(),
    callLimit: { calls: getLimit(contract, 'call-limit-calls'), seconds: getLimit(contract, 'call-limit-seconds') },
    docsUrl,
    report: (problem: string) => console.error(problem),
  };
  return { store, sandbox: createWebSandbox({ store, materials }) };
}

/** Loads what draws labels, without the PDF library and fonts. */
const loadDrawing = () => import('../../sandbox/documents/svg');

/** Loads the PDF library and the fonts with the first document. */
function createRenderers(): Environment['renderers'] {
  const load = () => import('./pdf-renderers').then(({ renderers }) => renderers);
  return {
    renderLabel: async (label) => (await load()).renderLabel(label),
    renderInvoice: async (invoice) => (await load()).renderInvoice(invoice),
    listLabelCuts: async (label) => (await loadDrawing()).listLabelCuts(label),
    listInvoiceCuts: async (invoice) => (await load()).listInvoiceCuts(invoice),
    canDrawImage: async (content) => (await load()).canDrawImage(content),
  };
}

/** A channel does not hear itself. */
function announce(): void {
  channel?.postMessage(null);
  notifyPage();
}

function notifyPage(): void {
  scope.postMessage({ event: 'changed' });
}

function toWorkerError(error: unknown): WorkerError {
  if (error instanceof BusyError) return 'busy';
  if (error instanceof ConnectionError) return 'storage';
  if (!(error instanceof DOMException)) return 'crashed';
  return error.name === 'VersionError' ? 'newer' : 'storage';
}
