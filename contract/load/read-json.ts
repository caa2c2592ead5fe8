import { readFileSync } from 'node:fs';

/**
 * Reads a JSON file of the examples.
 *
 * @throws with the file and, where a response is missing, what to do.
 */
export function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as unknown;
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    throw new Error(`${path}: ${problem}. Responses are written by "npm run record".`, { cause: error });
  }
}
