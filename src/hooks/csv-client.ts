import type { TextToCheck } from '../../check';
import type { CsvChoices, CsvResult, CsvStep } from '../workers/check/messages';
import { sendTask } from './check-client';

/** A file of 10 MB needs several seconds to open on a slow phone. Its rows are checked in steps. */
const EXTRA_WAIT_MS = 10_000;

/** The files that the worker has, by their IDs: with the choices of their reader, and whether corrections aren't saved. */
export const csvFiles = new Map<string, { options: CsvChoices; isEdited: boolean }>();

/** The rows are those of a file, which says nothing of the reader's sandbox. */
const request: TextToCheck = { text: '', accounts: 'all' };

/** Opens, changes or saves the CSV file of the page. @throws if the worker cannot be loaded or fails */
export function sendCsv(step: CsvStep): Promise<CsvResult> {
  return sendTask({ type: 'csv', step, request }, EXTRA_WAIT_MS);
}
