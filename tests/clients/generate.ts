import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { MISTAKES, renderWrongProgram, TOOLS, type Tool } from './render-wrong-program';

const DIR = resolve('tests/clients');
export const GENERATED = resolve(DIR, 'generated');
const DOCUMENT = resolve('build/en/openapi.json');
const TYPES = resolve('build/en/types.ts');
const SHOWN_ON = 'getting-started-request-examples';

/** The types for openapi-fetch come with the build. */
const COMMANDS: Record<Exclude<Tool, 'openapi-fetch'>, string[]> = {
  'hey-api': ['openapi-ts', '-i', DOCUMENT, '-o', 'generated/hey-api', '-c', '@hey-api/client-fetch', '-s'],
  orval: ['orval', '--config', 'orval.config.mjs'],
};

/** Generates the client of every tool from the built contract, code for each mistake, and the code on the page. */
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
  writeShownProgram();
}

/** Reads the TypeScript code from the Markdown of a page in a build: 'build/en' → "import createClient …" */
export function readShownProgram(build: string): string {
  const program = /```ts\n(.*?)```/s.exec(readFileSync(`${build}/${SHOWN_ON}.md`, 'utf8'))?.[1];
  if (!program) throw new Error(`${SHOWN_ON} shows no TypeScript program.`);
  return program;
}

/** Writes the code and its types as a reader saves them, and a copy with a carrier that has no tracking. */
function writeShownProgram(): void {
  mkdirSync(resolve(GENERATED, 'shown'));
  copyFileSync(TYPES, resolve(GENERATED, 'shown/types.ts'));
  const program = readShownProgram('build/en');
  writeFileSync(resolve(GENERATED, 'shown/call.mts'), program);
  const wrong = program.replace('./types.js', '../shown/types.js').replace("'sagawa'", "'fedex'");
  writeFileSync(resolve(GENERATED, 'wrong/shown-fedex.mts'), wrong);
}

/** 'orval', 'rates with a service' → 'wrong/orval-rates-with-a-service.ts' */
export function toWrongProgram(tool: Tool, mistake: string): string {
  return `wrong/${tool}-${mistake.replaceAll(' ', '-')}.ts`;
}
