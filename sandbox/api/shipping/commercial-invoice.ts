import type { ApiTypes } from '../../../contract';
import type { Environment } from '../../environment';
import type { InvoiceImages } from '../../documents/label-data';
import type { Store } from '../../store/store';

/** The commercial invoice of a shipment as a PDF in Base64. */
export async function renderCommercialInvoice(
  { shipment, images }: { shipment: ApiTypes['schemas']['Shipment']; images: InvoiceImages },
  { contract, renderers }: Pick<Environment, 'contract' | 'renderers'>,
): Promise<string> {
  return encodeBase64(
    await renderers.renderInvoice({ shipment, catalogue: contract.catalogue, form: 'shipper', images }),
  );
}

/** The signature and the logo of a user: of each the one that was uploaded last. */
export async function readInvoiceImages(store: Store, user: string): Promise<InvoiceImages> {
  const files = await store.read((reader) => reader.list('file', user));
  const find = (type: 'signature' | 'logo') => files.findLast((file) => file.type === type)?.content;
  return { signature: find('signature'), logo: find('logo') };
}

/** In pieces, since an argument list has a limit. */
const PIECE = 8192;

function encodeBase64(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += PIECE) {
    // To spread the piece would walk it byte by byte.
    binary += String.fromCharCode.apply(null, bytes.subarray(at, at + PIECE) as unknown as number[]);
  }
  return btoa(binary);
}
