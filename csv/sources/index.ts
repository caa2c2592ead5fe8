import type { CsvSource } from '../csv-source';
import { b2Cloud } from './b2-cloud';
import { easypost } from './easypost';
import { eHiden } from './e-hiden';
import { kangarooMagic } from './kangaroo-magic';
import { shopify } from './shopify';
import { yuPri } from './yu-pri';

/** The tools whose columns are known. */
export const SOURCES: readonly CsvSource[] = [b2Cloud, eHiden, yuPri, kangarooMagic, shopify, easypost];
