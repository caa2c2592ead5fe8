import { execFileSync } from 'node:child_process';
import type { Language } from '../../plugins/reference/samples';

/** How to save and run a sample, as explained on the page of request examples. */
export const INTERPRETERS: Record<Language, { file: string; command: [string, ...string[]] }> = {
  curl: { file: 'call.sh', command: ['bash', 'call.sh'] },
  node: { file: 'call.mjs', command: ['node', 'call.mjs'] },
  python: { file: 'call.py', command: ['python3', 'call.py'] },
  php: { file: 'call.php', command: ['php', 'call.php'] },
  ruby: { file: 'call.rb', command: ['ruby', 'call.rb'] },
  go: { file: 'call.go', command: ['go', 'run', 'call.go'] },
};

/** The commands that a language requires. */
const NEEDS: Record<Language, string[]> = {
  curl: ['bash', 'curl'],
  node: ['node'],
  python: ['python3'],
  php: ['php'],
  ruby: ['ruby'],
  go: ['go'],
};

export function listMissing(language: Language): string[] {
  return NEEDS[language].filter((program) => !isThere(program));
}

function isThere(program: string): boolean {
  try {
    execFileSync('sh', ['-c', `command -v ${program}`], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
