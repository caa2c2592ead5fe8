import { readdirSync } from 'node:fs';

/** The IDs of the pages: the names of the files in docs/. The home page is the only other page. */
export const PAGE_IDS = readdirSync('docs').flatMap((name) => /^(.+)\.mdx$/.exec(name)?.[1] ?? []);

export const LOCALES = ['ja', 'en'] as const;
export type Locale = (typeof LOCALES)[number];
