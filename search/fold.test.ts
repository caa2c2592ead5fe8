import { describe, expect, it } from 'vitest';
import { fold, foldQuery, foldTexts } from './fold';

describe('foldQuery brings spellings of one word to one form', () => {
  it.each([
    ['width', 'ﾔﾏﾄ', 'ヤマト'],
    ['half-width voicing', 'ﾊﾞｰｺｰﾄﾞ', 'バーコード'],
    ['full-width Latin', 'ＡＰＩ', 'api'],
    ['case', 'DHL', 'dhl'],
    ['kana', 'やまと', 'ヤマト'],
    ['long vowel at the end', 'サーバ', 'サーバー'],
    ['long vowel at the end, in hiragana', 'さーばー', 'サーバ'],
    ['long vowel for イ after the e row', 'メイル', 'メール'],
    ['ヴ', 'ヴァージョン', 'バージョン'],
    ['small kana', 'ウエブ', 'ウェブ'],
    ['small ya', 'キヤンセル', 'キャンセル'],
    ['okurigana between kanji', '取消し', '取り消し'],
    ['okurigana left out', '取消', '取り消し'],
    ['okurigana of two verbs', '呼出し', '呼び出し'],
    ['kanji or kana', '全て', 'すべて'],
    ['kanji or kana within a word', '下さい', 'ください'],
    ['spaces beside Japanese', '追跡 番号', '追跡番号'],
    ['a space between Latin and Japanese', 'API トークン', 'APIトークン'],
    ['ideographic space', '追跡　番号', '追跡番号'],
    ['a separator within a name', 'auth-error', 'AUTH_ERROR'],
    ['a separator or a space', 'setup.date', 'setup date'],
    ['a space before a unit', '70kg', '70 kg'],
    ['counted months', '2ヶ月', '2か月'],
    ['thousands', '300,000', '300000'],
    ['ten thousands', '30万', '300,000'],
    ['units', '15キログラム', '15kg'],
    ['a syllable that is being typed', 'おくりj', 'おくり'],
    ['okurigana of a compound', '問合せ', '問い合わせ'],
  ])('%s: %s and %s', (_, a, b) => {
    expect(foldQuery(a)).toBe(foldQuery(b));
  });

  it.each([
    ['a long vowel that tells words apart', 'ノード', 'のど'],
    ['particles', '国内に発送', '国内発送'],
    ['particles', '荷物で支払', '荷物支払'],
    ['short katakana words', 'キー', 'キ'],
    ['Latin words', 'rate limit', 'ratelimit'],
  ])('but keeps apart %s: %s and %s', (_, a, b) => {
    expect(foldQuery(a)).not.toBe(foldQuery(b));
  });
});

describe('fold', () => {
  const texts = [
    '取り消した出荷は`void`の状態で残ります。',
    'ＡＰＩ　トークンは、サーバーのヴァージョンに依存しません。',
    'ﾊﾞｰｺｰﾄﾞ付きの送り状を、全て 印刷して下さい。',
    'setup.cash_on_delivery.amount は integer です',
    '',
    '🚚 絵文字 and 𠮷野家',
    'メイル、メール、レイアウト、ページ',
    'x-access-token: 70 kg, 154.5 cm. setup.date - end_',
  ];

  it.each(texts)('returns the same as foldTexts: %s', (text) => {
    expect(foldTexts(['x', text, 'y'])).toEqual(['x', fold(text).text, 'y']);
  });

  it.each(texts)('keeps the source of each letter: %s', (text) => {
    const { text: folded, source } = fold(text);
    expect(source).toHaveLength(Array.from(folded).length === folded.length ? folded.length + 1 : source.length);
    expect([...source].sort((a, b) => a - b)).toEqual(source);
    expect(source.at(-1)).toBe(text.length);
  });
});
