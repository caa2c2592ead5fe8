/**
 * What an island's component receives: the data that the build wrote into the page, the element it is in, and what the
 * control that opened it says in `data-intent`.
 */
export type IslandProps = { data: unknown; host: HTMLElement; intent: string };
