import {
  type Circumstances,
  checkOrExplain,
  type CatalogueEntry,
  type Explaining,
  type TextToCheck,
  type CheckResult,
} from '../../../check';

let catalogue: Promise<CatalogueEntry[]> | undefined;

/** Checks a text that can be an error of the API, with the catalog that the portal publishes. */
export function explainInPage(
  request: TextToCheck,
  circumstances: Circumstances,
  { checker, locale }: Omit<Explaining, 'loadCatalogue'>,
): Promise<CheckResult> {
  return checkOrExplain(request, circumstances, { checker, loadCatalogue, locale });
}

/** Loads the catalog, which is two folders above the script of the worker. What failed is tried again. */
function loadCatalogue(): Promise<CatalogueEntry[]> {
  catalogue ??= fetch(new URL('../../errors.json', globalThis.location.href)).then((response) => {
    if (!response.ok) throw new Error(`errors.json: ${response.status}`);
    return response.json() as Promise<CatalogueEntry[]>;
  });
  catalogue.catch(() => (catalogue = undefined));
  return catalogue;
}
