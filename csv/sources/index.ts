import type { CsvSource } from '../csv-source';
import { amazon } from './amazon';
import { b2Cloud } from './b2-cloud';
import { base } from './base';
import { eHiden } from './e-hiden';
import { ecCube } from './ec-cube';
import { kangarooMagic } from './kangaroo-magic';
import { rakuten } from './rakuten';
import { shopify } from './shopify';
import { wooCommerce } from './woocommerce';
import { yahoo } from './yahoo';
import { yuPri } from './yu-pri';

/** The tools whose files are recognized: those of carriers, then shops. */
export const SOURCES: readonly CsvSource[] = [
  ...[b2Cloud, eHiden, yuPri, kangarooMagic],
  ...[shopify, amazon, rakuten, yahoo, base, ecCube, wooCommerce],
];
