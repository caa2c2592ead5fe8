// cspell:ignore shippment qzxvbn okurijou
import { describe, expect, it } from 'vitest';
import { buildIndex } from './build-index';
import { openIndex } from './corpus';
import type { Section } from './index-format';
import { readQuery } from './read-query';
import { search } from './search';

type Given = Pick<Section, 'page' | 'title' | 'text'> & Partial<Section>;

function section({ page, title, text, level = 2, ...others }: Given): Section {
  const anchor = level === 1 ? '' : title;
  const kind = level === 1 ? 'page' : level === 5 ? 'field' : 'heading';
  return { kind, page, pageTitle: page, level, title, otherTitle: '', anchor, call: '', text, code: '', ...others };
}

const sections: Section[] = [
  section({ page: 'shipment', title: 'shipment', text: '荷物を送るための送り状です。', level: 1 }),
  section({ page: 'shipment', title: '送り状', text: 'PDFのアドレスです。サーバーから取得します。' }),
  section({ page: 'shipment', title: '取り消し', text: '荷物を引き渡す前に行います。', otherTitle: 'Void' }),
  section({
    page: 'create',
    title: 'create',
    text: 'Create a shipment with delivery time',
    level: 1,
    kind: 'operation',
    call: 'POST /shipments',
    code: 'SHIPPING_API_URL',
  }),
  section({ page: 'create', title: 'setup.delivery_time', text: 'お届け時間帯です。', level: 5 }),
  section({ page: 'create', title: 'setup.delivery_date', text: 'お届け日です。ヤマト運輸では必須です。', level: 5 }),
  section({ page: 'create', title: 'delivery_time', text: 'time slots' }),
  section({ page: 'create', title: 'Errors', text: 'a token is refused' }),
  section({ page: 'tracking', title: 'tracking', text: '荷物追跡は、追跡番号で照会します。10日以内です。', level: 1 }),
  section({ page: 'tracking', title: 'Delivered', text: 'the parcel arrived' }),
  section({ page: 'tracking', title: '送り状の作成', text: '代金は300,000円までです。' }),
  section({ page: 'tracking', title: 'Errors', text: 'nothing is known' }),
  section({ page: 'rates', title: 'rates', text: 'prices', level: 1 }),
  section({ page: 'rates', title: 'setup.delivery_date', text: 'お届け日です。ヤマト運輸では必須です。', level: 5 }),
];
const words = [
  { ja: '送り状', en: ['label', 'waybill'], reading: 'おくりじょう', also: ['伝票'] },
  { ja: '追跡番号', en: ['tracking number'], reading: 'ついせきばんごう', also: ['tok'] },
  { ja: '作成', en: [], reading: 'さくせい', also: ['作製'] },
];
const corpus = openIndex(buildIndex({ locale: 'ja', sections, words, tasks: [] }));
const name = (at: number): string => `${sections[at]?.page}#${sections[at]?.title}`;
const find = (query: string, page?: string): string[] =>
  search(corpus, query, { page }).hits.map((hit) => name(hit.section));

describe('search', () => {
  it('opens what was built', () => {
    expect(corpus.sections).toEqual(sections);
  });

  it.each(['', ' ', 'a', 'あ', ' x ', '　'])('finds nothing under two characters: "%s"', (query) => {
    expect(search(corpus, query)).toEqual({ hits: [] });
  });

  it('reads a name that no page has as the name, and not as the beginning of "token"', () => {
    const [[term] = []] = readQuery(corpus.lexicon, 'tok');
    expect(term?.forms.map(({ text }) => text)).toEqual(['追跡番号', 'tracking number']);
  });

  it('puts sections whose title matches before the others', () => {
    expect(find('送り状')).toEqual(['shipment#送り状', 'tracking#送り状の作成', 'shipment#shipment']);
    expect(search(corpus, '送り状').hits.map(({ inTitle }) => inTitle)).toEqual([true, true, false]);
  });

  it.each([
    [
      'a heading before a field of the same name',
      'delivery_time',
      ['create#delivery_time', 'create#setup.delivery_time'],
    ],
    ['an operation by its call', 'post /shipments', ['create#create']],
    ['an operation by its path', '/shipments', ['create#create']],
    ['the title of the other language', 'void', ['shipment#取り消し']],
    ['case and width', 'ＤＥＬＩＶＥＲＥＤ', ['tracking#Delivered']],
    ['a name that stands only in code', 'shipping_api_url', ['create#create']],
  ])('leads first to %s: %s', (_, query, expected) => {
    expect(find(query).slice(0, expected.length)).toEqual(expected);
  });

  it.each([
    ['okurigana', '取消', 'shipment#取り消し'],
    ['a long vowel less', 'サーバ', 'shipment#送り状'],
    ['the other kana', 'やまと運輸', 'create#setup.delivery_date'],
    ['kana', 'おくりじょうのさくせい', 'tracking#送り状の作成'],
    ['kana that are being typed', 'おくりj', 'shipment#送り状'],
    ['romaji', 'okurijou', 'shipment#送り状'],
    ['a homophone', '送り状の作製', 'tracking#送り状の作成'],
    ['another word', '伝票 作成', 'tracking#送り状の作成'],
    ['the word of the other language', 'waybill', 'shipment#送り状'],
    ['another notation of a number', '30万円', 'tracking#送り状の作成'],
    ['a number with its counter', '10日', 'tracking#tracking'],
  ])('finds %s: %s', (_, query, expected) => {
    expect(find(query)[0]).toBe(expected);
  });

  it.each([
    ['words in any order', 'time delivery', 'create#delivery_time'],
    ['words of a sentence', '荷物を引き渡したい', 'shipment#取り消し'],
    ['the title of the page as well', 'create slots', 'create#delivery_time'],
    ['compounds', '追跡番号照会', 'tracking#tracking'],
    ['other forms of a word', 'arrives parcels', 'tracking#Delivered'],
    ['a question', '取り消しの方法', 'shipment#取り消し'],
    ['a word and its particle', 'ヤマトの', 'create#setup.delivery_date'],
  ])('reads %s: %s', (_, query, expected) => {
    expect(find(query)[0]).toBe(expected);
  });

  it.each([
    ['letters without sense', 'qzxvbn'],
    ['one letter and a sign', 'd-'],
    ['one kana and a long vowel', 'オー'],
  ])('finds nothing for %s: %s', (_, query) => {
    expect(search(corpus, query)).toEqual({ hits: [] });
  });

  it.each([
    ['one that no section has', 'delivery drones', 'create#delivery_time', ['drones']],
    ['one in katakana', '送り状ドローン', 'shipment#送り状', ['ドローン']],
    ['a part of an English word', 'ipmen tracking', 'tracking#tracking', ['ipmen']],
    [
      'the one that no title has of two that no section has together',
      'nothing shipment',
      'shipment#shipment',
      ['nothing'],
    ],
    ['one next to a slip', 'drones shippment', 'shipment#shipment', ['drones']],
  ])('leaves a word out if nothing has all words, %s: %s', (_, query, expected, without) => {
    expect(find(query)[0]).toBe(expected);
    expect(search(corpus, query).without).toEqual(without);
  });

  it('leaves nothing out if a section has all words, or of a name with its signs', () => {
    expect(search(corpus, '送り状 作成').without).toBeUndefined();
    expect(search(corpus, 'delivery_drones')).toEqual({ hits: [] });
  });

  it('repairs a slip only when nothing else is found, and says what it searched', () => {
    expect(search(corpus, 'shippment').meant).toBe('shipment');
    expect(find('shippment')).toEqual(find('shipment'));
    expect(search(corpus, 'shipment').meant).toBeUndefined();
    expect(search(corpus, 'サーバ').meant, 'a long vowel is no slip').toBeUndefined();
  });

  it('adds what a common word finds to the few places that show a slip of it', () => {
    const shown = section({ page: 'errors', title: 'Unknown names', text: 'shippment is not a name' });
    const common = section({ page: 'list', title: 'list', text: 'shipment '.repeat(100), level: 1 });
    const all = [...sections, shown, common];
    const withSlip = openIndex(buildIndex({ locale: 'en', sections: all, words, tasks: [] }));
    const listTitles = (query: string): string[] =>
      search(withSlip, query).hits.map((hit) => all[hit.section]?.title ?? '');
    expect(listTitles('shippment')).toEqual(['Unknown names', ...listTitles('shipment')]);
    expect(listTitles('shippment')).toContain('list');
  });

  it('makes one hit of a field that several pages share, the one of the current page first', () => {
    expect(find('setup.delivery_date')).toEqual(['create#setup.delivery_date']);
    const [hit] = search(corpus, 'setup.delivery_date', { page: 'rates' }).hits;
    expect(name(hit?.section ?? -1)).toBe('rates#setup.delivery_date');
    expect(hit?.copies.map(name)).toEqual(['create#setup.delivery_date']);
  });

  it('makes one hit of a heading that several pages share, when it is found by its title', () => {
    expect(search(corpus, 'errors').hits.map(({ copies }) => copies.length)).toEqual([1]);
  });

  it('searches a long text that was pasted', () => {
    expect(search(corpus, '送り状を荷物追跡番号照会運輸必須時間帯'.repeat(300)).meant).toBeUndefined();
  });

  it('reads no more of a query than its longest', () => {
    const beginning = 'label '.repeat(40);
    expect(search(corpus, beginning + 'x'.repeat(1_000_000))).toEqual(search(corpus, beginning));
  });

  it('stops on an index of another version', () => {
    const index = buildIndex({ locale: 'ja', sections, words, tasks: [] });
    expect(() => openIndex({ ...index, v: 1 as 4 })).toThrow('version 1, not 4');
  });
});
