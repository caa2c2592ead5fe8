import { createRequire } from 'node:module';
import { resolve } from 'node:path';

/** What is used of web-tree-sitter: `npm ci` of the project does not install it. */
type Node = { type: string; text: string; namedChildren: Node[]; hasError: boolean };
type PowerShellParser = {
  setLanguage: (language: unknown) => PowerShellParser;
  parse: (text: string) => { rootNode: Node };
};
type TreeSitter = {
  Language: { load: (file: string) => Promise<unknown> };
  Parser: { new (): PowerShellParser; init: () => Promise<void> };
};

const require = createRequire(resolve('tests/clients/package.json'));
const { Language, Parser } = require('web-tree-sitter') as TreeSitter;

export type Value = string | { [key: string]: Value };
type Variables = Map<string, Value>;
type Context = { variables: Variables; call: (name: string, parameters: Value) => Promise<Value> };

/** A parser of PowerShell, with the grammar of another maker: PowerShell itself isn't in the package registries. */
export async function createPowerShellParser(): Promise<PowerShellParser> {
  await Parser.init();
  const grammar = require.resolve('tree-sitter-powershell/tree-sitter-powershell.wasm');
  return new Parser().setLanguage(await Language.load(grammar));
}

/**
 * Runs the PowerShell that pages have: strings, hash tables, variables, properties, and commands with splatted parameters.
 *
 * @param context `variables` has the environment as `env:NAME`, and gets what the script assigns; `call` runs a command
 * @returns what the last statement prints
 * @throws on a syntax error, and on what pages don't have
 */
export async function runPowerShell(parser: PowerShellParser, script: string, context: Context): Promise<Value> {
  const tree = parser.parse(script).rootNode;
  if (tree.hasError) throw new Error(`This isn't PowerShell: ${script}`);
  let printed: Value = '';
  for (const statement of tree.namedChildren.flatMap(({ namedChildren }) => namedChildren))
    printed = await evaluate(statement, context);
  return printed;
}

async function evaluate(node: Node, context: Context): Promise<Value> {
  const { type, text, namedChildren } = node;
  switch (type) {
    case 'verbatim_string_characters':
      return text.slice(1, -1).replaceAll("''", "'");
    case 'verbatim_here_string_characters':
      return text.slice("@'\n".length, -"\n'@".length);
    case 'expandable_string_literal':
      return text
        .slice(1, -1)
        .replace(/\$(env:\w+|\w+)/g, (_, name: string) => toText(findVariable(context.variables, name)));
    case 'variable':
      return findVariable(context.variables, text.slice(1));
    case 'assignment_expression': {
      const [target, , value] = namedChildren;
      context.variables.set(target?.text.slice(1) ?? '', await evaluate(value ?? node, context));
      return '';
    }
    case 'hash_literal_expression': {
      const entries = (namedChildren[0]?.namedChildren ?? []).map(async ({ namedChildren: [key, value] }) => [
        key?.text.replace(/^'|'$/g, ''),
        await evaluate(value ?? node, context),
      ]);
      return Object.fromEntries(await Promise.all(entries)) as Value;
    }
    case 'member_access': {
      const [object, member] = namedChildren;
      const held = await evaluate(object ?? node, context);
      const value = typeof held === 'string' ? undefined : held[member?.text ?? ''];
      if (value === undefined) throw new Error(`There is no ${text}.`);
      return value;
    }
    case 'command': {
      const [name, elements] = namedChildren;
      const splatted = elements?.namedChildren.find(({ text: one }) => one.startsWith('@'));
      if (!name || !splatted) throw new Error(`Pages call commands with splatted parameters: ${text}`);
      return context.call(name.text, findVariable(context.variables, splatted.text.slice(1)));
    }
    default: {
      const [only] = namedChildren;
      if (!only || namedChildren.length > 1) throw new Error(`Pages don't have ${type}: ${text}`);
      return evaluate(only, context);
    }
  }
}

/** @throws on a hash table */
export function toText(value: Value | undefined): string {
  if (typeof value !== 'string') throw new Error(`${JSON.stringify(value)} is no string.`);
  return value;
}

function findVariable(variables: Variables, name: string): Value {
  const value = variables.get(name);
  if (value === undefined) throw new Error(`The variable ${name} isn't set.`);
  return value;
}
