/** Something that was filled in, under the words that are printed above it. */
export type Field = { caption: string; value: string };
