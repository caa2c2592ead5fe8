import { describe, expect, it } from 'vitest';
import { createJapaneseLinter, type JapaneseKind } from './create-japanese-linter';

const RETURNS = '料金が返ります。';

/** A text of each habit, and what the linter says to write instead. */
const HABITS: [JapaneseKind, string, RegExp][] = [
  ['page', 'PDFのアドレスを確認してください。', /アドレス => URL/],
  ['page', '[URLとアドレス](/auth)を確認してください。', /アドレス => URL/],
  ['page', '外部ライブラリは要りません。', /要りません => 不要です/],
  ['page', 'どれも単体で動作します。', /どれも => いずれも/],
  ['page', '本物の送り状を発行します。', /本物の => 本番の/],
  ['page', '誤りを直してください。', /直し => 修正/],
  ['page', 'サブユーザーは独自のデータを持ちます。', /を持ちます => がある/],
  ['page', 'あなたのトークンを指定してください。', /あなた => 自社/],
  ['page', '出荷のidを保存してください。', /id => .*ID/],
  ['page', '11種類の運送会社に対応しています。', /11種類の運送会社 => 国内外8社/],
  ['page', '重量は30kg以下です。', /30kg => 30 kg/],
  ['page', 'サービスを省くと、エラーになります。', /省く => 省略/],
  ['page', `${RETURNS}\n\n${RETURNS}\n\n${RETURNS}`, /「返りま」はこのページで2回までです。「取得できます」/],
  ['page', '使えるのはDHLだけです。\n\n使えるのはUPSだけです。', /「のはUPSだけです」はこのページで1回までです。/],
  ['page', '- **言語。** 日本語です。', /「\*\*言語。\*\*」 => 「\*\*言語\*\*：」/],
  ['page', '- 日本語である。\n- 英語を使用する。', /である/],
  ['descriptions', '荷物の幅です。', /「荷物の幅です。」 => 「荷物の幅」/],
  ['strings', 'サーバ', /サーバ => サーバー/],
];

const FINE: [JapaneseKind, string][] = [
  ['page', 'メールアドレスを指定してください。'],
  ['page', '余裕を持って登録してください。'],
  ['page', '登録し直してください。'],
  ['page', '`id`はIDです。'],
  ['page', `${RETURNS}\n\n${RETURNS}`],
  ['page', '- **言語**：日本語です。\n- **トークンは直ちに無効になります。** 以前のトークンは使用できません。'],
  ['descriptions', '荷物の幅。単位はcmです。'],
  ['strings', '荷物の幅です。'],
];

const lint = async (kind: JapaneseKind, text: string): Promise<string[]> => {
  const { messages } = await (await createJapaneseLinter(kind)).lintText(text, 'text.md');
  return messages.map(({ message }) => message);
};

describe('the Japanese linter', () => {
  it.each(HABITS)('says of a text of the kind %s what to write instead: %s', async (kind, text, says) => {
    expect((await lint(kind, text)).join('\n')).toMatch(says);
  });

  it.each(FINE)('accepts in a text of the kind %s: %s', async (kind, text) => {
    expect(await lint(kind, text)).toEqual([]);
  });
});
