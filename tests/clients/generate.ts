import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { MISTAKES, renderWrongProgram, TOOLS, type Tool } from './render-wrong-program';

const DIR = resolve('tests/clients');
export const GENERATED = resolve(DIR, 'generated');
const DOCUMENT = resolve('build/en/openapi.json');
const TYPES = resolve('build/en/types.ts');

/** The types for openapi-fetch come with the build. */
const COMMANDS: Record<Exclude<Tool, 'openapi-fetch'>, string[]> = {
  'hey-api': ['openapi-ts', '-i', DOCUMENT, '-o', 'generated/hey-api', '-c', '@hey-api/client-fetch', '-s'],
  orval: ['orval', '--config', 'orval.config.mjs'],
};

/** Generates the client of every tool from the built contract, and code for each mistake. */
export function generateClients(): void {
  rmSync(GENERATED, { recursive: true, force: true });
  mkdirSync(resolve(GENERATED, 'openapi-fetch'), { recursive: true });
  copyFileSync(TYPES, resolve(GENERATED, 'openapi-fetch/types.ts'));
  for (const [tool, [name = '', ...args]] of Object.entries(COMMANDS)) {
    mkdirSync(resolve(GENERATED, tool), { recursive: true });
    execFileSync(resolve(DIR, 'node_modules/.bin', name), args, { cwd: DIR, stdio: ['ignore', 'ignore', 'inherit'] });
  }
  mkdirSync(resolve(GENERATED, 'wrong'), { recursive: true });
  for (const tool of TOOLS) {
    for (const mistake of Object.keys(MISTAKES) as (keyof typeof MISTAKES)[]) {
      writeFileSync(resolve(GENERATED, toWrongProgram(tool, mistake)), renderWrongProgram(tool, mistake));
    }
  }
}

/** 'orval', 'rates with a service' → 'wrong/orval-rates-with-a-service.ts' */
export function toWrongProgram(tool: Tool, mistake: string): string {
  return `wrong/${tool}-${mistake.replaceAll(' ', '-')}.ts`;
}
