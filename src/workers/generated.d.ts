// Written by plugins/console for each language.
declare module '@generated/console/default/sandbox-data.json' {
  import type { Contract } from '@site/contract';
  import type { JapaneseFiles } from '@site/sandbox';

  const data: { contract: Contract; docsUrl: string; glyphsUrl: string; japanese?: JapaneseFiles };
  export default data;
}
declare module '@generated/console/default/body-validators.js' {
  import type { Validate } from '@site/contract';

  const findBodyValidator: (name: string) => Validate | undefined;
  export default findBodyValidator;
}
declare module '@generated/console/default/checks/index.js' {
  import type { Validate } from '@site/contract';

  /** Loads the validators of an operation by its ID. */
  const loaders: Record<string, () => Promise<{ default: (name: string) => Validate | undefined }>>;
  export default loaders;
}
declare module '@generated/console/default/parameter-validators.js' {
  import type { Validate } from '@site/contract';

  const findParameterValidator: (name: string) => Validate | undefined;
  export default findParameterValidator;
}
declare module '@generated/console/default/console-data.json' {
  import type { ConsoleData } from '@site/contract';

  const data: ConsoleData;
  export default data;
}
declare module '@generated/console/default/check-phrases.json' {
  const phrases: Record<string, string>;
  export default phrases;
}
declare module '@generated/console/default/check-data.json' {
  const data: unknown;
  export default data;
}
