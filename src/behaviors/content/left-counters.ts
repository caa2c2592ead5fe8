/** The pages whose counter has a text or a file that its reader left there; it is opened again with the page. */
export const leftCounters = new Set<string>();

/** The page of a counter, the same in both languages: 'err', or '' for the home page. */
export function toCounterPage(): string {
  return location.pathname.split('/').at(-1) ?? '';
}
