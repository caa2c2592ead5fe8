import type { Environment } from '../../environment';
import { toShipment } from '../shipping/to-shipment';
import { methodNotAllowed, notFound } from '../http/failure';
import type { ApiTypes } from '../../../contract';
import type { LabelRecord } from '../../store/label-record';

const FILE = /^\/(labels|carrier-invoices)\/\d{6}\/([a-z0-9]{1,64})\.pdf$/;
/** Rendered files that are kept, so that a label is made once. */
const RENDERED_MAX = 200;

/** Whether a path is that of a label or an invoice, which are no operations of the API. */
export function isFilePath(path: string): boolean {
  return path.startsWith('/labels/') || path.startsWith('/carrier-invoices/');
}

/** The folder of a file and the ID in its name: '/labels/202611/4fa1.pdf' → { folder: 'labels', id: '4fa1' } */
export function parseFilePath(path: string): { folder: string; id: string } | undefined {
  const [, folder, id] = FILE.exec(path) ?? [];
  return folder !== undefined && id !== undefined ? { folder, id } : undefined;
}

/**
 * Serves the PDFs to which responses link. They need no token: their URLs cannot be guessed. A file is rendered when it is
 * fetched.
 *
 * @throws ApiFailure for a file that doesn't exist and for other methods than GET; and what the renderer throws
 */
export function createFileServer(environment: Environment): (method: string, url: URL) => Promise<Response> {
  const rendered = new Map<string, Promise<Uint8Array>>();
  return async (method, { pathname: path, origin }) => {
    const named = parseFilePath(path);
    if (!named) throw notFound('not-found-file', 'path', path);
    if (method !== 'GET' && method !== 'HEAD') throw methodNotAllowed(path, ['GET'], ['GET', 'HEAD']);
    const record = await environment.store.read((reader) => reader.findShipmentByLabel(named.id));
    if (!record || (named.folder === 'carrier-invoices' && !record.hasCarrierInvoice)) {
      throw notFound('not-found-file', 'path', path);
    }
    const render = named.folder === 'labels' ? renderLabelFile : renderCarrierInvoiceFile;
    const file =
      rendered.get(path) ?? render({ shipment: toShipment(record, origin), label: record.label }, environment);
    if (rendered.size >= RENDERED_MAX) rendered.clear();
    rendered.set(path, file);
    const bytes = await file.catch((error: unknown) => {
      // The next call tries again.
      rendered.delete(path);
      throw error;
    });
    const headers = {
      'Content-Type': 'application/pdf',
      'Content-Length': String(bytes.byteLength),
      'Content-Disposition': `inline; filename="${record.shipment.id}.pdf"`,
      'X-Content-Type-Options': 'nosniff',
    };
    return new Response(method === 'HEAD' ? null : (bytes as Uint8Array<ArrayBuffer>), { headers });
  };
}

type Documents = { shipment: ApiTypes['schemas']['Shipment']; label: LabelRecord | null };
type Needs = Pick<Environment, 'contract' | 'renderers'>;

/** The label of a shipment as a PDF. */
function renderLabelFile({ shipment, label }: Documents, { contract, renderers }: Needs): Promise<Uint8Array> {
  if (!label) throw new Error(`The shipment ${shipment.id} has no label.`);
  return renderers.renderLabel({ shipment, label, catalogue: contract.catalogue });
}

/** The carrier's own commercial invoice of a shipment as a PDF. */
function renderCarrierInvoiceFile({ shipment }: Documents, { contract, renderers }: Needs): Promise<Uint8Array> {
  return renderers.renderInvoice({ shipment, catalogue: contract.catalogue, form: 'carrier' });
}
