import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transpileDeclaration, ModuleKind, ScriptTarget } from 'typescript';

/** The modules of the package whose types its users see. */
const DECLARED = [
  'index',
  'sandbox-types',
  'check',
  'check-types',
  'client',
  'client-errors',
  'client-interface',
  'client-types',
];

/** The type declarations of the package, by file name. Their imports have endings, as Node requires. */
export function renderDeclarations(root: string): [file: string, text: string][] {
  return DECLARED.map((name) => {
    const fileName = `package/${name}.ts`;
    const { outputText } = transpileDeclaration(readFileSync(join(root, fileName), 'utf8'), {
      fileName,
      compilerOptions: { module: ModuleKind.ESNext, target: ScriptTarget.ES2022, strict: true },
    });
    return [`${name}.d.ts`, outputText.replace(/from (['"])(\.\/[\w-]+)\1/g, "from '$2.js'")];
  });
}
