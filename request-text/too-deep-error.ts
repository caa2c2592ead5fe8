/** A request of the API has four levels of nesting; source code around it has a few more. */
export const DEEPEST = 100;

/** Thrown by the parsers, which are recursive, at the first bracket that is nested more than DEEPEST levels deep. */
export class TooDeepError extends Error {}
