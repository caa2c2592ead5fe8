export type Hit = {
  /** Number of the section in the corpus. */
  section: number;
  /** Whether the title matches: in any spelling, in the words of the query, or wholly in the other language. */
  inTitle: boolean;
  /** Whether title or text hold the query letter by letter, whatever else it was found by. */
  isLiteral: boolean;
  /** What to show as found: the query, or the words that were found in its place. */
  shown: string;
  score: number;
  /** Sections that say the same as this one, such as a field that several operations share. */
  copies: number[];
};
