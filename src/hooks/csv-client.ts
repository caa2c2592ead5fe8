import type { TextToCheck } from '../../check';
import type { CsvResult, CsvStep } from '../workers/check/messages';
import { sendTask } from './check-client';

/** 5,000 rows take several seconds on a slow phone. */
const EXTRA_WAIT_MS = 60_000;

/** The rows are those of a file, which says nothing of the reader's sandbox. */
const request: TextToCheck = { text: '', accounts: 'all' };

/** Opens, changes or saves the CSV file of the page. @throws if the worker cannot be loaded or fails */
export function sendCsv(step: CsvStep): Promise<CsvResult> {
  return sendTask({ type: 'csv', step, request }, EXTRA_WAIT_MS);
}
