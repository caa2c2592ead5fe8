export const KINDS = ['page', 'operation', 'heading', 'field', 'rule', 'example', 'error'] as const;
/** The kind of a section. A page is an operation when it describes one, a heading an error when it is a code. */
export type Kind = (typeof KINDS)[number];

/** A place to which a result leads: the top of a page, a heading, a field, a rule or an example. */
export type Section = {
  kind: Kind;
  /** URL of the page below the base of its locale: '' for the home page, 'shipment-create'. */
  page: string;
  pageTitle: string;
  /** 1 for the top of a page, 2 to 4 for headings, 5 for a field, 6 for a rule. */
  level: number;
  title: string;
  /** Title of the same section in the other language; empty where it is the same or there is none. */
  otherTitle: string;
  /** Id of the heading or field; empty for the top of a page. */
  anchor: string;
  /** Method and path of an operation, 'POST /shipments'; empty elsewhere. */
  call: string;
  /** Prose as a reader sees it, a line for each paragraph, without the title and without code. */
  text: string;
  /** Code samples. An index keeps of them only the names that are nowhere else, with spaces between them. */
  code: string;
};

/** The level of a section that is a field. */
export const FIELD_LEVEL = 5;

/**
 * Words for the same thing: from the glossary in Japanese, in English, the Japanese one in kana unless it is written in
 * kana, and words that the portal does not use but a reader may type; from the dictionary a Japanese word, its reading
 * and its homophones.
 */
export type WordGroup = { ja: string; en: string[]; reading?: string; also?: string[] };

export const INDEX_VERSION = 4;

/** A link that is shown before anything is typed. */
export type Task = [title: string, href: string];

/** A locale's index as it is fetched: columns with an entry for each section, in the order of the site. */
export type SearchIndex = {
  v: typeof INDEX_VERSION;
  locale: string;
  /** URL and title of each page, and the call of an operation. */
  pages: [path: string, title: string, call?: string][];
  /** How many sections each page has. */
  n: number[];
  /** Kind and level of each section, a digit each. */
  k: string;
  l: string;
  /** Title of each section; 0 where it is the page's. */
  t: (string | 0)[];
  /** Anchor of each section, with `~` for the title where it ends in that: 'request~' of setup.date. */
  a: string[];
  x: string[];
  c: (string | 0)[];
  o: (string | 0)[];
  /** The columns `ja`, `reading`, `en` and `also` of all groups of words. A `|` separates several words. */
  w: [ja: string[], reading: string[], en: string[], also: string[]];
  tasks: Task[];
};
