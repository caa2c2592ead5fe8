import type { ApiTypes } from '../../contract';
import type { Environment } from '../environment';
import { renderInvoice } from '../labels/render-invoice';

/** The commercial invoice of a shipment as a PDF in Base64. */
export async function renderCommercialInvoice(
  shipment: ApiTypes['schemas']['Shipment'],
  { contract, loadFonts }: Pick<Environment, 'contract' | 'loadFonts'>,
): Promise<string> {
  return encodeBase64(await renderInvoice({ shipment, catalogue: contract.catalogue, form: 'shipper' }, loadFonts));
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
