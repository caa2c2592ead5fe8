import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { collectEnglishStrings } from '../../plugins/translation/strings';
import { toPageText, toStringsText, type Prose } from '../lint-texts/prose';
import { listComments } from './comments';

const PAGES = ['docs', 'src/pages'];
const BENCH = ['tests/bench/README.md', 'tests/bench/sandbox/README.md', 'tests/bench/site/README.md'];
const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', 'DESIGN.md', 'package/README.md', ...BENCH, 'NOTICE'];

/** Every English page, the strings of the contract and the interface, the repository's documents, and all comments. */
export function listTexts(siteDir: string): Prose[] {
  const pages = PAGES.flatMap((dir) =>
    readdirSync(join(siteDir, dir))
      .filter((name) => name.endsWith('.mdx'))
      .map((name) => join(dir, name)),
  );
  return [
    ...[...pages, ...DOCUMENTS].map((file) =>
      toPageText({
        file,
        source: readFileSync(join(siteDir, file), 'utf8'),
        readMatter: (matter) => matter.replace(/^\w+: /gm, ''),
      }),
    ),
    ...Object.entries(collectEnglishStrings(siteDir)).map(([file, strings]) =>
      toStringsText(file, Object.entries(strings), (message) => message.replace(/\s+/g, ' ')),
    ),
    ...listComments(siteDir),
  ];
}
