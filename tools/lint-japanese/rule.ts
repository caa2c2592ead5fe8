import type { loadTextlintrc } from 'textlint';

type Descriptor = Awaited<ReturnType<typeof loadTextlintrc>>;

/** A rule of textlint, as its descriptor wants it. */
export type Rule = NonNullable<Parameters<Descriptor['shallowMerge']>[0]['rules']>[number]['rule'];
