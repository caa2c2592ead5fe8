// Written by plugins/console for each language.
declare module '@generated/console/default/sandbox-data.json' {
  import type { Contract } from '@site/contract';
  import type { JapaneseFiles } from '@site/sandbox';

  const data: { contract: Contract; docsUrl: string; glyphsUrl: string; japanese?: JapaneseFiles };
  export default data;
}
declare module '@generated/console/default/sandbox-validators' {
  import type { Validate } from '@site/contract';

  const findValidator: (name: string) => Validate | undefined;
  export default findValidator;
}
declare module '@generated/console/default/console-data.json' {
  import type { ConsoleData } from '@site/plugins/console/console-data';

  const data: ConsoleData;
  export default data;
}
declare module '@generated/console/default/check-data.json' {
  const data: unknown;
  export default data;
}
declare module '@generated/console/default/check-validators.js' {
  const findValidator: (name: string) => ((value: unknown) => unknown[]) | undefined;
  export default findValidator;
}
