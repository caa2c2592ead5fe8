import type { Params } from '../../rules';

/** What the sandbox's command cannot do, as data: a phrase of contract/data/phrases.yaml and what fills it. */
export class CliError extends Error {
  constructor(
    readonly phrase: `cli-${string}`,
    readonly params: Params = {},
    options?: ErrorOptions,
  ) {
    super(`${phrase} ${JSON.stringify(params)}`, options);
    this.name = 'CliError';
  }
}
