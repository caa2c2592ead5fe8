import type { CsvSource } from '../csv-source';
import { b2Cloud } from './b2-cloud';
import { eHiden } from './e-hiden';
import { kangarooMagic } from './kangaroo-magic';
import { shopify } from './shopify';
import { yuPri } from './yu-pri';

/** The tools whose files are recognized. */
export const SOURCES: readonly CsvSource[] = [b2Cloud, eHiden, yuPri, kangarooMagic, shopify];
