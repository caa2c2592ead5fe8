import type { CsvSource } from '../csv-source';
import { b2CloudOthers } from './b2-cloud';
import { easypost, easypostOthers } from './easypost';
import { eHidenOthers } from './e-hiden';
import { kangarooMagicOthers } from './kangaroo-magic';
import { shopifyOthers } from './shopify';

/** Sources that only pages show: APIs with another vocabulary, which export no files. */
export const OTHER_SOURCES: readonly CsvSource[] = [easypost];

/** The columns of tools that no field has, besides those in their lists of columns. Pages name them; no file needs them. */
export const OTHER_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  'b2-cloud': b2CloudOthers,
  'e-hiden': eHidenOthers,
  'kangaroo-magic': kangarooMagicOthers,
  shopify: shopifyOthers,
  easypost: easypostOthers,
};
