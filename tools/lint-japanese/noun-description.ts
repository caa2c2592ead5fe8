import type { Rule } from './rule';

/** Reports the description of a field that is a noun and 「です。」 alone: 「幅です。」, where 「幅」 says the same. */
export const nounDescription: Rule = (context) => {
  const { Syntax, RuleError, getSource, report } = context;
  return {
    [Syntax.Paragraph](node): void {
      const text = getSource(node);
      if (!/^[^。、]{1,25}(?<!ない)です。$/.test(text)) return;
      report(node, new RuleError(`「${text}」 => 「${text.slice(0, -'です。'.length)}」`));
    },
  };
};
