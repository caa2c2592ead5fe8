import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accept } from './accept';
import { comparePages, compareStrings } from './compare';
import { hashText } from './lock';

const JAPANESE = 'i18n/ja/docusaurus-plugin-content-docs/current';
let dir = '';
beforeEach(() => (dir = mkdtempSync(join(tmpdir(), 'pages-'))));
afterEach(() => rmSync(dir, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(dir, file)), { recursive: true });
  writeFileSync(join(dir, file), text);
}

describe('comparePages', () => {
  it('finds what is missing, new, stale and orphaned, and nothing in what is up to date', () => {
    write('docs/fine.mdx', 'A');
    write(`${JAPANESE}/fine.mdx`, 'あ');
    write('docs/stale.mdx', 'B, changed');
    write(`${JAPANESE}/stale.mdx`, 'い');
    write('docs/missing.mdx', 'C');
    write('docs/new.mdx', 'D');
    write(`${JAPANESE}/new.mdx`, 'お');
    write(`${JAPANESE}/orphan.mdx`, 'え');
    const lock = {
      pages: { 'docs/fine.mdx': hashText('A'), 'docs/stale.mdx': hashText('B'), 'docs/gone.mdx': 'x' },
      strings: {},
    };
    expect(comparePages(dir, 'ja', lock)).toEqual([
      { kind: 'missing', what: `${JAPANESE}/missing.mdx` },
      { kind: 'new', what: `${JAPANESE}/new.mdx` },
      { kind: 'orphaned', what: `${JAPANESE}/orphan.mdx` },
      { kind: 'stale', what: `${JAPANESE}/stale.mdx` },
      { kind: 'orphaned', what: 'i18n/ja/source-hashes.json: docs/gone.mdx' },
    ]);
  });
});

describe('compareStrings', () => {
  it('finds what is missing, new, stale and orphaned, and nothing in what is up to date', () => {
    const english = { 'a.json': { fine: 'A', stale: 'B, changed', missing: 'C', unseen: 'D' } };
    const japanese = { 'a.json': { fine: 'あ', stale: 'い', orphan: 'え', unseen: 'D' } };
    const lock = { pages: {}, strings: { 'a.json': { fine: hashText('A'), stale: hashText('B') } } };
    expect(compareStrings(english, japanese, lock)).toEqual([
      { kind: 'stale', what: 'a.json:stale' },
      { kind: 'missing', what: 'a.json:missing' },
      { kind: 'new', what: 'a.json:unseen' },
      { kind: 'orphaned', what: 'a.json:orphan' },
    ]);
  });
});

describe('accept', () => {
  const english = { 'a.json': { one: 'A', two: 'B' } };
  const translated = { 'a.json': { one: 'あ', two: 'い' } };

  it('records a page, a file of strings, or one string', () => {
    write('docs/auth.mdx', 'A');
    const lock = { pages: {}, strings: {} };
    expect(accept(dir, ['docs/auth.mdx', 'a.json:one'], { locale: 'ja', lock, english, translated })).toEqual({
      pages: { 'docs/auth.mdx': hashText('A') },
      strings: { 'a.json': { one: hashText('A') } },
    });
    expect(accept(dir, ['a.json'], { locale: 'ja', lock, english, translated }).strings['a.json']).toEqual({
      one: hashText('A'),
      two: hashText('B'),
    });
  });

  it('rejects strings that are still English and names all of them, but not names and codes', () => {
    const sources = { 'a.json': { name: 'DHL', one: 'Try it again.', two: 'Up to {n} parcels', three: 'Yes' } };
    const lock = { pages: {}, strings: {} };
    const acceptAll = (three: string): unknown =>
      accept(dir, ['a.json'], {
        locale: 'ja',
        lock,
        english: sources,
        translated: { 'a.json': { ...sources['a.json'], three } },
      });
    expect(() => acceptAll('はい')).toThrow(
      [
        '2 strings are still English. Translate them, then accept them:',
        'i18n/ja/a.json: "one" is "Try it again."',
        'i18n/ja/a.json: "two" is "Up to {n} parcels"',
      ].join('\n'),
    );
    expect(() =>
      accept(dir, ['a.json:name'], { locale: 'ja', lock, english: sources, translated: sources }),
    ).not.toThrow();
  });

  it('drops from the lock what no longer exists in English', () => {
    const lock = { pages: { 'docs/gone.mdx': 'x' }, strings: { 'a.json': { one: 'x', gone: 'y' } } };
    expect(accept(dir, ['a.json:two'], { locale: 'ja', lock, english, translated })).toEqual({
      pages: {},
      strings: { 'a.json': { one: 'x', two: hashText('B') } },
    });
  });

  it.each(['docs/nowhere.mdx', 'b.json', 'a.json:three'])('stops on %s', (what) => {
    expect(() => accept(dir, [what], { locale: 'ja', lock: { pages: {}, strings: {} }, english, translated })).toThrow(
      what,
    );
  });

  it('records a page that is named by its translation, as the check lists it', () => {
    write('docs/auth.mdx', 'A');
    write(`${JAPANESE}/auth.mdx`, 'あ');
    const lock = { pages: {}, strings: {} };
    expect(accept(dir, [`${JAPANESE}/auth.mdx`], { locale: 'ja', lock, english, translated }).pages).toEqual({
      'docs/auth.mdx': hashText('A'),
    });
  });

  it('drops pages from the lock that are not English', () => {
    write('docs/auth.mdx', 'A');
    write(`${JAPANESE}/auth.mdx`, 'あ');
    const lock = { pages: { [`${JAPANESE}/auth.mdx`]: 'x', 'docs/auth.mdx': 'y' }, strings: {} };
    expect(accept(dir, [], { locale: 'ja', lock, english, translated }).pages).toEqual({ 'docs/auth.mdx': 'y' });
  });
});
