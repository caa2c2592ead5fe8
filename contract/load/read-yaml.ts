import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/**
 * Reads a YAML file of the contract.
 *
 * @throws with the file's name when it is not valid YAML 1.2 or repeats a key.
 */
export function readYaml(file: string): unknown {
  try {
    return parse(readFileSync(file, 'utf8'), { strict: true, uniqueKeys: true }) as unknown;
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
