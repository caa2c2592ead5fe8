import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { generatedFilePath, readPageData, writePageData, type SitePageData } from './generated-file';

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'generated-file-'));
});

afterEach(() => {
  rmSync(siteDir, { recursive: true, force: true });
});

const toData = (word: string): SitePageData => ({ labels: { word } }) as unknown as SitePageData;

it('reads what was written last', () => {
  for (const word of ['a', 'b']) {
    writePageData(siteDir, 'ja', toData(word));
    expect(readPageData(siteDir, 'ja')).toEqual(toData(word));
  }
});

it('does not touch the file when nothing changed, so that no page is built again', () => {
  writePageData(siteDir, 'ja', toData('a'));
  const read = (): bigint => statSync(generatedFilePath(siteDir, 'ja'), { bigint: true }).mtimeNs;
  const before = read();
  writePageData(siteDir, 'ja', toData('a'));
  expect(read()).toBe(before);
});
