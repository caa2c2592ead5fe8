import type { Rule } from './rule';

/** Reports a bold lead that ends like a sentence without being one: 「**言語。**」, where Japanese has 「**言語**：」. */
export const runInHeading: Rule = (context) => {
  const { Syntax, RuleError, getSource, report } = context;
  return {
    [Syntax.Strong](node): void {
      const text = getSource(node).slice(2, -2);
      if (!text.endsWith('。') || /(?:です|ます|ません|ください)。$/.test(text)) return;
      report(node, new RuleError(`「**${text}**」 => 「**${text.slice(0, -1)}**：」`));
    },
  };
};
