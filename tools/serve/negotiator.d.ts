/** The part of negotiator 1 that `site.ts` uses: the published types know only version 0. */
declare module 'negotiator' {
  import type { IncomingMessage } from 'node:http';

  export default class Negotiator {
    constructor(request: IncomingMessage);
    mediaType(available: readonly string[]): string | undefined;
    encodings(available: readonly string[], options: { preferred: readonly string[] }): string[];
  }
}
