import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { run } from '../../copies/run';
import { copySite } from '../../copies/site-copy';

const LIMIT = 5 * 60_000;
const SHOWN = 40;
/** The site's own configuration, with source maps of what goes to the browser. */
const CONFIG = `import config from './docusaurus.config';

const sourceMaps = () => ({
  name: 'source-maps',
  configureWebpack: (_: unknown, isServer: boolean) => (isServer ? {} : { devtool: 'source-map' }),
});
export default { ...config, plugins: [...(config.plugins ?? []), sourceMaps] };
`;

/** The script of every page; others are named after the command. */
const SHARED = ['main'];

/** Prints what scripts are made of: bytes of each package or file of ours, and what they are by themselves in brotli. */
async function main(): Promise<void> {
  const copy = copySite();
  try {
    writeFileSync(join(copy.dir, 'weigh.config.ts'), CONFIG);
    const args = ['docusaurus', 'build', '--locale', 'ja', '--config', 'weigh.config.ts'];
    const { code, output } = await run('npx', args, { cwd: copy.dir, limit: LIMIT });
    if (code !== 0) throw new Error(output);
    const dir = join(copy.dir, 'build/assets/js');
    const files = readdirSync(dir).filter((file) => file.endsWith('.js'));
    for (const name of process.argv.length > 2 ? process.argv.slice(2) : SHARED) {
      const file = files.find((one) => one.startsWith(`${name}.`));
      if (!file) throw new Error(`There is no script ${name}. There are: ${files.join(', ')}.`);
      const script = readFileSync(join(dir, file), 'utf8');
      const map = JSON.parse(readFileSync(join(dir, `${file}.map`), 'utf8')) as SourceMapPayload;
      print(file, script, attribute(script, new SourceMap(map)));
    }
  } finally {
    copy.remove();
  }
}

/** The text of a script by where it comes from. */
function attribute(script: string, map: SourceMap): Map<string, string> {
  const parts = new Map<string, string>();
  for (const [line, text] of script.split('\n').entries()) {
    for (let column = 0; column < text.length;) {
      const entry = map.findEntry(line, column);
      const { originalSource } = entry as { originalSource?: string };
      const source = originalSource ? toPart(originalSource) : 'the bundler';
      const end = findEnd(map, { line, column, last: text.length });
      parts.set(source, (parts.get(source) ?? '') + text.slice(column, end));
      column = end;
    }
  }
  return parts;
}

/** Finds the end of the stretch that a column belongs to. */
function findEnd(map: SourceMap, { line, column, last }: { line: number; column: number; last: number }): number {
  const read = (at: number): number => {
    const entry = map.findEntry(line, at);
    return 'generatedColumn' in entry ? entry.generatedColumn : -1;
  };
  const start = read(column);
  let end = column + 1;
  while (end < last && read(end) === start) end += 1;
  return end;
}

/** webpack://portal/../node_modules/react-dom/client.js → react-dom */
function toPart(source: string): string {
  const inPackage = /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source.slice(source.lastIndexOf('node_modules/')));
  return inPackage?.[1] ?? source.replace(/^webpack:\/\/[^/]*\//, '');
}

function print(file: string, script: string, parts: Map<string, string>): void {
  const rows = [...parts].sort(([, a], [, b]) => b.length - a.length).slice(0, SHOWN);
  const format = (text: string): string => `${format6(text.length)} ${format6(brotliCompressSync(text).length)}`;
  console.log(`${format(script)}  ${file}: bytes, and in brotli`);
  for (const [part, text] of rows) console.log(`${format(text)}  ${part}`);
}

function format6(bytes: number): string {
  return String(bytes).padStart(7);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
