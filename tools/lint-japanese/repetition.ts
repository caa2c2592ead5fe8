import type { Rule } from './rule';

/** Words that are right once or twice on a page, and sound like a machine when every sentence has them. */
const REPETITIONS = [
  { pattern: /返(?:り|し)ま/g, max: 2, instead: '「取得できます」「レスポンスに含まれます」' },
  { pattern: /に入(?:り|ってい)ま/g, max: 2, instead: '「含まれます」「確認できます」' },
  { pattern: /拒否/g, max: 2, instead: '「エラーになります」' },
  { pattern: /のは[^。]{0,200}だけです/g, max: 1, instead: '「…に限られます」や、主語から始まる文' },
];

/** Counts words over the whole of a page, and reports each use above the limit. */
export const repetition: Rule = (context) => {
  const { Syntax, RuleError, getSource, locator, report } = context;
  const left = REPETITIONS.map(({ max }) => max);
  return {
    [Syntax.Paragraph](node): void {
      const text = getSource(node);
      REPETITIONS.forEach(({ pattern, max, instead }, at) => {
        for (const { 0: words, index } of text.matchAll(pattern)) {
          left[at] = (left[at] ?? 0) - 1;
          if ((left[at] ?? 0) >= 0) continue;
          const message = `「${words}」はこのページで${max}回までです。${instead}などに書き換えてください。`;
          report(node, new RuleError(message, { padding: locator.range([index, index + words.length]) }));
        }
      });
    },
  };
};
