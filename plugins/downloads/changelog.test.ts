import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compareSurfaces, toSurface } from '../../changelog';
import type { Language } from '../../contract';
import { loadContract } from '../../contract/node';
import { LABELS, type Label } from '../reference/labels';
import { toReadableChangelog } from './changelog';
import { renderAtom } from './render-atom';
import { renderChangelog } from './render-changelog';

const contract = loadContract('contract');
const surface = toSurface(contract);
const japanese = JSON.parse(readFileSync('i18n/ja/reference/labels.json', 'utf8')) as Record<
  string,
  { message: string }
>;
const ROOT = 'https://docs.example/';
const NOTE = { en: 'Ask for <100> & fewer.', ja: '100件以下にしてください。' };

/** Differences of every kind, the other way round where the contract has what comes. */
const before = structuredClone(surface);
const after = structuredClone(surface);
delete before['tracking-get response history'];
delete after['carriers-list operation'];
Object.assign(after['shipments-list parameter limit'] ?? {}, { maximum: 100 });
Object.assign(after['shipments-list parameter state'] ?? {}, { values: ['active', 'void', 'all'] });
Object.assign(after['shipments-list parameter page'] ?? {}, { minimum: undefined });
const pending = compareSurfaces(before, after).map((change) =>
  change.id === 'shipments-list parameter limit maximum' ? { ...change, note: NOTE } : change,
);
const release = { version: '1.1.0', date: '2026-12-01', changes: pending };

const toLink = (id: string): string =>
  `[${contract.operations.find((one) => one.id === id)?.operation.summary}](${ROOT}${id})`;

const render = (locale: Language) =>
  toReadableChangelog(
    { pending: [], releases: [release] },
    {
      ...{ contract, locale, root: ROOT },
      label: (name: Label) => (locale === 'en' ? LABELS[name] : (japanese[name]?.message ?? '')),
    },
  );

describe('the changelog', () => {
  it('has the same entries in both languages, each in its own words', () => {
    const list = (locale: Language) =>
      render(locale).releases.flatMap(({ sections }) => sections.flatMap(({ entries }) => entries));
    const [english, other] = [list('en'), list('ja')];
    expect(other.map(({ id, breaking }) => [id, breaking])).toEqual(english.map(({ id, breaking }) => [id, breaking]));
    expect(english.map(({ id }) => id).sort()).toEqual(pending.map(({ id }) => id).sort());
    for (const { text } of english) expect(text).not.toMatch(/[ぁ-ん一-龠]/);
    for (const { text } of other) expect(text).toMatch(/[ぁ-んァ-ヶ一-龠]/);
  });

  it('says what callers have to do about breaking changes, and puts those first', () => {
    expect(renderChangelog(render('en'))).toContain(`## 1.1.0 (2026-12-01)

### Breaking changes

- Ask for <100> & fewer. Parameter \`limit\` of ${toLink('shipments-list')}: maximum: \`${contract.facts['page-size-max']?.value}\` → \`100\`
- Parameter \`state\` of ${toLink('shipments-list')}: values: added \`all\`, removed \`any\`
- ${toLink('carriers-list')}: removed

### Added

- Response field \`history\` of ${toLink('tracking-get')}: new

### Changed

- Parameter \`page\` of ${toLink('shipments-list')}: minimum: \`1\` → none
`);
  });

  it('is a feed with an entry for each release', () => {
    const feed = renderAtom(render('ja'), { locale: 'ja', root: ROOT, author: 'A & B' });
    expect(feed.match(/<entry>/g)).toHaveLength(1);
    expect(feed).toContain('<author><name>A &amp; B</name></author>');
    expect(feed).toContain('&lt;code&gt;limit&lt;/code&gt;');
  });
});
