import type { CatalogueEntry } from '../../../check';

let catalogue: Promise<CatalogueEntry[]> | undefined;

/** Loads the catalog of errors that the portal publishes, two folders above the script of the worker. What failed is tried again. */
export function loadCatalogue(): Promise<CatalogueEntry[]> {
  catalogue ??= fetch(new URL('../../errors.json', globalThis.location.href)).then((response) => {
    if (!response.ok) throw new Error(`errors.json: ${response.status}`);
    return response.json() as Promise<CatalogueEntry[]>;
  });
  catalogue.catch(() => (catalogue = undefined));
  return catalogue;
}
