import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const FOLDERS = ['.github/workflows', 'docs', 'i18n/ja/docusaurus-plugin-content-docs/current'];

it('workflows and those of the pages name actions by commit, since a tag can be moved', () => {
  const files = FOLDERS.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
  const uses = files
    .filter((file) => /\.(?:yml|mdx)$/.test(file))
    .flatMap((file) =>
      Array.from(readFileSync(file, 'utf8').matchAll(/^ *(?:- )?uses: (.*)$/gm), ([, action]) => `${file}: ${action}`),
    );
  expect(uses.length).toBeGreaterThan(5);
  expect(uses.filter((one) => !/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(one))).toEqual([]);
});
