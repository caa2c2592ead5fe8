import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { parse } from 'yaml';

/**
 * Writes what is made from the contract: its TypeScript types and the list of assumptions for the owner. With --check it
 * only compares, and fails on a difference.
 */
async function main(): Promise<void> {
  const check = process.argv.includes('--check');
  const stale: string[] = [];
  const contractDir = resolve('contract');
  const put = (file: string, content: string): void => {
    const path = join(contractDir, file);
    if (!check) return writeFileSync(path, content);
    if (readOrEmpty(path) !== content) stale.push(`contract/${file}`);
  };

  mkdirSync(join(contractDir, 'generated'), { recursive: true });
  const dataSchema = parse(readFileSync(join(contractDir, 'data-files.schema.yaml'), 'utf8')) as Record<
    string,
    unknown
  >;
  put('generated/data-files.ts', await toTypes(dataSchema));

  const { listAssumptions, loadContract } = await import('../contract/node');
  const contract = loadContract(contractDir);
  put('generated/openapi.ts', await toTypes(withoutConditions(contract.openapi) as Record<string, unknown>));
  const { renderAssumptions } = await import('./render-assumptions');
  put('ASSUMED.md', renderAssumptions(listAssumptions(contractDir)));

  if (stale.length > 0) {
    console.error(`Not up to date: ${stale.join(', ')}. Run "npm run generate" and commit the result.`);
    process.exit(1);
  }
}

/** Members with a default may be left out by callers; an object without members holds what it likes. */
const OPTIONS = { exportType: true, silent: true, defaultNonNullable: false, emptyObjectsUnknown: true };

async function toTypes(document: Record<string, unknown>): Promise<string> {
  const types = astToString(await openapiTS(JSON.stringify(document), OPTIONS));
  return `// Generated from the contract by "npm run generate"; do not edit.\n\n${types}`;
}

/** Conditions say which values go together; TypeScript's types leave that to the rules. */
function withoutConditions(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.filter((entry) => !(entry && typeof entry === 'object' && 'if' in entry)).map(withoutConditions);
  }
  if (!value || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, entry]) => [key, withoutConditions(entry)] as const)
      .filter(([key, entry]) => !(key === 'allOf' && Array.isArray(entry) && entry.length === 0))
      .filter(([key, entry]) => !(key === 'anyOf' && Array.isArray(entry) && entry.every(isChoiceOfMembers))),
  );
}

/** An alternative that only says which members are needed: { required: ['company'] } */
function isChoiceOfMembers(schema: unknown): boolean {
  return typeof schema === 'object' && schema !== null && 'required' in schema && !('type' in schema);
}

function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

void main();
