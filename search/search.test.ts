// cspell:ignore shippment qzxvbn
import { describe, expect, it } from 'vitest';
import { buildIndex } from './build-index';
import { openIndex } from './corpus';
import type { Section } from './index-format';
import { TIERS } from './hits';
import { search } from './search';

function section(page: string, title: string, text: string, level = 2): Section {
  return { page, pageTitle: page, level, title, anchor: level === 1 ? '' : title, text, code: 0 };
}

const sections: Section[] = [
  section('shipment', 'shipment', '荷物を送るための送り状です。', 1),
  section('shipment', '送り状', 'PDFのアドレスです。サーバーから取得します。'),
  section('shipment', '取り消し', '荷物を引き渡す前に行います。'),
  section('create', 'create', 'Create a shipment with delivery time', 1),
  section('create', 'setup.delivery_time', 'お届け時間帯です。', 5),
  section('create', 'setup.delivery_date', 'お届け日です。ヤマト運輸では必須です。', 5),
  section('create', 'delivery_time', 'time slots', 2),
  section('tracking', 'tracking', '荷物追跡は、追跡番号で照会します。', 1),
  section('tracking', 'Delivered', 'the parcel arrived'),
];
const words = [{ ja: '送り状', en: ['label', 'waybill'], reading: 'おくりじょう' }];
const corpus = openIndex(
  buildIndex({ locale: 'ja', sections, otherTitles: new Map([['shipment#取り消し', 'Void']]), words }),
);
const find = (query: string): string[] =>
  search(corpus, query).hits.map(({ section: at }) => `${sections[at]?.page}#${sections[at]?.title}`);
const tiersOf = (query: string): string[] => search(corpus, query).hits.map(({ tier }) => tier);

describe('search', () => {
  it('opens what was built', () => {
    expect(corpus.sections).toEqual(sections);
  });

  it.each(['', ' ', 'a', 'あ', ' x ', '　'])('finds nothing under two characters: "%s"', (query) => {
    expect(search(corpus, query)).toEqual({ hits: [] });
  });

  it('gives one hit a section, titles before texts', () => {
    expect(find('送り状')).toEqual(['shipment#送り状', 'shipment#shipment']);
    expect(tiersOf('送り状')).toEqual(['title', 'text']);
  });

  it('puts the exact title first, then the name of a field, then the beginning, then the inside', () => {
    expect(find('delivery_time').slice(0, 2)).toEqual(['create#delivery_time', 'create#setup.delivery_time']);
    expect(find('deliver').slice(0, 2)).toEqual(['tracking#Delivered', 'create#delivery_time']);
  });

  it('compares without regard to case and width', () => {
    expect(find('ＤＥＬＩＶＥＲＥＤ')[0]).toBe('tracking#Delivered');
    expect(find('pdf')).toEqual(['shipment#送り状']);
  });

  it.each([
    ['取消', 'shipment#取り消し', 'title-folded'],
    ['サーバ', 'shipment#送り状', 'text'],
    ['さーばー', 'shipment#送り状', 'text-folded'],
    ['やまと運輸', 'create#setup.delivery_date', 'text-folded'],
  ])('finds %s in another spelling', (query, expected, tier) => {
    expect(find(query)[0]).toBe(expected);
    expect(tiersOf(query)[0]).toBe(tier);
  });

  it.each([
    ['words in any order', 'time delivery', 'create#delivery_time', 'title-terms'],
    ['words of a text', '引き渡し 行う', 'shipment#取り消し', 'text-terms'],
    ['words of a sentence', '荷物を引き渡したい', 'shipment#取り消し', 'text-terms'],
    ['the title of the page as well', 'create slots', 'create#delivery_time', 'text-terms'],
    ['compounds', '追跡番号照会', 'tracking#tracking', 'text-terms'],
    ['other forms of a word', 'arrives parcels', 'tracking#Delivered', 'text-terms'],
    ['other signs, as similar', 'delivery-time', 'create#delivery_time', 'word'],
    ['a word of the glossary among others', 'waybill PDF', 'shipment#送り状', 'word'],
    ['the greater part', 'shipment with delivery drones', 'create#create', 'part'],
  ])('finds %s: %s', (_, query, expected, tier) => {
    expect(find(query)[0]).toBe(expected);
    expect(tiersOf(query)[0]).toBe(tier);
  });

  it('finds the title of the other language and the other word of the glossary, after everything else', () => {
    expect(find('void')).toEqual(['shipment#取り消し']);
    expect(tiersOf('void')).toEqual(['other-language']);
    expect(find('waybill')).toEqual(['shipment#送り状', 'shipment#shipment']);
    expect(tiersOf('おくりじ')).toEqual(['word', 'word']);
    expect(tiersOf('waybill')).toEqual(['word', 'word']);
  });

  it('repairs a slip only when nothing else is found, and says what it searched', () => {
    const { hits, meant } = search(corpus, 'shippment');
    expect(meant).toBe('shipment');
    expect(hits.map(({ section: at }) => sections[at]?.title)).toEqual(expect.arrayContaining(['shipment', 'create']));
    expect(new Set(tiersOf('shippment'))).toEqual(new Set(['slip']));
    expect(search(corpus, 'shipment').meant).toBeUndefined();
    expect(search(corpus, 'qzxvbn')).toEqual({ hits: [] });
  });

  it('keeps the order of tiers', () => {
    for (const query of ['delivery', '荷物', 'time', '運輸', 'お届け', 'shipment']) {
      const ranks = tiersOf(query).map((tier) => TIERS.indexOf(tier as (typeof TIERS)[number]));
      expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
    }
  });

  it.each([
    '<script>',
    '&amp;',
    '"\'',
    '%',
    '\\',
    '.*+?^${}()|[]',
    '😀😀',
    '\ud800x',
    'x'.repeat(500),
    '\u0000\u0001',
    '__proto__',
    'constructor',
  ])('is not put off by %s', (query) => {
    expect(() => search(corpus, query)).not.toThrow();
  });

  it('answers a long text that was pasted, in a time that grows as the text does', () => {
    const pasted = '送り状を荷物追跡番号照会運輸必須時間帯'.repeat(300);
    expect(search(corpus, pasted).meant).toBeUndefined();
  });

  it('stops on an index of another version', () => {
    const index = buildIndex({ locale: 'ja', sections, otherTitles: new Map(), words });
    expect(() => openIndex({ ...index, v: 1 as 2 })).toThrow('version 1, not 2');
  });
});
