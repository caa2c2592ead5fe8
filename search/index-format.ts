/** What a reader can be led to: a page from its top, a heading, or a field. */
export type Section = {
  /** Address of the page below the base of its locale: '' for the home page, 'shipment-create'. */
  page: string;
  pageTitle: string;
  /** 1 for the top of a page, 2 to 4 for headings, 5 for a field, 6 for a rule. */
  level: number;
  title: string;
  /** Id of the heading or field; empty for the top of a page. */
  anchor: string;
  /** Text as a reader sees it, white space collapsed, without the title. Samples of code come last. */
  text: string;
  /** How many letters at the end of the text are code. */
  code: number;
};

/** The level of a section that is a field. */
export const FIELD_LEVEL = 5;

/**
 * Words for the same thing, from the glossary: in Japanese, in English, the Japanese one in kana, and words that the
 * portal does not use but a reader may type.
 */
export type WordGroup = { ja: string; en: string[]; reading?: string; also?: string[] };

export const INDEX_VERSION = 2;

/** A locale's index as it is fetched: columns with an entry for each section, in the order of the site. */
export type SearchIndex = {
  v: typeof INDEX_VERSION;
  locale: string;
  /** Address and title of each page. */
  pages: [path: string, title: string][];
  /** How many sections each page has. */
  n: number[];
  /** Level of each section, one digit each. */
  l: string;
  /** Title of each section; 0 where it is the page's. */
  t: (string | 0)[];
  /** Anchor of each section. */
  a: string[];
  /** Text of each section. */
  x: string[];
  /** How many letters at the end of each text are code. */
  c: number[];
  /** Title of the same section in the other language; 0 where it is the same or there is none. */
  o: (string | 0)[];
  words: WordGroup[];
};
