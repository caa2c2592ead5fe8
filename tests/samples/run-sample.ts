// cspell:ignore gofmt
import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Language } from '../../plugins/reference/samples';

type Command = [name: string, ...args: string[]];
/** The way to save and run a sample, as the page of request examples explains, and to parse many files in one process. */
type Tool = { extension: string; needs: string[]; run: Command; parse: Command };

const COMPILE = `${resolve('node_modules/typescript/bin/tsc')} --noEmit --strict --module nodenext --types node --typeRoots ${resolve('node_modules/@types')}`;

export const TOOLS: Record<Language, Tool> = {
  curl: {
    ...{ extension: 'sh', needs: ['bash', 'curl'], run: ['bash'] },
    parse: ['bash', '-c', 'for file; do bash -n "$file" || exit 1; done', 'bash'],
  },
  node: {
    ...{ extension: 'mjs', needs: ['node'], run: ['node'] },
    // Readers copy them into TypeScript as well.
    parse: ['bash', '-c', `for file; do mv "$file" "\${file%.mjs}.mts"; done; node ${COMPILE} ./*.mts`, 'bash'],
  },
  python: {
    ...{ extension: 'py', needs: ['python3'], run: ['python3'] },
    parse: ['python3', '-c', 'import ast, sys\nfor file in sys.argv[1:]: ast.parse(open(file).read(), file)'],
  },
  php: {
    ...{ extension: 'php', needs: ['php'], run: ['php'] },
    parse: [
      'php',
      '-r',
      'foreach ($argv as $file) if (is_file($file)) token_get_all(file_get_contents($file), TOKEN_PARSE);',
      '--',
    ],
  },
  ruby: {
    ...{ extension: 'rb', needs: ['ruby'], run: ['ruby'] },
    parse: ['ruby', '-e', 'ARGV.each { |file| RubyVM::InstructionSequence.compile_file(file) }'],
  },
  go: { extension: 'go', needs: ['go'], run: ['go', 'run'], parse: ['gofmt', '-e'] },
};

/**
 * Whether the samples of a language are skipped, since a command that it requires is not installed. In CI nothing is
 * skipped: the samples fail.
 */
export function isSkipped(language: Language): boolean {
  const missing = TOOLS[language].needs.filter((command) => !isInstalled(command));
  if (missing.length > 0) console.warn(`Samples in ${language} are skipped: ${missing.join(', ')} is not installed.`);
  return missing.length > 0 && !process.env.CI;
}

function isInstalled(command: string): boolean {
  try {
    execFileSync('sh', ['-c', `command -v ${command}`], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

type Folder = {
  dir: string;
  write: (name: string, content: string | Buffer) => void;
  /** Returns what a command prints. @throws with its standard error when it fails */
  run: (command: Command, env?: Record<string, string>) => Promise<string>;
};

/** Works in an empty folder, which is deleted at the end. */
export async function inFolder<Result>(work: (folder: Folder) => Promise<Result>): Promise<Result> {
  const dir = mkdtempSync(join(tmpdir(), 'sample-'));
  try {
    return await work({
      dir,
      write: (name, content) => writeFileSync(join(dir, name), content),
      run: async ([command, ...args], variables = {}) => {
        const { PATH, HOME } = process.env;
        const env = { PATH, HOME, LANG: 'C.UTF-8', ...variables };
        const { stdout } = await promisify(execFile)(command, args, { cwd: dir, env, maxBuffer: 64 * 1024 * 1024 });
        return stdout;
      },
    });
  } finally {
    rmSync(dir, { recursive: true });
  }
}
