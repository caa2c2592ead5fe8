import type { CsvSource } from '../csv-source';
import { easypost } from './easypost';

/** Sources that only pages show: APIs with another vocabulary, which export no files. */
export const OTHER_SOURCES: readonly CsvSource[] = [easypost];
