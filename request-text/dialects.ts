/** The languages of the samples in which a body can be written as a literal. */
export const LANGUAGES = ['node', 'python', 'php', 'ruby', 'go'] as const;
export type Language = (typeof LANGUAGES)[number];

/** How a language writes literals, as far as a request body needs it. */
export type Dialect = {
  /** Comments to the end of the line; blocks as in C where `hasBlockComments` is set. */
  lineComments: readonly string[];
  hasBlockComments: boolean;
  /** Whether a string in `"` or `'` has to end on its line. */
  endsStringsWithLine: boolean;
  words: Readonly<Record<string, boolean | null>>;
  /** Between a name and its value. */
  arrows: readonly string[];
  /** Quotes whose strings know no escapes but the quote itself and, with `backslash`, the backslash. */
  plainQuotes: Readonly<Record<string, 'raw' | 'backslash'>>;
  /** Quotes whose strings know escapes, and how an interpolation in them begins, up to a brace or as a whole. */
  quotes: Readonly<Record<string, RegExp | null>>;
};

const JAVASCRIPT_WORDS = { true: true, false: false, null: null };

export const DIALECTS: Readonly<Record<Language, Dialect>> = {
  node: {
    lineComments: ['//'],
    hasBlockComments: true,
    endsStringsWithLine: true,
    words: JAVASCRIPT_WORDS,
    arrows: [':'],
    plainQuotes: {},
    quotes: { '"': null, "'": null, '`': /\$\{/y },
  },
  python: {
    lineComments: ['#'],
    hasBlockComments: false,
    endsStringsWithLine: true,
    words: { True: true, False: false, None: null },
    arrows: [':'],
    plainQuotes: {},
    quotes: { '"""': null, "'''": null, '"': null, "'": null },
  },
  php: {
    lineComments: ['//', '#'],
    hasBlockComments: true,
    endsStringsWithLine: false,
    words: { ...JAVASCRIPT_WORDS, TRUE: true, FALSE: false, NULL: null },
    arrows: ['=>'],
    plainQuotes: { "'": 'backslash' },
    quotes: { '"': /\{\$|\$\{|\$[a-z_]\w*(?:\[[\w'$-]*\]|->[a-z_]\w*)?/iy },
  },
  ruby: {
    lineComments: ['#'],
    hasBlockComments: false,
    endsStringsWithLine: false,
    words: { true: true, false: false, nil: null },
    arrows: ['=>', ':'],
    plainQuotes: { "'": 'backslash' },
    quotes: { '"': /#\{/y },
  },
  go: {
    lineComments: ['//'],
    hasBlockComments: true,
    endsStringsWithLine: true,
    words: { true: true, false: false, nil: null },
    arrows: [':'],
    plainQuotes: { '`': 'raw' },
    quotes: { '"': null },
  },
};

/** The place behind white space and comments. */
export function skipBlank(text: string, from: number, { lineComments, hasBlockComments }: Dialect): number {
  let at = from;
  for (;;) {
    while (at < text.length && /\s/.test(text.charAt(at))) at += 1;
    if (lineComments.some((sign) => text.startsWith(sign, at))) {
      const end = text.indexOf('\n', at);
      at = end < 0 ? text.length : end;
    } else if (hasBlockComments && text.startsWith('/*', at)) {
      const end = text.indexOf('*/', at + 2);
      at = end < 0 ? text.length : end + 2;
    } else {
      return at;
    }
  }
}
