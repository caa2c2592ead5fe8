const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const { parse, stringify } = require('yaml');

const glossary = parse(readFileSync(join(__dirname, 'i18n/glossary.yaml'), 'utf8'));

/** The glossary in the form of the rule "prh": what is expected, and what is refused in its place. */
const terms = stringify({
  version: 1,
  rules: glossary.filter(({ avoid }) => avoid.length > 0).map(({ ja, avoid }) => ({ expected: ja, patterns: avoid })),
});

/** What reads like a translation, with what to write instead. */
const habits = readFileSync(join(__dirname, 'i18n/habits.yaml'), 'utf8');

// cspell:ignore dearu desumasu
module.exports = {
  rules: {
    'preset-ja-technical-writing': {
      'sentence-length': { max: 120 },
      'max-kanji-continuous-len': { max: 8 },
      'no-exclamation-question-mark': true,
      'ja-unnatural-alphabet': { allow: ['g', 'A', 'B', 'e', 'R', '/^[A-Za-z]$/'] },
      'ja-no-mixed-period': { allowPeriodMarks: ['。', '：', ':', '）'], periodMark: '。' },
      'no-mix-dearu-desumasu': {
        preferInHeader: '',
        preferInBody: 'ですます',
        preferInList: 'ですます',
        strict: false,
      },
    },
    prh: { ruleContents: [terms, habits], checkLink: true },
  },
};
