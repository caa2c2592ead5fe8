// cspell:disable
import { describe, expect, it } from 'vitest';
import { contract } from '../../tests/rules/describe-rule';
import { findPrefectureOfAddress } from './find-prefecture-of-address';

/** The prefectures in the order of ISO 3166-2:JP, with the first digits of the postal code of their government. */
const PREFECTURES = [
  ['北海道', 'Hokkaido', '060'],
  ['青森県', 'Aomori', '030'],
  ['岩手県', 'Iwate', '020'],
  ['宮城県', 'Miyagi', '980'],
  ['秋田県', 'Akita', '010'],
  ['山形県', 'Yamagata', '990'],
  ['福島県', 'Fukushima', '960'],
  ['茨城県', 'Ibaraki', '310'],
  ['栃木県', 'Tochigi', '320'],
  ['群馬県', 'Gunma', '371'],
  ['埼玉県', 'Saitama', '330'],
  ['千葉県', 'Chiba', '260'],
  ['東京都', 'Tokyo', '163'],
  ['神奈川県', 'Kanagawa', '231'],
  ['新潟県', 'Niigata', '950'],
  ['富山県', 'Toyama', '930'],
  ['石川県', 'Ishikawa', '920'],
  ['福井県', 'Fukui', '910'],
  ['山梨県', 'Yamanashi', '400'],
  ['長野県', 'Nagano', '380'],
  ['岐阜県', 'Gifu', '500'],
  ['静岡県', 'Shizuoka', '420'],
  ['愛知県', 'Aichi', '460'],
  ['三重県', 'Mie', '514'],
  ['滋賀県', 'Shiga', '520'],
  ['京都府', 'Kyoto', '602'],
  ['大阪府', 'Osaka', '540'],
  ['兵庫県', 'Hyogo', '650'],
  ['奈良県', 'Nara', '630'],
  ['和歌山県', 'Wakayama', '640'],
  ['鳥取県', 'Tottori', '680'],
  ['島根県', 'Shimane', '690'],
  ['岡山県', 'Okayama', '700'],
  ['広島県', 'Hiroshima', '730'],
  ['山口県', 'Yamaguchi', '753'],
  ['徳島県', 'Tokushima', '770'],
  ['香川県', 'Kagawa', '760'],
  ['愛媛県', 'Ehime', '790'],
  ['高知県', 'Kochi', '780'],
  ['福岡県', 'Fukuoka', '812'],
  ['佐賀県', 'Saga', '840'],
  ['長崎県', 'Nagasaki', '850'],
  ['熊本県', 'Kumamoto', '862'],
  ['大分県', 'Oita', '870'],
  ['宮崎県', 'Miyazaki', '880'],
  ['鹿児島県', 'Kagoshima', '890'],
  ['沖縄県', 'Okinawa', '900'],
] as const;

describe('every prefecture is found', () => {
  it.each(PREFECTURES)('%s, %s, %s', (ja, en, zip) => {
    const find = (address: object): string | undefined => findPrefectureOfAddress(contract, address)?.ja;
    expect(find({ province: en })).toBe(ja);
    expect(find({ province: ja })).toBe(ja);
    expect(find({ province_kanji: ja.replace(/[都府県]$/, '') })).toBe(ja);
    expect(find({ address1: `${ja}中央1-1` })).toBe(ja);
    expect(find({ address1_kanji: ` ${ja}中央1-1`, zip: '999-9999' })).toBe(ja);
    expect(find({ zip: `${zip}-8570` })).toBe(ja);
  });

  it('and there are no others', () => {
    expect(contract.prefectures.map(({ ja }) => ja).sort()).toEqual(PREFECTURES.map(([ja]) => ja).sort());
  });
});

it.each([
  ['what is named, not what a line begins with', { province: 'Osaka', address1: '東京都港区' }, '大阪府'],
  ['what is printed first', { province_kanji: '京都', province: 'Osaka' }, '京都府'],
  ['a line, not the postal code', { address1: '東京都港区', zip: '540-8570' }, '東京都'],
  ['nothing without any of them', { address1: '1 Main Street', zip: 'SW1A 1AA' }, undefined],
])('finds %s', (_, address, ja) => {
  expect(findPrefectureOfAddress(contract, address)?.ja).toBe(ja);
});
