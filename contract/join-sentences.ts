/** Sentences as one text. Japanese has no space after a full stop: ['送信しました。', '次へ進みます。'] → '送信しました。次へ進みます。' */
export function joinSentences(sentences: readonly string[]): string {
  return sentences.reduce((text, next) => `${text}${text.endsWith('。') ? '' : ' '}${next}`);
}
