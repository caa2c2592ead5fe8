import type { Params } from '../../rules';

/** An error of the sandbox's command, as data: a phrase of contract/data/phrases.yaml and its values. */
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
