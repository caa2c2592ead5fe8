// Written by tools/package for the bundle.
declare module '@package/sandbox-data.json' {
  import type { Contract } from '@site/contract';
  import type { JapaneseFiles } from '@site/sandbox';

  const data: { contract: Contract; japanese: JapaneseFiles };
  export default data;
}
declare module '@package/check-data.json' {
  import type { Language, RuleContract } from '@site/contract';
  import type { IssueSentences } from '@site/rules';

  const data: { contract: RuleContract; sentences: Record<Language, IssueSentences>; docsUrl: string };
  export default data;
}
declare module '@package/body-validators.js' {
  import type { Validate } from '@site/contract';

  const findBodyValidator: (name: string) => Validate | undefined;
  export default findBodyValidator;
}
declare module '@package/parameter-validators.js' {
  import type { Validate } from '@site/contract';

  const findParameterValidator: (name: string) => Validate | undefined;
  export default findParameterValidator;
}
declare module '@package/operations.json' {
  const operations: Record<string, { id: string; method: string; path: string }>;
  export default operations;
}
declare module '@package/error-codes' {
  /** In the package, the codes of the error catalog. Codes of carriers are any other string. */
  export type ErrorCode = string;
}
